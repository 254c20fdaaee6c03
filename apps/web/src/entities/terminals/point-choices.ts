import { listedChoices } from '#shared/choices/choice-source.ts';
import { useOperation } from '#shared/query/use-operation.ts';

/** The points that the terminals of the merchant stand at. */
export function usePoints(isEnabled = true) {
  const query = useOperation('listTerminalPoints', {}, { isEnabled, isQuiet: true });
  const items = query.data?.items ?? [];
  return { query, items: items.map(({ id, name, city }) => ({ id, label: name, description: city })) };
}

export const pointChoices = listedChoices(usePoints);
