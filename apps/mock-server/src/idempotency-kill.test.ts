import { addMockFault } from '@kasa/contracts/mock/operations';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { IDEMPOTENCY_HEADER } from '@kasa/contracts/shared/idempotency';
import type { Operation } from '@kasa/contracts/shared/operation';
import { transactionsOperations } from '@kasa/contracts/transactions/operations';
import { createRoute, listRoutes } from '@kasa/contracts/transport/operations/routes';
import { expect, it } from 'vitest';
import { openTestDatabase } from './db/test-support/open-test-database.ts';
import { callServer, databaseEnv, signInTo, startServer } from './http/test-support/server-process.ts';

const KEY = '5f1d0c6e-8a2b-4a53-9a1e-1f2f3a4b5c6d';
const { encashTerminal, listEncashments } = transactionsOperations;
const name = 'Маршрут, відповідь про який не надійшла';
const kiosk = { id: exampleIds.terminalWithCash };

const deeds = [
  {
    op: createRoute,
    input: { body: { ...createRoute.example.body, name } },
    list: listRoutes,
    seen: { query: { q: name } },
  },
  {
    op: encashTerminal,
    input: { params: kiosk, body: { amount: 10_000, takes_all: false, comment: null } },
    list: listEncashments,
    seen: { params: kiosk },
  },
] as const;

it('a server killed between effect and answer answers the repetition as it would have, and does nothing twice', {
  timeout: 120_000,
}, async () => {
  const database = await openTestDatabase('file');
  await database.close();
  const env = databaseEnv(database.options);
  const found = async (url: string | undefined, { list, seen }: (typeof deeds)[number], caller: object) => {
    const { data } = await callServer<Operation>(url, list, seen, caller);
    return data as { items: { id: string }[]; total: number };
  };

  const server = await startServer(env);
  const owner = { ...(await signInTo(server.url)), headers: { [IDEMPOTENCY_HEADER]: KEY } };
  const before = await Promise.all(deeds.map((deed) => found(server.url, deed, owner)));
  // Delays the responses beyond the server's lifetime.
  for (const { op } of deeds) {
    const hold = { ...addMockFault.example.body, operation: op.id, kind: 'latency', code: null } as const;
    const fault = { ...hold, latency_ms: 30_000, after_handler: true, times: null, probability: 1 };
    expect((await callServer(server.url, addMockFault, { body: fault })).code).toBe(0);
  }
  const lost = deeds.map(({ op, input }) =>
    callServer(server.url, op, input, owner).then(
      () => 'answered',
      () => 'lost',
    ),
  );
  for (const [n, deed] of deeds.entries()) {
    const total = async () => (await found(server.url, deed, owner)).total;
    await expect.poll(total, { timeout: 15_000 }).toBe((before[n]?.total ?? 0) + 1);
  }
  expect((await server.stop('SIGKILL')).signal).toBe('SIGKILL');
  expect(await Promise.all(lost)).toEqual(deeds.map(() => 'lost'));

  const again = await startServer(env);
  for (const [n, deed] of deeds.entries()) {
    const answer = await callServer(again.url, deed.op, deed.input, owner);
    const { items, total } = await found(again.url, deed, owner);
    expect([answer.code, answer.data.id, total]).toEqual([0, items[0]?.id, (before[n]?.total ?? 0) + 1]);
  }
  await again.stop('SIGTERM');
  await database.remove();
});
