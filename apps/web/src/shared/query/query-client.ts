import { onDemand } from '@kasa/ui/on-demand';
import { QueryCache, QueryClient } from '@tanstack/react-query';
import type { Report } from './report.ts';
import { retryDelay, shouldRetry } from './retry.ts';

export const readFailures = onDemand(() => import('./read-failures.ts'));

/** How long a read stays fresh, milliseconds. Commands invalidate it at once. */
const STALE_TIME_MS = 10_000;

export function createQueryClient({
  report,
  isLost,
  retryBaseDelay,
}: {
  report: Report;
  /** While the server is unreachable, reads are not retried, but repeated on reconnection. */
  isLost?: (() => boolean) | undefined;
  retryBaseDelay?: number | undefined;
}): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) =>
        void readFailures
          .load()
          .then((failures) => report(error, { isQuiet: !failures?.isNews(query, error) })),
      onSuccess: (_, query) => readFailures.current()?.forgetFailure(query),
    }),
    defaultOptions: {
      queries: {
        // A browser that wrongly reports being offline would pause all requests.
        networkMode: 'always',
        retry: (failures, error) => !isLost?.() && shouldRetry(failures, error),
        retryDelay: (failures, error) => retryDelay(failures, error, retryBaseDelay),
        staleTime: STALE_TIME_MS,
        // The connection store resumes reads once the server responds.
        refetchOnReconnect: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
