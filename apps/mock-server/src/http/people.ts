/** People of answers (`PersonReference`, `People`) are told apart from their namesakes, in one place for all operations. */
import { opens } from '@kasa/contracts/shared/permissions';
import type { z } from 'zod';
import { findNamesakes, type Namesakes, notToldApart } from '../db/namesakes.ts';
import type { Context, SessionInfo } from './request/handler.ts';

const ENDING = 4;
/** Only people of answers have this field. */
const MARK = 'phone_hint';

/** Somebody, as other objects refer to one. */
export const presentPerson = (id: string, name: string) => ({ id, name, ...notToldApart });

/** Null: nobody. */
export const presentPersonOrNobody = (id: string | null, name: string | null) =>
  id === null || name === null ? null : presentPerson(id, name);

type Person = { id: string; has_namesake: boolean; phone_hint: string | null } & (
  | { name: string }
  | { full_name: string }
);

const nameOf = (person: Person) => ('name' in person ? person.name : person.full_name);

function* peopleIn(data: unknown): Generator<Person> {
  if (data === null || typeof data !== 'object') return;
  if (MARK in data) yield data as Person;
  else for (const value of Object.values(data)) yield* peopleIn(value);
}

/** Whether data of this schema can name people. */
export function namesPeople(schema: unknown, seen: Set<unknown> = new Set()): boolean {
  if (schema === null || typeof schema !== 'object' || seen.has(schema)) return false;
  seen.add(schema);
  const { def } = (schema as Partial<z.core.$ZodType>)._zod ?? { def: schema };
  if ('shape' in def && MARK in (def.shape as object)) return true;
  return Object.values('shape' in def ? (def.shape as object) : def).some((part) => namesPeople(part, seen));
}

/** Digits of phones are for those who manage people or read the journal: anybody can take a colleague's name. */
export const mayReadPhones = ({ tags }: Pick<SessionInfo, 'tags'>) =>
  opens(tags, 'users_manage') || opens(tags, 'audit_view');

/** What of a phone tells its owner from others of the same name. */
function phoneHint({ phone, others }: Namesakes): string | null {
  if (phone === null) return null;
  const ending = phone.slice(-ENDING);
  return others.some((other) => other.endsWith(ending)) ? phone : ending;
}

/** Fills in who of the people in an answer has namesakes, and what tells them apart for whoever asks. */
export async function tellPeopleApart<Data>(
  { db, session }: Pick<Context, 'db' | 'session'>,
  data: Data,
): Promise<Data> {
  const people = [...peopleIn(data)];
  const asThen = (person: Person) => ({ id: person.id, name: nameOf(person) });
  const namesakesOf = await findNamesakes(db.db, session.merchantId, people.map(asThen));
  for (const person of people) {
    const found = namesakesOf(asThen(person));
    person.has_namesake = found !== null;
    person.phone_hint = found !== null && mayReadPhones(session) ? phoneHint(found) : null;
  }
  return data;
}
