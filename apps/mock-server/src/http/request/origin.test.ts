import { getMe, signIn } from '@kasa/contracts/auth/operations/session';
import { streamEvents } from '@kasa/contracts/events/operations';
import { resetMock } from '@kasa/contracts/mock/operations';
import { operations } from '@kasa/contracts/operations';
import { codesOf, type Operation } from '@kasa/contracts/shared/operation';
import { describe, expect, it } from 'vitest';
import { type Caller, call, requestOf, send, signInAs } from '../test-support/call.ts';
import { startSharedApp } from '../test-support/fresh-app.ts';

const FOREIGN: [string, Record<string, string>][] = [
  ['another origin', { origin: 'https://evil.example' }],
  ['an opaque origin', { origin: 'null' }],
  ['no origin at all in the header', { origin: '' }],
  ['another port', { origin: 'http://kasa.example:8080' }],
  ['a subdomain', { origin: 'http://pay.kasa.example' }],
  ['a lookalike', { origin: 'http://kasa.example.evil.example' }],
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a sister site', { 'sec-fetch-site': 'same-site' }],
  ['an origin that the site belies', { origin: 'http://kasa.example', 'sec-fetch-site': 'cross-site' }],
  ['a site that the origin belies', { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
];

const test = await startSharedApp({ allowedHosts: ['kasa.example'] });
let owner: Caller = await signInAs(test.app, 'owner');

describe('requests from other origins', () => {
  const from = (headers: Record<string, string>) => ({
    ...owner,
    headers: { host: 'kasa.example', ...headers },
  });
  const writes = [...Object.values(operations), resetMock].filter(({ method }) => method !== 'GET');

  it.each(FOREIGN)('no change from %s', async (_name, headers) => {
    for (const op of writes) {
      const answer = await send(test.app, requestOf(op, op.example, from(headers)));
      expect([op.id, answer.status, answer.code]).toEqual([op.id, 403, -5]);
      expect([op.id, codesOf(op)]).toEqual([op.id, expect.arrayContaining(['forbidden'])]);
    }
  });

  it.each([
    ['its own origin', { origin: 'http://kasa.example', 'sec-fetch-site': 'same-origin' }],
    ['its own origin behind TLS', { origin: 'https://kasa.example' }],
    ['its own origin in capitals', { origin: 'http://KASA.example' }],
    ['the address bar', { 'sec-fetch-site': 'none' }],
    ['a program that is no browser', {}],
  ])('a change from %s', async (_name, headers) => {
    const answer = await call(test.app, signIn, signIn.example, from(headers as Record<string, string>));
    expect(answer.code).toBe(0);
  });

  const files = Object.values(operations as Record<string, Operation>).filter(
    ({ file }) => file !== undefined,
  );

  it.each(['cross-site', 'same-site'])('takes no stream, and no file, for a page of %s', async (site) => {
    owner = await signInAs(test.app, 'owner');
    for (const op of [streamEvents, ...files]) {
      const request = requestOf(
        op,
        op.example,
        from({ 'sec-fetch-site': site, 'sec-fetch-mode': 'no-cors' }),
      );
      expect([op.id, (await send(test.app, request)).code]).toEqual([op.id, -5]);
      expect([op.id, codesOf(op)]).toEqual([op.id, expect.arrayContaining(['forbidden'])]);
    }
  });

  it('opens a file by a link, wherever that stands', async () => {
    owner = await signInAs(test.app, 'owner');
    for (const op of files) {
      const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
      const { status } = await call(test.app, op, op.example, from(link));
      expect([op.id, status]).toEqual([op.id, 200]);
    }
  });

  it('reading is not refused: a browser keeps the answer from the other page', async () => {
    owner = await signInAs(test.app, 'owner');
    const answer = await call(test.app, getMe, {}, from({ origin: 'https://evil.example' }));
    expect(answer.code).toBe(0);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });
});
