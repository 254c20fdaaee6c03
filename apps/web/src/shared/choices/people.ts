import { formatPhone } from '@kasa/contracts/shared/phone';
import type { DataOf, InputOf, QueryId } from '../query/operations.ts';
import { useOperation } from '../query/use-operation.ts';
import { type ChoiceSource, listedChoices } from './choice-source.ts';

type Person = { id: string; full_name: string; phone_hint: string | null };
type People = { items: readonly Person[] };
export type PeopleQueryId = { [Id in QueryId]: DataOf<Id> extends People ? Id : never }[QueryId];

/** The name; of people with the same one, with what tells their phones apart. */
function personLabel({ full_name, phone_hint: hint }: Person): string {
  if (hint === null) return full_name;
  return `${full_name}, ${hint.startsWith('+') ? formatPhone(hint) : `…${hint}`}`;
}

/** The people of a list. */
export function usePeople<Read extends PeopleQueryId>(read: Read, input: InputOf<Read>, isEnabled = true) {
  const query = useOperation(read, input, { isEnabled, isQuiet: true });
  const { items } = (query.data as People | undefined) ?? { items: [] };
  return { query, items: items.map((person) => ({ id: person.id, label: personLabel(person) })) };
}

/** Choices among the people of a list, e.g. who started a run. */
export const peopleChoices = <Read extends PeopleQueryId>(read: Read, input: InputOf<Read>): ChoiceSource =>
  listedChoices((isEnabled) => usePeople(read, input, isEnabled));
