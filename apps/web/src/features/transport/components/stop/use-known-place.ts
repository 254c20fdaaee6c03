import { useSearchParams } from 'react-router-dom';
import { asId } from '#shared/table/list-filters.ts';

/** Where a new vehicle or driver comes from, as `?branch_id=` and `?route_id=` say it: the form begins with that. */
export function useKnownPlace(): { branch_id: string | null; route_id: string | null } {
  const [search] = useSearchParams();
  const known = (name: string) => asId(search.get(name) ?? '') ?? null;
  return { branch_id: known('branch_id'), route_id: known('route_id') };
}
