import { useLocation } from 'react-router-dom';

/** For how long a row is lit after its object was made or changed here. An object, so that a slow test can have longer. */
export const lit = { ms: 4000 };
/** Objects that are remembered. */
const MAX_KEPT = 50;

const changed = new Map<string, { readonly at: number; readonly data: object }>();

/** Notes the object of a successful command, for the lists that show it. */
export function markChanged(data: unknown): void {
  if (typeof data !== 'object' || data === null || !('id' in data)) return;
  const id = String(data.id);
  changed.delete(id);
  changed.set(id, { at: performance.now(), data });
  const [oldest] = changed.keys();
  if (changed.size > MAX_KEPT && oldest !== undefined) changed.delete(oldest);
}

export const isRecentlyChanged = (id: string): boolean =>
  performance.now() - (changed.get(id)?.at ?? Number.NEGATIVE_INFINITY) < lit.ms;

/** State of the history entry of a list that one comes to from making an object. */
export const withMade = (id: string) => ({ made: id });

/** The page of a list, before which stands what was just made, wherever the order has it. */
export function useMadeFirst<Row extends { id: string }, Page extends { readonly items: readonly Row[] }>(
  page: Page | undefined,
): Page | undefined {
  const { made } = (useLocation().state ?? {}) as { made?: string };
  const row = made === undefined ? undefined : (changed.get(made)?.data as Row | undefined);
  if (!row || !page || page.items.some(({ id }) => id === row.id)) return page;
  return { ...page, items: [row, ...page.items] };
}
