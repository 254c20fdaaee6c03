/**
 * T6: a page of another origin changes nothing: 12 ways × every write operation. Signatures are not in the
 * way: no key is exchanged. Planted fault: a `requireSameOrigin` that accepts everything.
 */
import { mockOperations } from '@kasa/contracts/mock/operations';
import { operations } from '@kasa/contracts/operations';
import type { Operation } from '@kasa/contracts/shared/operation';
import { expect, type Page } from '@playwright/test';
import { requestOf } from './support/contract-request.ts';
import { type AttackMethod, attackFromPage, attackMethods } from './support/cross-origin-attack.ts';
import { createDedicatedServer, type DedicatedServer } from './support/dedicated-server.ts';
import { isDeepRun } from './support/deep-run.ts';
import { PASSWORD } from './support/merchant.ts';
import { startOtherOrigin } from './support/other-origin.ts';
import { stateHash } from './support/state-hash.ts';
import { test } from './support/test.ts';

const all: readonly Operation[] = [...Object.values(operations), ...Object.values(mockOperations)];
const writes = all.filter(({ method }) => method !== 'GET');
const OWNER = '+380500000001';

const change = (page: Page, method: string, path: string, body: object) =>
  page.evaluate(
    async ([how, where, json]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(where, { method: how, headers, body: json });
      return ((await answer.json()) as { code: number }).code;
    },
    [method, path, JSON.stringify(body)] as const,
  );

/** A window per attack is slow: normally one write operation of each shape, in the deep run all. */
const isDear = (way: AttackMethod) => way === 'window.open with a form';
const oneOfEachShape = new Map(
  writes.map((op) => [[op.method, op.session, op.body === undefined, op.upload, op.domain].join(), op]),
);

async function attack(page: Page, from: string, way: AttackMethod, server: DedicatedServer): Promise<void> {
  const sent = isDear(way) && !isDeepRun ? [...oneOfEachShape.values()] : writes;
  const attacks = sent.map((op) => requestOf(op, server.baseURL));
  const addresses = new Set(attacks.map(({ url }) => url)).size;
  const before = server.loggedResponses().length;
  const popups: Promise<void>[] = [];
  const close = (popup: Page) => popups.push(popup.waitForLoadState().then(() => popup.close()));
  page.on('popup', close);
  await page.goto(from);
  await page.evaluate(attackFromPage, { way, attacks });
  await expect.poll(() => server.loggedResponses().length - before, way).toBeGreaterThanOrEqual(addresses);
  await Promise.all(popups);
  page.off('popup', close);
}

/** Same-site is the harder case, as cookies are sent: cross-site runs in the deep run only. */
const origins = { sameSite: 'another port of this address', crossSite: 'another site' } as const;
const sites = (['sameSite', 'crossSite'] as const).filter((site) => isDeepRun || site === 'sameSite');

/** Runs in the page. */
async function waitingCallbacks(): Promise<number> {
  const answer = await fetch('/api/v1/terminals/callbacks?state=waiting');
  return (await answer.json()).data.total;
}

for (const site of sites) {
  test(`a page of ${origins[site]} changes nothing, in twelve ways`, async ({ page, expectedErrors }) => {
    test.setTimeout(180_000);
    // Browser messages for blocked requests.
    expectedErrors.push(/CORS policy|frame-ancestors|MIME type/);
    const server = await createDedicatedServer({
      ...{ LOG_LEVEL: 'info', REQUESTS_PER_MINUTE: '0' },
      // Nobody pays meanwhile, and no register makes receipts of it.
      MOCK_PAYMENTS: '0',
    });
    const foreign = await startOtherOrigin();
    try {
      await server.start();
      await page.goto(`${server.baseURL}/favicon.svg`);
      await change(page, 'POST', '/api/v1/auth/sign-in', { phone: OWNER, password: PASSWORD });
      // The seed's callbacks are sent first.
      await expect.poll(() => page.evaluate(waitingCallbacks)).toBe(0);
      await change(page, 'PUT', '/__mock/clock', { now: null, advance_seconds: 0, frozen: true });
      const before = await stateHash(server);
      const own = server.loggedResponses().length;
      for (const way of attackMethods) await attack(page, foreign[site], way, server);
      const done = server
        .loggedResponses()
        .slice(own)
        .filter(({ method, code }) => method !== 'GET' && code === 0);
      expect(done).toEqual([]);
      expect(await stateHash(server)).toBe(before);

      // The product's own page can still change data: the session is valid.
      await page.goto(`${server.baseURL}/favicon.svg`);
      expect(await change(page, 'PUT', '/api/v1/auth/me', { full_name: 'Коваль Ольга Петрівна' })).toBe(0);
      expect(await stateHash(server)).not.toBe(before);
    } finally {
      await foreign.close();
      await server.remove();
    }
  });
}
