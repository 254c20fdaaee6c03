import { COLUMNS_PARAMETER, columnsText } from '../table/hidden-columns.ts';
import { type SavedView, VIEW_PARAMETER, type ViewParameters } from './view-search.ts';

/** What `VIEW_PARAMETER` is for the whole list, where another view is the default. */
export const ALL = 'all';

/** What is no part of a view: where one is in it, and how much one sees at a time. */
const PLACE = ['page', 'perPage', VIEW_PARAMETER];

/** What a view of the present address would hold. @param known the list's own parameters: others mean nothing */
export function parametersOf(search: URLSearchParams, known: readonly string[]): ViewParameters {
  return [...search]
    .filter(([name, value]) => known.includes(name) && !PLACE.includes(name) && value.trim() !== '')
    .map(([name, value]) => ({ name, value }));
}

/** What a view holds that is kept now. @param filters as `parametersOf` the address @param hidden ids of columns */
export const withColumns = (filters: ViewParameters, hidden: readonly string[]): ViewParameters => [
  ...filters,
  { name: COLUMNS_PARAMETER, value: columnsText(hidden) },
];

/**
 * Whether a view shows what is seen now, whatever the order of their parameters. One that says nothing of columns, as those
 * that are older than that, leaves them as they are.
 */
export function isSame(view: ViewParameters, present: ViewParameters): boolean {
  const saysColumns = view.some(({ name }) => name === COLUMNS_PARAMETER);
  const text = (parameters: ViewParameters) =>
    parameters
      .filter(({ name }) => saysColumns || name !== COLUMNS_PARAMETER)
      .map(({ name, value }) => `${name}=${value}`)
      .toSorted()
      .join('&');
  return text(view) === text(present);
}

/** The view that the address was opened with, or that it happens to be; undefined: none. @param parameters seen now */
export function currentView(
  views: readonly SavedView[],
  search: URLSearchParams,
  parameters: ViewParameters,
): SavedView | undefined {
  const named = views.find(({ id }) => id === search.get(VIEW_PARAMETER));
  return named ?? views.find((view) => isSame(view.parameters, parameters));
}
