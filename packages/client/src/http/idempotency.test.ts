import { IDEMPOTENCY_HEADER as HEADER_OF_THE_CONTRACT } from '@kasa/contracts/shared/idempotency';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowserTab, startTestBackend } from '../testing/test-support/test-backend.ts';
import { NetworkError } from './errors.ts';
import { IDEMPOTENCY_HEADER, isIdempotencyKeyReused, newIdempotencyKey } from './idempotency.ts';

const depot = {
  name: 'Депо, відповідь про яке не надійшла',
  city: 'Львів',
  address: 'вул. Авіаційна, 1',
  director: 'Гнатюк Роман Ігорович',
  director_phone: '+380671112233',
  shift_closing_time: '23:30',
};

let backend: Awaited<ReturnType<typeof startTestBackend>>;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

const lose = () =>
  backend.mock.addFault({
    body: { operation: 'createDepot', kind: 'drop', after_handler: true, times: 1 },
  });

it('draws another key each time, long enough and of characters that a header may have', () => {
  const keys = Array.from({ length: 100 }, newIdempotencyKey);
  expect(new Set(keys).size).toBe(100);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(IDEMPOTENCY_HEADER).toBe(HEADER_OF_THE_CONTRACT);
});

it('gets the lost answer when it asks again with the same key, and nothing was done twice', async () => {
  const tab = openBrowserTab(backend.app);
  await tab.signIn();
  const before = (await tab.api.listDepots()).total;
  const how = { idempotencyKey: newIdempotencyKey() };
  await lose();
  await expect(tab.api.createDepot({ body: depot }, how)).rejects.toBeInstanceOf(NetworkError);
  const made = await tab.api.createDepot({ body: depot }, how);
  expect((await tab.api.getDepot({ params: { id: made.id } })).name).toBe(depot.name);
  expect((await tab.api.listDepots()).total).toBe(before + 1);
});

it('tells the refusal of a key that was used with other input from other conflicts', async () => {
  const tab = openBrowserTab(backend.app);
  await tab.signIn();
  const how = { idempotencyKey: newIdempotencyKey() };
  const made = await tab.api.createDepot({ body: depot }, how);
  const other = tab.api.createDepot({ body: { ...depot, city: 'Київ' } }, how);
  const reused = await other.catch((error: unknown) => error);
  expect(reused).toMatchObject({ code: -7, userMessage: expect.stringMatching(/^Це вже збережено/) });
  expect(isIdempotencyKeyReused(reused)).toBe(true);
  const stale = tab.api.updateDepot({ params: { id: made.id }, body: { ...depot, version: 7 } });
  expect(isIdempotencyKeyReused(await stale.catch((error: unknown) => error))).toBe(false);
  expect(isIdempotencyKeyReused(new NetworkError('Щось пішло не так!'))).toBe(false);
});

it('sends no key unless it is given one', async () => {
  const seen: (string | null)[] = [];
  const tab = openBrowserTab(backend.app, undefined, {
    fetch: async (request) => {
      seen.push(request.headers.get(IDEMPOTENCY_HEADER));
      return Response.json({ code: 0, msg: '', details: null, data: {} });
    },
  });
  await tab.api.createDepot({ body: depot });
  await tab.api.createDepot({ body: depot }, { idempotencyKey: 'x'.repeat(16) });
  expect(seen).toEqual([null, 'x'.repeat(16)]);
});
