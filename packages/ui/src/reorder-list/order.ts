/** Moves an id by the given number of places, clamped to the ends. */
export function moveBy(ids: readonly string[], id: string, by: number): string[] {
  const from = ids.indexOf(id);
  const next = ids.filter((other) => other !== id);
  next.splice(Math.max(0, Math.min(from + by, next.length)), 0, id);
  return next;
}

/** Moves ids before or after a target, keeping their order. */
export function moveBeside(
  ids: readonly string[],
  moved: readonly string[],
  target: string,
  position: 'before' | 'after',
): string[] {
  if (moved.includes(target)) return [...ids];
  const chosen = ids.filter((id) => moved.includes(id));
  const next = ids.filter((id) => !moved.includes(id));
  next.splice(next.indexOf(target) + (position === 'after' ? 1 : 0), 0, ...chosen);
  return next;
}
