/** For how long a row is lit after its object was made or changed here, milliseconds. */
const LIT_MS = 4000;

const changedAt = new Map<string, number>();

/** Notes the object of a successful command, for the lists that show it. */
export function markChanged(data: unknown): void {
  const now = performance.now();
  for (const [id, at] of changedAt) if (now - at > LIT_MS) changedAt.delete(id);
  if (typeof data === 'object' && data !== null && 'id' in data) changedAt.set(String(data.id), now);
}

export const isRecentlyChanged = (id: string): boolean =>
  performance.now() - (changedAt.get(id) ?? Number.NEGATIVE_INFINITY) < LIT_MS;
