import { useSearchParams } from 'react-router-dom';
import { changedSearch } from '../table/list-address.ts';
import { asId } from '../table/list-filters.ts';

/**
 * An id in the address beside the list's own state, e.g. of the object whose drawer is open: reload keeps it, back
 * closes it. Setting it leaves everything else in the address as it is; null takes it away.
 * @param also parameters that lose their meaning with it, taken away too
 */
export function useAddressId(
  name: string,
  also: readonly string[] = [],
): [id: string | null, setId: (id: string | null) => void] {
  const [search, setSearch] = useSearchParams();
  const cleared = Object.fromEntries(also.map((other) => [other, null]));
  return [
    asId(search.get(name) ?? '') ?? null,
    (id) => setSearch((before) => changedSearch(before, { ...cleared, [name]: id })),
  ];
}
