import { type NavigateOptions, useNavigate, useSearchParams } from 'react-router-dom';
import { writtenSearch } from '../paths.ts';

/** Like `useSearchParams`, but commas stay readable: `status=active,blocked`. */
export function useAddressSearch() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const setSearch = (change: (before: URLSearchParams) => URLSearchParams, how?: NavigateOptions) =>
    void navigate(`?${writtenSearch(change(new URLSearchParams(search)))}`, how);
  return [search, setSearch] as const;
}
