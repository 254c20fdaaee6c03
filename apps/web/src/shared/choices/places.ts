import { useOperation } from '../query/use-operation.ts';
import { listedChoices } from './choice-source.ts';

/** The points where something is sold: all but depots. */
export function usePlaces(isEnabled = true) {
  const query = useOperation('listTerminalPoints', {}, { isEnabled, isQuiet: true });
  const points = query.data?.items.filter(({ kind }) => kind !== 'depot') ?? [];
  return { query, items: points.map(({ id, name, city }) => ({ id, label: name, description: city })) };
}

/** The same, of a filter. */
export const placeChoices = listedChoices(usePlaces);
