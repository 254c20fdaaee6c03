import { writtenSearch } from '../paths.ts';
import type { DataOf } from '../query/operations.ts';

export type SavedView = DataOf<'listSavedViews'>['items'][number];
export type ViewParameters = SavedView['parameters'];

/** Query parameter that names the opened view; `all` is the whole list. Filters are in the address, too. */
export const VIEW_PARAMETER = 'view';

export function viewSearch({ id, parameters }: Pick<SavedView, 'id' | 'parameters'>): string {
  const search = new URLSearchParams(parameters.map(({ name, value }) => [name, value]));
  search.set(VIEW_PARAMETER, id);
  return `?${writtenSearch(search)}`;
}
