// Makes a set-up from the start form: the players, and the values that differ from the game's defaults.

import type { GameInfo, OptionInfo, OptionValues, Setup } from '../engine/index.js';

/** The possible values of an option. A number whose default is null may stay unset. */
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
    // A seat without a name is called by its number, in the reader's language.
    ...(names.some(Boolean) ? { names } : {}),
    seed: text(form, 'seed'),
    ...(edition && edition !== info.editions[0] ? { edition } : {}),
    ...(modules.length ? { modules } : {}),
    ...(scenario ? { scenario } : {}),
    ...(options.length ? { options: Object.fromEntries(options) } : {}),
  };
  // The engine validates the form's values, so this cast needs no checks.
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
    // Hidden options keep their values.
    case 'choice':
      return text(form, name) || values.default;
    case 'number':
      return text(form, name) === '' ? values.default : Number(text(form, name));
    // Players do not choose which boards lie in the box; hosts set that in the set-up.
    case 'pairs':
      return values.default;
  }
}

function text(form: FormData, name: string): string {
  return String(form.get(name) ?? '').trim();
}
