import { changePassword } from '@kasa/contracts/auth/operations/password';
import { signUp } from '@kasa/contracts/auth/operations/registration';
import { exchangeKey, getMe, signIn } from '@kasa/contracts/auth/operations/session';
import { createDriver, listDrivers } from '@kasa/contracts/transport/operations/drivers';
import { describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import {
  beginSignUp,
  codeTo,
  confirmSignUpCode,
  finishSignUp,
  otherCode,
  requestPasswordReset,
  setNewPassword,
} from '../auth/test-support/sign-up-flow.ts';
import { CODE_KEY_NAME } from '../db/stored-secrets.ts';
import {
  type ApiResponse,
  call,
  callMalformed,
  cookieOf,
  requestOf,
  send,
  signInAs,
  withSecret,
} from './test-support/call.ts';
import { startSharedApp } from './test-support/fresh-app.ts';

let lines: string[] = [];
const stream = { write: (line: string) => lines.push(line) };
const test = await startSharedApp({ log: { level: 'trace', stream } });

describe('log', () => {
  it('has one line for an answer, with ids and nothing personal', async () => {
    const owner = await signInAs(test.app, 'owner');
    lines = [];
    const answer = await call(test.app, getMe, {}, owner);
    expect(lines).toHaveLength(1);
    const line = JSON.parse(String(lines[0]));
    expect(line).toMatchObject({
      reqId: answer.headers['x-request-id'],
      msg: 'answered',
      method: 'GET',
      operation: 'getMe',
      route: getMe.path,
      status: 200,
      code: 0,
      session: answer.data.token,
      user: answer.data.user.id,
      merchant: answer.data.user.merchant.id,
    });
    expect(Object.keys(line).sort()).toEqual(
      [
        'level',
        'time',
        'reqId',
        'method',
        'operation',
        'route',
        'status',
        'code',
        'ms',
        'session',
        'user',
        'merchant',
        'msg',
      ].sort(),
    );
  });

  it('never holds a secret, a phone, a name or a body, valid or malformed', async () => {
    lines = [];
    const signedIn = await call(test.app, signIn, signIn.example);
    const caller = await withSecret(test.app, { cookie: cookieOf(signedIn) });
    const canaries = [
      'kasa-demo',
      'canary-password',
      '+380500000001',
      '380931234567',
      'Шевчук',
      'canary-name',
      String(cookieOf(signedIn).split('=')[1]),
      String(caller.secret),
      String(exchangeKey.example.body.client_public),
    ];
    await call(test.app, createDriver, createDriver.example, caller);
    await call(test.app, listDrivers, { query: { name: 'canary-name' } }, caller);
    await call(test.app, signIn, { body: { phone: '+380500000001', password: 'canary-password' } });
    await callMalformed(test.app, signIn, { body: { phone: 'canary-name', password: 7 } });
    await send(test.app, { ...requestOf(signIn, signIn.example), payload: '{"password":"canary-password"' });
    await send(test.app, { method: 'GET', url: '/api/v1/nothing?phone=%2B380500000001&x=canary-name' });
    await send(test.app, { method: 'GET', url: '/api/v1/%zz?x=canary-name' });
    const text = lines.join('');
    expect(lines.length).toBeGreaterThan(7);
    for (const canary of canaries) expect(text).not.toContain(canary);
  });

  it('never holds a code, a ticket, a new password or a tax number, and neither does an answer to others', async () => {
    lines = [];
    const phone = '+380671234567';
    const told: string[] = [];
    const note = <A extends ApiResponse>(answer: A): A => {
      told.push(answer.text + JSON.stringify(answer.headers));
      return answer;
    };
    const request = note(await beginSignUp(test, { password: 'canary-password' }));
    const code = await codeTo(test, phone);
    note(await confirmSignUpCode(test, request.data.id, otherCode(code)));
    const { ticket } = (await confirmSignUpCode(test, request.data.id, code)).data;
    const done = note(await finishSignUp(test, ticket));
    const owner = await withSecret(test.app, { cookie: cookieOf(done) });
    const body = { current_password: 'canary-password', password: 'canary-new-password' };
    note(await call(test.app, changePassword, { body: { ...body, password: 'x' } }, owner));
    const changed = note(await call(test.app, changePassword, { body }, owner));
    const forgotten = note(await requestPasswordReset(test, phone));
    const second = await codeTo(test, phone);
    note(await setNewPassword(test, forgotten.data.id, otherCode(second), 'canary-third-password'));
    note(await setNewPassword(test, forgotten.data.id, second, 'canary-third-password'));
    note(await finishSignUp(test, ticket));
    note(await send(test.app, { method: 'GET', url: `/api/v1/auth/code-requests/${code}?ticket=${ticket}` }));
    note(
      await send(test.app, {
        ...requestOf(signUp, signUp.example),
        payload: `{"password":"canary-password"`,
      }),
    );
    const keys = await test.database.db
      .selectFrom('meta')
      .selectAll()
      .where('key', '=', CODE_KEY_NAME)
      .execute();
    const hashes = await test.database.db.selectFrom('users').select('password_hash').execute();
    const secret = String(owner.secret);
    const canaries = [
      'canary',
      `"${code}"`,
      `"${second}"`,
      ticket,
      secret,
      String(keys[0]?.value),
      '3184710691',
    ];
    const text = lines.join('');
    expect(lines.length).toBeGreaterThan(12);
    for (const canary of [...canaries, phone, cookieOf(changed).split('=')[1]])
      expect(text).not.toContain(canary);
    expect(text).not.toMatch(new RegExp(`\\b(?:${code}|${second})\\b`));
    for (const canary of [...canaries, ...hashes.map((row) => row.password_hash).filter(Boolean)]) {
      expect(told.join('')).not.toContain(canary);
    }
  });

  it('is one line of JSON whatever is sent', async () => {
    lines = [];
    const headers = { 'user-agent': 'a\u001b[31m', 'x-forwarded-for': '"}\\n{"level":60}' };
    const body = { phone: 'a\r\n{"level":60}', password: '\u001b[2J' };
    // Injected: Node's HTTP client cannot send such a header.
    await test.app.inject({ ...requestOf(signIn, { body }, { headers }), payload: JSON.stringify(body) });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(String(lines[0])).code).toBe(-2);
  });

  it('tells of a bug what we wrote about it, and no field of a driver’s error', async () => {
    const broken = Object.defineProperty({ ...test.database }, 'db', {
      get: () => {
        throw Object.assign(new Error('it broke'), {
          detail: 'Key (phone)=(+380500000001)',
          parameters: ['x'],
        });
      },
    });
    const app = buildApp({ database: broken, log: { level: 'error', stream } });
    lines = [];
    const answer = await call(app, getMe, {}, { cookie: `kasa_session=${'a'.repeat(32)}` });
    expect(lines).toHaveLength(1);
    const line = JSON.parse(String(lines[0]));
    expect(line).toMatchObject({ reqId: answer.headers['x-request-id'], msg: 'internal error' });
    expect(Object.keys(line.err).sort()).toEqual(['message', 'stack', 'type']);
    await app.close();
  });
});
