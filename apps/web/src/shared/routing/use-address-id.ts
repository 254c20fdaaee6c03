import { useLocation, useSearchParams } from 'react-router-dom';
import { changedSearch } from '../table/list-address.ts';
import { asId } from '../table/list-filters.ts';

/**
 * An id in the address beside the list's own state, e.g. of the object whose drawer is open: reload keeps it, back
 * closes it. Setting it leaves everything else in the address as it is; null takes it away.
 * @param also parameters that lose their meaning with it, taken away too
 * @returns also the address that has it set, for links
 */
export function useAddressId(
  name: string,
  also: readonly string[] = [],
): [id: string | null, setId: (id: string | null) => void, hrefOf: (id: string) => string] {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const cleared = Object.fromEntries(also.map((other) => [other, null]));
  const changed = (before: URLSearchParams, id: string | null) =>
    changedSearch(before, { ...cleared, [name]: id });
  return [
    asId(search.get(name) ?? '') ?? null,
    (id) => setSearch((before) => changed(before, id)),
    (id) => `${pathname}?${changed(search, id)}`,
  ];
}
