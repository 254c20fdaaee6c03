import { openedBy, type Permission } from '@kasa/contracts/shared/permissions';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { DataOf } from '#shared/query/operations.ts';
import { operationQueryOptions } from '#shared/query/query-options.ts';
import { useServices } from '#shared/services/use-services.tsx';

/** Reads under way at a time. */
const AT_A_TIME = 3;

/** The first people of an action; `failed`: not read, see `retry`; undefined: on its way. */
export type FoundPeople = DataOf<'listUsers'> | 'failed' | undefined;

/** Who works here and may do some of the actions, also by another right that opens it. A few reads at a time. */
export function usePeopleOf(tags: readonly Permission[]) {
  const { client } = useServices();
  const [ended, setEnded] = useState<ReadonlySet<Permission>>(new Set());
  const turns = tags.filter((tag) => !ended.has(tag)).slice(0, AT_A_TIME);
  const results = useQueries({
    queries: tags.map((tag) => ({
      ...operationQueryOptions(client, 'listUsers', {
        query: { tag: [...openedBy(tag)], state: ['active'], perPage: 10 },
      }),
      meta: { isQuiet: true },
      enabled: ended.has(tag) || turns.includes(tag),
    })),
  });
  const news = tags.filter((tag, n) => results[n]?.isFetched && !ended.has(tag)).join();
  useEffect(() => {
    if (news !== '') setEnded((before) => new Set([...before, ...(news.split(',') as Permission[])]));
  }, [news]);
  const failed = results.filter(({ isError, data }) => isError && data === undefined);
  return {
    of: (tag: Permission): FoundPeople => {
      const result = results[tags.indexOf(tag)];
      return result?.data ?? (result?.isError ? 'failed' : undefined);
    },
    /** For all that could not be read. */
    retry: {
      isError: failed.length > 0,
      isFetching: failed.some(({ isFetching }) => isFetching),
      refetch: () => Promise.all(failed.map(({ refetch }) => refetch())),
    },
  };
}
