import { setImmediate as nextTurn } from 'node:timers/promises';
import { loyaltyOperations as ops } from '@kasa/contracts/loyalty/operations';
import { codes } from '@kasa/contracts/shared/codes';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { secondMerchant } from '../../auth/seed.ts';
import { type Caller, requestOf, signInAs, signInWith } from '../../http/test-support/call.ts';
import { startFreshApp } from '../../http/test-support/fresh-app.ts';
import { listenOnFreePort } from '../../http/test-support/raw-http.ts';
import { percent, purchasesIn } from '../test-support/purchases.ts';
import type { PastReceipt } from './past-receipts.ts';

const receipts = vi.hoisted(() => ({ reading: 0, counting: 0, isCounted: Promise.resolve() }));
/** Receipts that never end: whoever listens ends a simulation. */
vi.mock(import('./past-receipts.ts'), async (original) => ({
  ...(await original()),
  async countPastReceipts() {
    receipts.counting += 1;
    await receipts.isCounted;
    receipts.counting -= 1;
    return 1;
  },
  async *pastReceipts(): AsyncGenerator<PastReceipt[]> {
    receipts.reading += 1;
    try {
      for (;;) {
        yield [];
        await nextTurn();
      }
    } finally {
      receipts.reading -= 1;
    }
  },
}));

const test = await startFreshApp();
const { addDraft } = purchasesIn(test);
let owner: Caller;
let draft: string;
beforeEach(async () => {
  owner = await signInAs(test.app, 'owner');
  draft = (await addDraft({ rule: percent(500) }, owner)).id;
});

/** Asks over HTTP, as a browser does; it leaves when the test ends at the latest. */
async function open(discount_id = draft, caller = owner) {
  const { url, headers } = requestOf(ops.simulateDiscounts, { query: { discount_id } }, caller);
  const leaving = new AbortController();
  const leave = () => leaving.abort();
  onTestFinished(leave);
  const address = `http://127.0.0.1:${await listenOnFreePort(test.app)}${url}`;
  const answering = fetch(address, { headers, signal: leaving.signal });
  return { answering, leave };
}
const statusOf = async (asked: ReturnType<typeof open>) => (await (await asked).answering).status;

it('a third at once is refused to a merchant, until somebody stops listening to one of the others', async () => {
  const first = await open();
  expect((await first.answering).status).toBe(200);
  expect(await statusOf(open())).toBe(200);
  const refused = await (await open()).answering;
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({
    ...{ code: codes.rate_limited.code, details: { retry_after_seconds: 5 } },
  });
  expect(receipts.reading).toBe(2);

  const theirs = await signInWith(test.app, String(secondMerchant.people[0]?.phone));
  expect(await statusOf(open((await addDraft({ rule: percent(500) }, theirs)).id, theirs))).toBe(200);
  expect(receipts.reading).toBe(3);

  first.leave();
  await expect.poll(() => receipts.reading).toBe(2);
  await expect.poll(() => statusOf(open())).toBe(200);
  expect(await statusOf(open())).toBe(429);
});

it('whoever leaves before anything was said leaves no place taken', async () => {
  await expect.poll(() => receipts.reading).toBe(0);
  const { promise, resolve } = Promise.withResolvers<void>();
  receipts.isCounted = promise;
  for (const asked of [1, 2]) {
    const { answering, leave } = await open();
    const left = expect(answering).rejects.toThrow('aborted');
    await expect.poll(() => receipts.counting).toBe(asked);
    leave();
    await left;
  }
  resolve();
  await expect.poll(() => statusOf(open())).toBe(200);
  expect(await statusOf(open())).toBe(200);
});
