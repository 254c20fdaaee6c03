import { QueryCache, QueryClient } from '@tanstack/react-query';
import type { Report } from './report.ts';
import { retryPause, shouldRetry } from './retry.ts';

/** How long a read stays fresh, milliseconds. Commands invalidate it at once. */
const FRESH = 10_000;

export function createQueryClient({
  report,
  isLost,
  retryUnit,
}: {
  report: Report;
  /** While the server is unreachable, reads are not retried, but repeated on reconnection. */
  isLost?: (() => boolean) | undefined;
  retryUnit?: number | undefined;
}): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => report(error, { isQuiet: query.meta?.isQuiet === true }),
    }),
    defaultOptions: {
      queries: {
        // A browser that wrongly reports being offline would pause all requests.
        networkMode: 'always',
        retry: (failures, error) => !isLost?.() && shouldRetry(failures, error),
        retryDelay: (failures, error) => retryPause(failures, error, retryUnit),
        staleTime: FRESH,
        // The connection store resumes reads once the server responds.
        refetchOnReconnect: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
