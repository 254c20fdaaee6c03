import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ObjectQuery, useObject } from '#shared/query/use-object.ts';
import { asId } from '#shared/table/filter-parsers.ts';
import { forgetRoute, savedRoute, saveRoute } from '../../model/saved-route.ts';
import type { TransitRoute } from '../../model/types.ts';

type RouteQuery = ObjectQuery<'getRoute'>['query'];

export type RouteState = { query: RouteQuery } & (
  | { kind: 'shown'; route: TransitRoute }
  /** Loading; request failed; unknown to the server; no id in the URL or storage. */
  | { kind: 'loading' | 'failed' | 'lost' | 'none'; route: null }
);

/**
 * The route of `/Route` and `/Route/Update`: by `?id=`, else from local storage (spec §2). It is reloaded from the
 * server and stored again; until then, or if that fails, the stored copy is shown.
 */
export function useUrlOrSavedRoute(): RouteState {
  const [search] = useSearchParams();
  const urlId = search.get('id');
  const saved = useMemo(() => {
    const route = savedRoute();
    return urlId === null || route?.id === asId(urlId) ? route : null;
  }, [urlId]);
  const id = urlId === null ? (saved?.id ?? null) : (asId(urlId) ?? null);
  const { query, isNotFound } = useObject('getRoute', id ?? '');
  const isSavedLost = id !== null && isNotFound && saved !== null;

  useEffect(() => {
    if (isSavedLost) forgetRoute();
    else if (query.data) saveRoute(query.data);
  }, [query.data, isSavedLost]);

  if (id === null) return { kind: urlId === null ? 'none' : 'lost', route: null, query };
  if (isNotFound) return { kind: 'lost', route: null, query };
  const route = query.data ?? saved;
  if (route) return { kind: 'shown', route, query };
  return { kind: query.isError ? 'failed' : 'loading', route: null, query };
}
