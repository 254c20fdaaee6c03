/** `ascending`/`descending` as aria-sort says it; null: this column doesn't order the list. */
export function sortDirection(sort: string | undefined, columnId: string): 'ascending' | 'descending' | null {
  if (sort === columnId) return 'ascending';
  if (sort === `-${columnId}`) return 'descending';
  return null;
}

/** What a press on the column's header asks for: ascending first, then the other way ("-" means descending). */
export function nextSort(sort: string | undefined, columnId: string): string {
  return sort === columnId ? `-${columnId}` : columnId;
}
