import { confirmPassword } from '@kasa/contracts/auth/operations/password';
import { completeSignUp, confirmSignUp } from '@kasa/contracts/auth/operations/registration';
import { getMe, signIn } from '@kasa/contracts/auth/operations/session';
import { IDEMPOTENCY_HEADER } from '@kasa/contracts/shared/idempotency';
import type { Operation } from '@kasa/contracts/shared/operation';
import { beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../db/transaction.ts';
import { call, signInAs } from '../http/test-support/call.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import { consumeCodeAfterPreparing } from './consume-code.ts';
import { withHashPlace } from './hash-concurrency.ts';
import { codeHashingKey } from './phone-codes.ts';
import {
  beginSignUp,
  codeTo,
  FREE_PHONE,
  otherCode,
  requestPasswordReset,
  setNewPassword,
} from './test-support/sign-up-flow.ts';

const CASHIER = '+380500000004';
const KEY = 'a-key-that-somebody-else-knows';
const EXPIRED = 1004;

const test = await startFreshApp();

describe('a proof that is sent again', () => {
  const keyed = <Op extends Operation>(op: Op, body: object, cookie?: string) =>
    call(test.app, op, { body } as object, { cookie, headers: { [IDEMPOTENCY_HEADER]: KEY } });
  const begun = async () => {
    const { data } = await beginSignUp(test);
    const code = await codeTo(test, FREE_PHONE);
    const confirm = (guess: string) => keyed(confirmSignUp, { code_request_id: data.id, code: guess });
    return { code, confirm };
  };

  it('tells nobody the code who knows the key only: the fifth wrong one takes the result away', async () => {
    const { code, confirm } = await begun();
    expect((await confirm(otherCode(code))).code).toBe(1003);
    const first = await confirm(code);
    for (let n = 0; n < 3; n += 1) expect((await confirm(otherCode(code))).code).toBe(-7);
    expect((await confirm(code)).text).toBe(first.text);
    expect((await confirm(otherCode(code))).code).toBe(-7);
    expect((await confirm(code)).code).toBe(EXPIRED);
    expect((await confirm(otherCode(code))).code).toBe(EXPIRED);
    const body = { ...completeSignUp.example.body, ticket: first.data.ticket };
    expect((await call(test.app, completeSignUp, { body })).code).toBe(0);
  });

  it('tells nobody the code by many at once either', async () => {
    const { code, confirm } = await begun();
    await confirm(code);
    const answers = await Promise.all(Array.from({ length: 30 }, () => confirm(otherCode(code))));
    expect(answers.filter((answer) => answer.code === -7)).toHaveLength(5);
    expect((await confirm(code)).code).toBe(EXPIRED);
  });

  it('sets no cookie of a session that has ended, and signs nobody else out', async () => {
    const { code, confirm } = await begun();
    const { ticket } = (await confirm(code)).data;
    const body = { ...completeSignUp.example.body, ticket };
    const first = await keyed(completeSignUp, body);
    expect((await keyed(completeSignUp, body)).headers['set-cookie']).toEqual(first.headers['set-cookie']);
    const { cookie } = await signInAs(test.app, 'owner');
    await test.database.db.deleteFrom('sessions').where('id', '=', first.data.token).execute();
    await test.database.db.deleteFrom('known_browsers').execute();
    const late = await keyed(completeSignUp, body, cookie);
    expect([late.code, late.headers['set-cookie']]).toEqual([0, undefined]);
    expect((await call(test.app, getMe, {}, { cookie })).code).toBe(0);
  });

  it('sets no cookie of a browser that has another one by now', async () => {
    const { data } = await requestPasswordReset(test, CASHIER);
    const proof = { code_request_id: data.id, code: await codeTo(test, CASHIER) };
    const body = { ...proof, password: 'another one' };
    const first = await keyed(confirmPassword, body);
    expect((await keyed(confirmPassword, body)).headers['set-cookie']).toEqual(first.headers['set-cookie']);
    const cookie = String(first.headers['set-cookie']).split(';', 1)[0];
    const entered = { body: { phone: CASHIER, password: 'another one' } };
    expect((await call(test.app, signIn, entered, { cookie })).code).toBe(0);
    const late = await keyed(confirmPassword, body);
    expect([late.code, late.headers['set-cookie']]).toEqual([0, undefined]);
  });
});

describe('a new password by a code', () => {
  let id: string;
  let code: string;
  beforeEach(async () => {
    id = (await requestPasswordReset(test, CASHIER)).data.id;
    code = await codeTo(test, CASHIER);
  });

  it('is made within the share of an address, and the code is left when that is used up', async () => {
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
    const others = Array.from({ length: 25 }, () => withHashPlace('127.0.0.1', () => finished));
    expect((await setNewPassword(test, id, otherCode(code))).code).toBe(1003);
    expect((await setNewPassword(test, id, code)).code).toBe(-8);
    finish();
    await Promise.all(others);
    expect((await setNewPassword(test, id, code)).code).toBe(0);
  });

  it('keeps no transaction open while it is made, and is not made for a wrong code', async () => {
    const { database, clock } = test;
    const context = { db: database, clock, idempotentRequest: null, language: 'uk' } as const;
    let made = 0;
    // On SQLite this would deadlock inside another transaction.
    const prepare = () =>
      inTransaction(database.db, async (tx) => {
        made += 1;
        return codeHashingKey(tx);
      });
    const take = (guess: string) => {
      const proof = { code_request_id: id, code: guess };
      const effect = async (_tx: unknown, request: { id: string }, prepared: string) =>
        prepared.length > 0 && request.id;
      return consumeCodeAfterPreparing(context, 'password_reset', proof, prepare, effect);
    };
    await expect(take(otherCode(code))).rejects.toThrow('code_wrong');
    expect(made).toBe(0);
    expect(await take(code)).toBe(id);
    await expect(take(code)).rejects.toThrow('code_expired');
    expect(made).toBe(1);
  });
});
