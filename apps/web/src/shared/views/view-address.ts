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

/** Whether two views show the same, whatever the order of their parameters. */
export function isSame(one: ViewParameters, other: ViewParameters): boolean {
  const text = (parameters: ViewParameters) =>
    parameters
      .map(({ name, value }) => `${name}=${value}`)
      .toSorted()
      .join('&');
  return text(one) === text(other);
}

/** The view that the address was opened with, or that it happens to be; undefined: none. */
export function currentView(
  views: readonly SavedView[],
  search: URLSearchParams,
  parameters: ViewParameters,
): SavedView | undefined {
  const named = views.find(({ id }) => id === search.get(VIEW_PARAMETER));
  return named ?? views.find((view) => isSame(view.parameters, parameters));
}
