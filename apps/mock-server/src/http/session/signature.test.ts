import { exchangeKey, signOut } from '@kasa/contracts/auth/operations/session';
import { operations } from '@kasa/contracts/operations';
import type { Operation } from '@kasa/contracts/shared/operation';
import { createDepot, listDepots } from '@kasa/contracts/transport/operations/depots';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Caller, call, requestOf, send, signInAs, withSecret } from '../test-support/call.ts';
import { databaseState } from '../test-support/database-state.ts';
import { startSharedApp } from '../test-support/fresh-app.ts';
import type { HttpRequest } from '../test-support/http-request.ts';

const test = await startSharedApp();

describe('payload-signature', () => {
  let dispatcher: Caller;
  let other: Caller;
  beforeAll(async () => {
    dispatcher = await withSecret(test.app, await signInAs(test.app, 'dispatcher'));
    other = await withSecret(test.app, await signInAs(test.app, 'owner'));
  });

  const body = createDepot.example.body;
  const signed = (caller: Caller = dispatcher) => requestOf(createDepot, { body }, caller);
  const withSignature = (value: string | string[] | undefined): HttpRequest => {
    const { 'payload-signature': _right, ...headers } = signed().headers;
    return {
      ...signed(),
      headers: value === undefined ? headers : { ...headers, 'payload-signature': value },
    };
  };
  const right = () => String((signed().headers as Record<string, string>)['payload-signature']);
  const countDepots = async () => (await call(test.app, listDepots, {}, dispatcher)).data.total;

  it('is not asked for before the key exchange', async () => {
    const unsigned = await signInAs(test.app, 'dispatcher');
    expect((await call(test.app, createDepot, { body }, unsigned)).code).toBe(0);
  });

  it('lets a rightly signed body pass', async () => {
    expect((await send(test.app, signed())).code).toBe(0);
  });

  it.each([
    ['missing', () => undefined],
    ['empty', () => ''],
    ['of zeros', () => '0'.repeat(64)],
    ['with one digit changed', () => right().replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))],
    ['truncated', () => right().slice(0, 63)],
    ['too long', () => `${right()}0`],
    ['in upper case', () => right().toUpperCase()],
    ['with a prefix', () => `sha256=${right()}`],
    ['in base64', () => Buffer.from(right(), 'hex').toString('base64')],
    ['sent twice', () => [right(), right()]],
    ['twice in one header', () => `${right()}, ${right()}`],
    ['no hex', () => 'g'.repeat(64)],
    ['of the body alone', () => requestSignature(other)],
  ])('refuses a signature that is %s, and nothing happens', async (_name, make) => {
    const before = await countDepots();
    const answer = await send(test.app, withSignature(make()));
    expect(answer).toMatchObject({ status: 400, code: -3 });
    expect(await countDepots()).toBe(before);
  });

  /** A valid signature made in another session. */
  function requestSignature(caller: Caller): string {
    return String((signed(caller).headers as Record<string, string>)['payload-signature']);
  }

  it('is over the bytes: the same JSON written otherwise is another body', async () => {
    const request = signed();
    const reordered = JSON.stringify(Object.fromEntries(Object.entries(body).reverse()));
    for (const payload of [reordered, JSON.stringify(body, null, 1), `${request.payload} `]) {
      expect((await send(test.app, { ...request, payload })).code).toBe(-3);
    }
  });

  it('is checked before the body is parsed', async () => {
    expect((await send(test.app, { ...signed(), payload: '{broken' })).code).toBe(-3);
  });

  it('is checked before the permission', async () => {
    const cashier = await withSecret(test.app, await signInAs(test.app, 'cashier'));
    const request = requestOf(createDepot, { body }, cashier);
    expect((await send(test.app, request)).code).toBe(-5);
    expect((await send(test.app, { ...request, payload: '{}' })).code).toBe(-3);
  });

  it('never stands for a session', async () => {
    const { cookie: _cookie, ...headers } = signed().headers as Record<string, string>;
    expect((await send(test.app, { ...signed(), headers })).code).toBe(-4);
  });

  it('is not asked for where there is no body, nor for the key exchange itself', async () => {
    const caller = await withSecret(test.app, await signInAs(test.app, 'dispatcher'));
    expect((await call(test.app, exchangeKey, exchangeKey.example, caller)).code).toBe(0);
    expect((await call(test.app, signOut, {}, caller)).code).toBe(0);
  });

  it('needs the newest secret after another exchange', async () => {
    const first = await withSecret(test.app, await signInAs(test.app, 'dispatcher'));
    const second = await withSecret(test.app, first);
    expect((await call(test.app, createDepot, { body }, first)).code).toBe(-3);
    expect((await call(test.app, createDepot, { body }, second)).code).toBe(0);
  });

  const signedOps = (Object.values(operations) as Operation[]).filter((op) => op.signed);
  it.each(signedOps.map((op) => [op.id, op] as const))(
    'is asked for by %s: without it, and with that of another session, nothing happens',
    async (_id, op) => {
      const before = await databaseState(test.database);
      const { secret: _own, ...unsigned } = dispatcher;
      for (const sender of [unsigned, { ...dispatcher, secret: other.secret }]) {
        const answer = await send(test.app, requestOf(op, op.example, sender));
        expect([answer.status, answer.code, answer.data]).toEqual([400, -3, null]);
      }
      expect(await databaseState(test.database)).toBe(before);
    },
  );
});
