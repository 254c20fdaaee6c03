import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useOperation } from '../query/use-operation.ts';
import { searchOf } from './view-search.ts';

/** How long the views may keep somebody from the list, milliseconds. */
const PATIENCE = 3_000;

/** The own views of a list. */
export function useViews(list: string) {
  return useOperation('listSavedViews', { query: { list } }, { isQuiet: true });
}

/**
 * Opens a list with the person's default view where its address says nothing of what to show. Back goes to where one
 * came from, not to the bare address.
 * @returns whether the list has to wait: it may be about to show something else
 */
export function useDefaultView(list: string): boolean {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isBare = search === '';
  const { data, isPending } = useViews(list);
  const isLate = useIsLate(isBare && isPending);
  const view = isBare && !isLate ? data?.items.find((one) => one.is_default) : undefined;
  const target = view && searchOf(view);
  useEffect(() => {
    if (target !== undefined) void navigate({ pathname, search: target }, { replace: true });
  }, [target, pathname, navigate]);
  return isBare && !isLate && (isPending || target !== undefined);
}

/** Whether something lasts longer than anybody waits for it; then it stays so. */
function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isLate;
}
