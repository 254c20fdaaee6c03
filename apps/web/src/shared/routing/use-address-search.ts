import { useLayoutEffect, useRef } from 'react';
import { type NavigateOptions, useNavigate, useSearchParams } from 'react-router-dom';
import { writtenSearch } from '../paths.ts';

/** Like `useSearchParams`, but commas stay readable: `status=active,blocked`. */
export function useAddressSearch() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // A change may come late, as that of a debounced search: meanwhile a drawer was opened, which stays.
  const latest = useRef(search);
  useLayoutEffect(() => {
    latest.current = search;
  }, [search]);
  const setSearch = (change: (before: URLSearchParams) => URLSearchParams, how?: NavigateOptions) =>
    void navigate(`?${writtenSearch(change(new URLSearchParams(latest.current)))}`, how);
  return [search, setSearch] as const;
}
