import { useLocation } from 'react-router-dom';
import { writtenSearch } from '../paths.ts';
import { asId } from '../table/filter-parsers.ts';
import { changedSearch } from '../table/list-address.ts';
import { useAddressSearch } from './use-address-search.ts';

/**
 * An id in the query string, e.g. of an open drawer: a reload keeps it, back closes it.
 * @param also parameters removed together with it
 * @returns also the address with it set, for links
 */
export function useSearchParamId(
  name: string,
  also: readonly string[] = [],
): [
  id: string | null,
  setId: (id: string | null, how?: { replace: boolean }) => void,
  hrefOf: (id: string) => string,
] {
  const [search, setSearch] = useAddressSearch();
  const { pathname } = useLocation();
  const cleared = Object.fromEntries(also.map((other) => [other, null]));
  const changed = (before: URLSearchParams, id: string | null) =>
    changedSearch(before, { ...cleared, [name]: id });
  return [
    asId(search.get(name) ?? '') ?? null,
    (id, how) => setSearch((before) => changed(before, id), how),
    (id) => `${pathname}?${writtenSearch(changed(search, id))}`,
  ];
}
