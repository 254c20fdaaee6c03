import { ServerError } from '@kasa/client/http/errors';
import { codes } from '@kasa/contracts/shared/codes';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryKey } from '../query/operations.ts';
import { refetchOperations } from './live-cache.ts';

const list = queryKey('listTerminals', { query: { page: 1 } });
const reads = ['listTerminals'] as const;

let queryClient: QueryClient;
let answers: PromiseWithResolvers<number>[];
let stop: () => void;

beforeEach(() => {
  queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  answers = [];
  const observer = new QueryObserver(queryClient, {
    queryKey: list,
    queryFn: ({ signal }) => {
      const answer = Promise.withResolvers<number>();
      answers.push(answer);
      signal.addEventListener('abort', () => answer.reject(signal.reason));
      return answer.promise;
    },
  });
  stop = observer.subscribe(() => undefined);
});
afterEach(() => {
  stop();
  queryClient.clear();
});

const asked = (times: number) => vi.waitFor(() => expect(answers).toHaveLength(times));

it('waits for the answer that is on its way, and asks once more', async () => {
  const done = refetchOperations(queryClient, reads);
  answers[0]?.resolve(1);
  await asked(2);
  expect(queryClient.getQueryData(list)).toBe(1);
  answers[1]?.resolve(2);
  await done;
  expect(queryClient.getQueryData(list)).toBe(2);
});

it('fails when what it asks for cannot be read, and asks also after a failure', async () => {
  const done = refetchOperations(queryClient, reads);
  answers[0]?.reject(new Error('no answer'));
  await asked(2);
  answers[1]?.reject(new Error('no answer'));
  await expect(done).rejects.toThrow('no answer');
});

it('is no failure when what is on screen is gone, or somebody else’s', async () => {
  const { code, uk } = codes.not_found;
  const gone = new ServerError({ code, codeName: 'not_found', details: null }, uk);
  const done = refetchOperations(queryClient, reads);
  answers[0]?.reject(gone);
  await asked(2);
  answers[1]?.reject(gone);
  await expect(done).resolves.toBeUndefined();
});

it('is no failure when the screen is left meanwhile', async () => {
  const done = refetchOperations(queryClient, reads);
  answers[0]?.resolve(1);
  await asked(2);
  await queryClient.cancelQueries();
  await expect(done).resolves.toBeUndefined();
});

it('asks for nothing that is not on screen, which is old from then on', async () => {
  answers[0]?.resolve(1);
  await vi.waitFor(() => expect(queryClient.getQueryData(list)).toBe(1));
  stop();
  await refetchOperations(queryClient, reads);
  expect([answers.length, queryClient.getQueryState(list)?.isInvalidated]).toEqual([1, true]);
});
