export function sortDirection(sort: string | undefined, columnId: string): 'ascending' | 'descending' | null {
  if (sort === columnId) return 'ascending';
  if (sort === `-${columnId}`) return 'descending';
  return null;
}

/** The next `sort` after a press on the header: ascending, then descending ("-"). */
export function nextSort(sort: string | undefined, columnId: string): string {
  return sort === columnId ? `-${columnId}` : columnId;
}
