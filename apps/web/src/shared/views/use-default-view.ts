import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useOperation } from '../query/use-operation.ts';
import { viewSearch } from './view-search.ts';

/** Longest time the views may delay the list, milliseconds. */
const MAX_WAIT_MS = 3_000;

export function useSavedViews(list: string) {
  return useOperation('listSavedViews', { query: { list } }, { isQuiet: true });
}

/**
 * Opens a list with the user's default view when the address has no query.
 * @returns whether the list must wait for the views
 */
export function useDefaultView(list: string): boolean {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isBare = search === '';
  const { data, isPending } = useSavedViews(list);
  const isLate = useIsLate(isBare && isPending);
  const view = isBare && !isLate ? data?.items.find((one) => one.is_default) : undefined;
  const target = view && viewSearch(view);
  useEffect(() => {
    if (target !== undefined) void navigate({ pathname, search: target }, { replace: true });
  }, [target, pathname, navigate]);
  return isBare && !isLate && (isPending || target !== undefined);
}

/** Whether the wait exceeded `MAX_WAIT_MS`; stays true. */
function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLate(true), MAX_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isLate;
}
