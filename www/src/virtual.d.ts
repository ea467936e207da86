/** The ledgers of rules by the ids of their rules; made by the plugin in rules.ts. */
declare module 'virtual:rules' {
  const rules: Record<string, { title: string; text: string }>;
  export default rules;
}
