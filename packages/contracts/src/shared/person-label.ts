import { formatPhone } from './phone.ts';

/** Somebody as answers name them: `PersonReference`, or one of `People`. */
export type NamedPerson = {
  readonly id: string;
  readonly has_namesake: boolean;
  readonly phone_hint: string | null;
} & ({ readonly name: string } | { readonly full_name: string });

/**
 * The name; where that could be somebody else's, with what one may see of the phone, or else with the end of the
 * person's id, which is the same everywhere.
 */
export function personLabel(person: NamedPerson): string {
  const name = 'name' in person ? person.name : person.full_name;
  const { id, has_namesake, phone_hint: hint } = person;
  if (!has_namesake) return name;
  if (hint === null) return `${name}, ID ${id.slice(-4).toUpperCase()}`;
  return `${name}, ${hint.startsWith('+') ? formatPhone(hint) : `…${hint}`}`;
}
