import { authOperations as auth } from '@kasa/contracts/auth/operations';
import { exampleSecrets } from '@kasa/contracts/shared/example-ids';
import { IDEMPOTENCY_HEADER } from '@kasa/contracts/shared/idempotency';
import type { Operation } from '@kasa/contracts/shared/operation';
import { transportOperations as transport } from '@kasa/contracts/transport/operations';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { type Caller, call, cookieOf, requestOf, send, signInAs } from '../test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../test-support/fresh-app.ts';
import { TEST_NOW } from '../test-support/test-now.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');

const KEY = '5f1d0c6e-8a2b-4a53-9a1e-1f2f3a4b5c6d';
interface How {
  readonly key?: string;
  readonly change?: object;
  readonly caller?: Caller;
  readonly app?: FastifyInstance;
}
function ask(
  op: Operation,
  { key = KEY, change = {}, caller = op.session ? owner : {}, app = test.app }: How = {},
) {
  const body = { ...(op.example.body as object), ...change };
  const headers = { ...caller.headers, [IDEMPOTENCY_HEADER]: key };
  return send(app, requestOf(op, { ...op.example, body }, { ...caller, headers }));
}
const named = async (name: string) =>
  (await test.database.db.selectFrom('routes').select('id').where('name', '=', name).execute()).length;
const entriesOf = async (operation: string) =>
  (
    await test.database.db
      .selectFrom('audit_entries')
      .select('id')
      .where('operation', '=', operation)
      .execute()
  ).length;
const kept = () => test.database.db.selectFrom('idempotency_results').selectAll().execute();
/** Advances the clock and keeps sessions alive. */
async function pass(seconds: number): Promise<void> {
  const now = new Date(TEST_NOW.getTime() + seconds * 1000);
  test.clock.travelTo(now, true);
  const session = { last_seen_at: now.toISOString(), expires_at: '2030-01-01T00:00:00.000Z' };
  await test.database.db.updateTable('sessions').set(session).execute();
}
const route = { name: 'Автобус, якого ще не було' };

describe('100 requests at once with one key', () => {
  it('have one effect and one answer', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => ask(transport.createRoute, { change: route })),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.code).toBe(0);
    expect([await named(route.name), await entriesOf('createRoute')]).toEqual([1, 1]);
  });

  it('and each another body have one effect', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => ask(transport.createRoute, { change: { name: `Маршрут ${n}` } })),
    );
    const counts = Map.groupBy(answers, ({ code }) => code);
    expect([counts.get(0)?.length, counts.get(-7)?.length]).toEqual([1, 99]);
    expect(await entriesOf('createRoute')).toBe(1);
  });
});

describe('a key', () => {
  it('does nothing to what has none: the same request twice makes two', async () => {
    const input = { body: { ...transport.createRoute.example.body, ...route } };
    for (let n = 0; n < 2; n += 1) {
      expect((await call(test.app, transport.createRoute, input, owner)).code).toBe(0);
    }
    expect([await named(route.name), await kept()]).toEqual([2, []]);
  });

  it('is no difference in how the body is written', async () => {
    const body = { ...transport.createRoute.example.body, ...route };
    const first = await ask(transport.createRoute, { change: route });
    const turned = JSON.stringify(Object.fromEntries(Object.entries(body).toReversed()), null, 2);
    const request = requestOf(
      transport.createRoute,
      { body },
      { ...owner, headers: { [IDEMPOTENCY_HEADER]: KEY } },
    );
    const again = await send(test.app, { ...request, payload: turned });
    expect([again.code, again.data]).toEqual([0, first.data]);
  });

  it('is answered in the language of each request', async () => {
    await ask(transport.createRoute);
    const again = await ask(transport.createRoute, { caller: { ...owner, lng: 'EN' } });
    expect([again.code, again.msg]).toEqual([0, 'Done']);
    const other = await ask(transport.createRoute, { change: route, caller: { ...owner, lng: 'EN' } });
    expect(other.msg).toMatch(/^Already saved/);
  });

  it("of somebody else is another, and another person's answer is never told", async () => {
    const dispatcher = await signInAs(test.app, 'dispatcher');
    const first = await ask(transport.createRoute, { change: route });
    const second = await ask(transport.createRoute, { change: route, caller: dispatcher });
    expect([first.code, second.code, await named(route.name)]).toEqual([0, 0, 2]);
    expect(second.text).not.toBe(first.text);
  });

  it('of another operation is another', async () => {
    expect((await ask(transport.createRoute)).code).toBe(0);
    expect((await ask(transport.createDepot)).code).toBe(0);
    expect(await kept()).toHaveLength(2);
  });

  it('for another object is used with another request', async () => {
    const { example } = transport.openShift;
    expect((await ask(transport.openShift)).code).toBe(0);
    const params = { id: '01912d50-3c00-7000-8000-ffffffffffff' };
    const headers = { [IDEMPOTENCY_HEADER]: KEY };
    const other = await call(test.app, transport.openShift, { ...example, params }, { ...owner, headers });
    expect(other.code).toBe(-7);
  });

  it('that was refused may try again', async () => {
    const taken = { tabulation_number: '00101' };
    expect((await ask(transport.createDriver, { change: taken })).code).toBe(-7);
    expect(await kept()).toEqual([]);
    expect((await ask(transport.createDriver)).code).toBe(0);
  });

  it('is worth nothing without session and right', async () => {
    await ask(transport.createRoute);
    expect((await ask(transport.createRoute, { caller: {} })).code).toBe(-4);
    const driver = await signInAs(test.app, 'driver');
    expect((await ask(transport.createRoute, { caller: driver })).code).toBe(-5);
  });

  it('sent twice in one request is none', async () => {
    const caller = { ...owner, headers: { [IDEMPOTENCY_HEADER.toLowerCase()]: KEY } };
    expect((await ask(transport.createRoute, { key: `${KEY}, ${KEY}`, caller })).code).toBe(-2);
  });

  it('is remembered for 24 hours, and then taken away', async () => {
    const first = await ask(transport.createRoute, { change: route });
    await pass(24 * 3600 - 1);
    expect((await ask(transport.createRoute, { change: route })).text).toBe(first.text);
    await pass(24 * 3600);
    await ask(transport.createDepot);
    expect(await kept()).toHaveLength(1);
    const anew = await ask(transport.createRoute, { change: route });
    expect([anew.code, await named(route.name)]).toEqual([0, 2]);
  });

  it('is forgotten when everything is reset', async () => {
    await ask(transport.createRoute);
    await test.reset();
    expect(await kept()).toEqual([]);
  });
});

describe('where nobody is signed in', () => {
  it('a wrong code is counted however often a key is sent, and the right one is taken once', async () => {
    const wrong = await ask(auth.confirmSignUp, { change: { code: '000000' } });
    const again = await ask(auth.confirmSignUp, { change: { code: '000000' } });
    expect([wrong.details.attempts_left, again.details.attempts_left]).toEqual([4, 3]);
    const right = await ask(auth.confirmSignUp);
    const repeated = await ask(auth.confirmSignUp);
    expect([right.code, repeated.text]).toEqual([0, right.text]);
    expect((await ask(auth.confirmSignUp, { key: `${KEY}-other` })).code).toBe(1004);
  });

  it('a repeated registration sends one message, also when the phone may have no other', async () => {
    const messages = async () =>
      (await test.database.db.selectFrom('text_messages').select('id').execute()).length;
    const before = await messages();
    const answers = [];
    for (let n = 1; answers.at(-1)?.code !== -8; n += 1) {
      expect(n).toBeLessThan(10);
      answers.push(await ask(auth.signUp, { key: `${KEY}-${n}` }));
    }
    expect((await ask(auth.signUp, { key: `${KEY}-1` })).text).toBe(answers[0]?.text);
    expect(await messages()).toBe(before + answers.length - 1);
  });

  it('the session of a repeated registration is the same one, and ends for both', async () => {
    const cookie = cookieOf(await ask(auth.completeSignUp));
    expect(cookieOf(await ask(auth.completeSignUp))).toBe(cookie);
    expect((await call(test.app, auth.getMe, {}, { cookie })).code).toBe(0);
    await call(test.app, auth.signOut, {}, { cookie });
    // The session has ended: its cookie would only replace a later one.
    const late = await ask(auth.completeSignUp);
    expect([late.code, late.headers['set-cookie']]).toEqual([0, [expect.stringMatching(/^kasa_browser=/)]]);
  });

  it('an answer that lets in is remembered for 15 minutes', async () => {
    await ask(auth.completeSignUp);
    await pass(15 * 60 - 1);
    expect((await ask(auth.completeSignUp)).code).toBe(0);
    await pass(15 * 60);
    const late = await ask(auth.completeSignUp);
    expect([late.code, late.headers['set-cookie']]).toEqual([1006, undefined]);
  });

  it('the key alone opens nothing: without the ticket, or with another account, there is no session', async () => {
    await ask(auth.completeSignUp);
    const guessed = await ask(auth.completeSignUp, {
      change: { ticket: exampleSecrets.ticket.toUpperCase() },
    });
    expect([guessed.code, guessed.headers['set-cookie']]).toEqual([1006, undefined]);
  });
});
