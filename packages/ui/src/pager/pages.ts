/** Pages shown on each side of the current one (spec §9). */
const NEIGHBOURS = 4;

export function pagesAround(page: number, pageCount: number): number[] {
  const first = Math.max(1, page - NEIGHBOURS);
  const last = Math.min(pageCount, page + NEIGHBOURS);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
