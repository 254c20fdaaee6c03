import type { DataOf } from '../query/operations.ts';

/** A way to look at a list that a person has given a name. */
export type SavedView = DataOf<'listSavedViews'>['items'][number];
export type ViewParameters = SavedView['parameters'];

/**
 * The parameter that says which view a list was opened with; `all` is the whole list, where another view is the
 * default. It only names: the filters stand beside it, so that whoever gets the address sees the same rows.
 */
export const VIEW_PARAMETER = 'view';

/** The search of a list's address that shows a view. */
export function searchOf({ id, parameters }: Pick<SavedView, 'id' | 'parameters'>): string {
  const search = new URLSearchParams(parameters.map(({ name, value }) => [name, value]));
  search.set(VIEW_PARAMETER, id);
  return `?${search}`;
}
