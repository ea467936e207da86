// From the start form to a set-up: who plays, and whatever differs from the game's defaults.

import type { GameInfo, OptionInfo, OptionValues, Setup } from '../engine/index.js';

/** What an option may be. A number whose default is null may be left unset. */
type Values = OptionValues | { type: 'number'; min: number; max: number; default: number | null };
export type Option = Omit<OptionInfo, 'values'> & { values: Values };

export function setupOf(info: GameInfo, form: FormData): Setup {
  const seats = Number(text(form, 'seats'));
  const names = Array.from({ length: seats }, (_, seat) => text(form, `name${seat}`));
  const edition = text(form, 'edition');
  const modules = form.getAll('modules');
  const scenario = text(form, 'scenario');
  const options = info.options.map((option) => chosen(option, form)).filter((pair) => pair !== undefined);
  const setup = {
    game: info.id,
    seats,
    // Who has no name is called by the number of the seat, in the language of whoever looks.
    ...(names.some(Boolean) ? { names } : {}),
    seed: text(form, 'seed'),
    ...(edition && edition !== info.editions[0] ? { edition } : {}),
    ...(modules.length ? { modules } : {}),
    ...(scenario ? { scenario } : {}),
    ...(options.length ? { options: Object.fromEntries(options) } : {}),
  };
  // The engine checks what the form gives, so its types need not be proved here.
  return setup as unknown as Setup;
}

function chosen({ name, values }: Option, form: FormData): [name: string, value: unknown] | undefined {
  const value = read(values, name, form);
  return value === values.default ? undefined : [name, value];
}

function read(values: Values, name: string, form: FormData): unknown {
  switch (values.type) {
    case 'flag':
      return form.has(name);
    // An option that is not shown stays as it is.
    case 'choice':
      return text(form, name) || values.default;
    case 'number':
      return text(form, name) === '' ? values.default : Number(text(form, name));
    // Which boards lie in the box is no choice for the players; hosts set it in the set-up.
    case 'pairs':
      return values.default;
  }
}

function text(form: FormData, name: string): string {
  return String(form.get(name) ?? '').trim();
}
