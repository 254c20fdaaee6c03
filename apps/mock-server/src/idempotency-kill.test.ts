import { addMockFault } from '@kasa/contracts/mock/operations';
import { IDEMPOTENCY_HEADER } from '@kasa/contracts/shared/idempotency';
import { createRoute, listRoutes } from '@kasa/contracts/transport/operations/routes';
import { expect, it } from 'vitest';
import { openTestDatabase } from './db/test-support/open-test-database.ts';
import { callServer, databaseEnv, signInTo, startServer } from './http/test-support/server-process.ts';

const KEY = '5f1d0c6e-8a2b-4a53-9a1e-1f2f3a4b5c6d';
const body = { ...createRoute.example.body, name: 'Маршрут, відповідь про який не надійшла' };

it('a server killed between effect and answer answers the repetition as it would have, and does nothing twice', {
  timeout: 120_000,
}, async () => {
  const database = await openTestDatabase('file');
  await database.close();
  const env = databaseEnv(database.options);
  const found = async (url: string | undefined, caller: object) => {
    const { data } = await callServer(url, listRoutes, { query: { q: body.name } }, caller);
    return data as { items: { id: string }[]; total: number };
  };

  const server = await startServer(env);
  const owner = { ...(await signInTo(server.url)), headers: { [IDEMPOTENCY_HEADER]: KEY } };
  // Its answers are held back for longer than it will live.
  const hold = { ...addMockFault.example.body, operation: createRoute.id, kind: 'latency', code: null };
  const fault = { ...hold, latency_ms: 30_000, after_handler: true, times: null, probability: 1 };
  expect((await callServer(server.url, addMockFault, { body: fault })).code).toBe(0);
  const lost = callServer(server.url, createRoute, { body }, owner).then(
    () => 'answered',
    () => 'lost',
  );
  await expect.poll(async () => (await found(server.url, owner)).total, { timeout: 15_000 }).toBe(1);
  expect((await server.stop('SIGKILL')).signal).toBe('SIGKILL');
  expect(await lost).toBe('lost');

  const again = await startServer(env);
  const answer = await callServer(again.url, createRoute, { body }, owner);
  const { items } = await found(again.url, owner);
  expect([answer.code, items.map(({ id }) => id)]).toEqual([0, [answer.data.id]]);
  await again.stop('SIGTERM');
  await database.remove();
});
