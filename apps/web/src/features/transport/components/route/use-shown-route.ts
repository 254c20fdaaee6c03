import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ObjectRead, useObject } from '#shared/query/use-object.ts';
import { asId } from '#shared/table/list-filters.ts';
import { forgetRoute, savedRoute, saveRoute } from '../../model/saved-route.ts';
import type { TransitRoute } from '../../model/types.ts';

type RouteQuery = ObjectRead<'getRoute'>['query'];

export type ShownRoute = { query: RouteQuery } & (
  | { kind: 'shown'; route: TransitRoute }
  /** Loading; request failed; unknown to the server; no id in the URL or storage. */
  | { kind: 'loading' | 'failed' | 'lost' | 'none'; route: null }
);

/**
 * The route of `/Route` and `/Route/Update`: by `?id=`, else from local storage (spec §2). It is reloaded from the
 * server and stored again; until then, or if that fails, the stored copy is shown.
 */
export function useShownRoute(): ShownRoute {
  const [search] = useSearchParams();
  const asked = search.get('id');
  const saved = useMemo(() => {
    const route = savedRoute();
    return asked === null || route?.id === asId(asked) ? route : null;
  }, [asked]);
  const id = asked === null ? (saved?.id ?? null) : (asId(asked) ?? null);
  const { query, isLost } = useObject('getRoute', id ?? '');
  const isSavedLost = id !== null && isLost && saved !== null;

  useEffect(() => {
    if (isSavedLost) forgetRoute();
    else if (query.data) saveRoute(query.data);
  }, [query.data, isSavedLost]);

  if (id === null) return { kind: asked === null ? 'none' : 'lost', route: null, query };
  if (isLost) return { kind: 'lost', route: null, query };
  const route = query.data ?? saved;
  if (route) return { kind: 'shown', route, query };
  return { kind: query.isError ? 'failed' : 'loading', route: null, query };
}
