import { QueryCache, QueryClient } from '@tanstack/react-query';
import type { Report } from './report.ts';
import { retryPause, shouldRetry } from './retry.ts';

/** How long what was read counts as fresh, milliseconds: going back within it asks nobody. Commands end it at once. */
const FRESH = 10_000;

/** Makes the cache of everything that was read. */
export function createQueryClient({
  report,
  isLost,
  retryUnit,
}: {
  report: Report;
  /** Whether the server is known to be out of reach: then a read is not repeated, as all are asked again once it answers. */
  isLost?: (() => boolean) | undefined;
  retryUnit?: number | undefined;
}): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => report(error, { isQuiet: query.meta?.isQuiet === true }),
    }),
    defaultOptions: {
      queries: {
        // A browser that wrongly believes to be offline would pause everything for good.
        networkMode: 'always',
        retry: (failures, error) => !isLost?.() && shouldRetry(failures, error),
        retryDelay: (failures, error) => retryPause(failures, error, retryUnit),
        staleTime: FRESH,
        // Reads are resumed by the connection store, once the server has really answered.
        refetchOnReconnect: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
