// "Rules of every request" of the contract (openapi/request-rules.ts), sentence by sentence; input.test.ts has the rest.
import { viewAsRole } from '@kasa/contracts/auth/operations/account';
import { getMe, signIn } from '@kasa/contracts/auth/operations/session';
import { createDepot } from '@kasa/contracts/transport/operations/depots';
import { getRoute } from '@kasa/contracts/transport/operations/routes';
import { createTransport, listTransports } from '@kasa/contracts/transport/operations/vehicles';
import { describe, expect, it } from 'vitest';
import { SIGNATURE_HEADER, signatureOf } from '../session/signature.ts';
import { type Caller, call, send, signInAs, withSecret } from '../test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../test-support/fresh-app.ts';
import { startTestApp } from '../test-support/start-test-app.ts';

const test = await startFreshApp();
const { body } = createDepot.example;
const NOBODYS = '01912d50-3c00-7000-8000-00000000dead';

describe('the first check that fails answers', () => {
  /** A change with everything wrong that a later check would find. */
  interface Wrong {
    caller?: Caller;
    origin?: boolean;
    payload?: string;
    type?: string;
    isSignedRightly?: boolean;
  }
  async function codeOf({ caller = {}, origin, payload = '{', type, isSignedRightly }: Wrong) {
    const signature = isSignedRightly
      ? signatureOf(Buffer.from(payload), String(caller.secret)).toString('hex')
      : 'f'.repeat(64);
    const headers = {
      ...(caller.cookie ? { cookie: caller.cookie } : {}),
      ...(origin ? { origin: 'https://evil.example' } : {}),
      'content-type': type ?? 'application/json',
      [SIGNATURE_HEADER]: signature,
    };
    const answer = await send(test.app, {
      method: 'POST',
      url: `${createDepot.path}?colour=red`,
      payload,
      headers,
    });
    return answer.code;
  }
  const large = 'x'.repeat(300_000);

  it('no session, another origin, type, size, signature, permission, JSON, input', async () => {
    const cashier = await withSecret(test.app, await signInAs(test.app, 'cashier'));
    const owner = await withSecret(test.app, await signInAs(test.app, 'owner'));
    const type = 'text/plain';
    expect(await codeOf({ origin: true, payload: large, type })).toBe(-4);
    expect(await codeOf({ caller: cashier, origin: true, payload: large, type })).toBe(-5);
    expect(await codeOf({ caller: cashier, payload: large, type })).toBe(-12);
    expect(await codeOf({ caller: cashier, payload: large })).toBe(-11);
    expect(await codeOf({ caller: cashier })).toBe(-3);
    expect(await codeOf({ caller: cashier, isSignedRightly: true })).toBe(-5);
    expect(await codeOf({ caller: owner, isSignedRightly: true })).toBe(-10);
    expect(await codeOf({ caller: owner, isSignedRightly: true, payload: '{}' })).toBe(-2);
  });

  it('looking as another role: after the signature, before the permission', async () => {
    const owner = await withSecret(test.app, await signInAs(test.app, 'owner'));
    await call(test.app, viewAsRole, { body: { role: 'cashier' } }, owner);
    expect(await codeOf({ caller: owner })).toBe(-3);
    expect(await codeOf({ caller: owner, isSignedRightly: true })).toBe(1008);
  });

  it('input before what only the data can tell', async () => {
    const owner = await signInAs(test.app, 'owner');
    const wrong = { ...createTransport.example.body, branch_id: NOBODYS };
    const both = await call(test.app, createTransport, { body: { ...wrong, name: '' } }, owner);
    expect(both.code).toBe(-2);
    expect((await call(test.app, createTransport, { body: wrong }, owner)).code).toBe(-6);
  });

  it('too many requests before anything else', async () => {
    const busy = await startTestApp({ requestsPerMinute: 1 });
    const codes = [await call(busy.app, getMe), await call(busy.app, getMe)].map(({ code }) => code);
    await busy.close();
    expect(codes).toEqual([-4, -8]);
  });
});

describe('of what is sent', () => {
  const owner = signInBeforeEach(test.app, 'owner');

  it('texts are trimmed, and of spaces alone nothing is left', async () => {
    const made = await call(test.app, createDepot, { body: { ...body, name: '  Депо №9\u00a0' } }, owner);
    expect([made.code, made.data.name]).toEqual([0, 'Депо №9']);
    const empty = await call(test.app, createDepot, { body: { ...body, name: ' \t ' } }, owner);
    expect(empty.details.fields?.map(({ path, rule }) => [path, rule])).toEqual([['name', 'required']]);
  });

  it('passwords are taken as they are', async () => {
    const { phone, password } = signIn.example.body;
    expect((await call(test.app, signIn, { body: { phone, password: ` ${password}` } })).code).toBe(1001);
  });

  it('an empty choice of a query is a missing one', async () => {
    const url = `${listTransports.path}?status=`;
    const { cookie = '' } = owner;
    const answer = await send(test.app, { method: 'GET', url, headers: { cookie } });
    expect(answer.details.fields).toMatchObject([{ path: 'status', rule: 'required' }]);
  });

  it('a reference that leads to nothing is named, in a body as in a query; the object of the path is not', async () => {
    const inBody = await call(
      test.app,
      createTransport,
      { body: { ...createTransport.example.body, branch_id: NOBODYS, route_id: NOBODYS } },
      owner,
    );
    expect([inBody.code, inBody.details.fields?.map(({ path, rule }) => `${path} ${rule}`)]).toEqual([
      -6,
      ['branch_id not_found', 'route_id not_found'],
    ]);
    const inQuery = await call(test.app, listTransports, { query: { branch_id: NOBODYS } }, owner);
    expect([inQuery.code, inQuery.details.fields?.map(({ path }) => path)]).toEqual([-6, ['branch_id']]);
    const inPath = await call(test.app, getRoute, { params: { id: NOBODYS } }, owner);
    expect([inPath.code, inPath.details]).toEqual([-6, null]);
  });
});
