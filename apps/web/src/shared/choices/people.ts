import { type NamedPerson, personLabel } from '@kasa/contracts/shared/person-label';
import type { DataOf, InputOf, QueryId } from '../query/operations.ts';
import { useOperation } from '../query/use-operation.ts';
import { type ChoiceSource, listedChoices } from './choice-source.ts';

type People = { items: readonly (NamedPerson & { full_name: string })[] };
export type PeopleQueryId = { [Id in QueryId]: DataOf<Id> extends People ? Id : never }[QueryId];

/** The people of a list. */
export function usePeople<Read extends PeopleQueryId>(read: Read, input: InputOf<Read>, isEnabled = true) {
  const query = useOperation(read, input, { isEnabled, isQuiet: true });
  const { items } = (query.data as People | undefined) ?? { items: [] };
  return { query, items: items.map((person) => ({ id: person.id, label: personLabel(person) })) };
}

/** Choices among the people of a list, e.g. who started a run. */
export const peopleChoices = <Read extends PeopleQueryId>(read: Read, input: InputOf<Read>): ChoiceSource =>
  listedChoices((isEnabled) => usePeople(read, input, isEnabled));
