import { COLUMNS_PARAMETER, formatHiddenColumns } from '../table/hidden-columns.ts';
import { type SavedView, VIEW_PARAMETER, type ViewParameters } from './view-search.ts';

/** `VIEW_PARAMETER` of the whole list, where another view is the default. */
export const ALL_ROWS_VIEW = 'all';

/** Not part of a view: page and page size. */
const PAGINATION_PARAMETERS = ['page', 'perPage', VIEW_PARAMETER];

/** View parameters of an address, without those unknown to the list. */
export function viewParametersIn(search: URLSearchParams, known: readonly string[]): ViewParameters {
  return [...search]
    .filter(
      ([name, value]) => known.includes(name) && !PAGINATION_PARAMETERS.includes(name) && value.trim() !== '',
    )
    .map(([name, value]) => ({ name, value }));
}

/** Parameters of a view to be saved. */
export const withHiddenColumns = (filters: ViewParameters, hidden: readonly string[]): ViewParameters => [
  ...filters,
  { name: COLUMNS_PARAMETER, value: formatHiddenColumns(hidden) },
];

/** Whether a view equals the present state. Older views without columns match any columns. */
export function isSameView(view: ViewParameters, present: ViewParameters): boolean {
  const saysColumns = view.some(({ name }) => name === COLUMNS_PARAMETER);
  const text = (parameters: ViewParameters) =>
    parameters
      .filter(({ name }) => saysColumns || name !== COLUMNS_PARAMETER)
      .map(({ name, value }) => `${name}=${value}`)
      .toSorted()
      .join('&');
  return text(view) === text(present);
}

/** The view named in the address, or else an equal one. */
export function currentView(
  views: readonly SavedView[],
  search: URLSearchParams,
  parameters: ViewParameters,
): SavedView | undefined {
  const named = views.find(({ id }) => id === search.get(VIEW_PARAMETER));
  return named ?? views.find((view) => isSameView(view.parameters, parameters));
}
