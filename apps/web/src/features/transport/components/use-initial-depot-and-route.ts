import { useSearchParams } from 'react-router-dom';
import { asId } from '#shared/table/filter-parsers.ts';

/** Initial depot and route of a new vehicle or driver, from `?branch_id=` and `?route_id=`. */
export function useInitialDepotAndRoute(): { branch_id: string | null; route_id: string | null } {
  const [search] = useSearchParams();
  const known = (name: string) => asId(search.get(name) ?? '') ?? null;
  return { branch_id: known('branch_id'), route_id: known('route_id') };
}
