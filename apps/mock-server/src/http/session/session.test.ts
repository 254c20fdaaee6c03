import { changePassword } from '@kasa/contracts/auth/operations/password';
import { getMe, signIn, signOut } from '@kasa/contracts/auth/operations/session';
import { operations } from '@kasa/contracts/operations';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import type { Operation } from '@kasa/contracts/shared/operation';
import { createDepot } from '@kasa/contracts/transport/operations/depots';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { codeTo, requestPasswordReset, setNewPassword } from '../../auth/test-support/sign-up-flow.ts';
import { type Caller, call, cookieOf, requestOf, send, signInAs } from '../test-support/call.ts';
import { startFreshApp } from '../test-support/fresh-app.ts';
import { hashSecret, newSecret } from './secret.ts';

const OWNER = '+380500000001';
const guarded = (Object.values(operations) as Operation[]).filter(({ session }) => session);

const test = await startFreshApp();

describe('session', () => {
  const me = (cookie: string | undefined) => call(test.app, getMe, {}, { cookie });
  /** Sessions that are not in the seed data. */
  const openedSessions = () => {
    const all = test.database.db.selectFrom('sessions').selectAll();
    return all.where('id', '!=', exampleIds.sessionToRevoke).execute();
  };
  const minutes = (count: number) => test.clock.advance(count * 60);

  it('is asked for by every operation that the contract says needs one', async () => {
    for (const op of Object.values(operations)) {
      const answer = await send(test.app, requestOf(op, op.example));
      if (op.session) expect([op.id, answer.status, answer.code]).toEqual([op.id, 401, -4]);
      else expect([op.id, answer.code]).toEqual([op.id, 0]);
    }
  });

  it('ends after 30 minutes without a request', async () => {
    const { cookie } = await signInAs(test.app, 'owner');
    for (let n = 0; n < 4; n += 1) {
      minutes(29);
      expect((await me(cookie)).code).toBe(0);
    }
    minutes(30);
    expect((await me(cookie)).code).toBe(-4);
  });

  it('ends 12 hours after sign-in, however busy', async () => {
    const { cookie } = await signInAs(test.app, 'owner');
    for (let n = 0; n < 28; n += 1) {
      minutes(25);
      expect((await me(cookie)).code).toBe(0);
    }
    minutes(20);
    expect((await me(cookie)).code).toBe(-4);
  });

  it('is another one after every sign-in, and the one the request came with is over', async () => {
    const first = await signInAs(test.app, 'owner');
    const again = await call(test.app, signIn, signIn.example, first);
    expect(cookieOf(again)).not.toBe(first.cookie);
    expect((await me(first.cookie)).code).toBe(-4);
    expect((await me(cookieOf(again))).code).toBe(0);
  });

  it('is never one that the client chose', async () => {
    const chosen = `kasa_session=${'a'.repeat(32)}`;
    const answer = await call(test.app, signIn, signIn.example, { cookie: chosen });
    expect(cookieOf(answer)).not.toBe(chosen);
    expect((await me(chosen)).code).toBe(-4);
  });

  it('is not opened by a cookie that was tampered with', async () => {
    const cookie = String((await signInAs(test.app, 'owner')).cookie);
    const [name, secret = ''] = cookie.split('=') as [string, string];
    const [row] = await openedSessions();
    const tampered = [
      '',
      'x',
      secret.slice(1),
      `${secret}a`,
      secret.toUpperCase(),
      secret.split('').reverse().join(''),
      secret.replace(/.$/, (c) => (c === 'A' ? 'B' : 'A')),
      String(row?.id),
      String(row?.secret_hash),
      `${secret}%00`,
      `' or 1=1 --`,
      'a'.repeat(5_000),
      '{}',
      encodeURIComponent(`${secret}\n`),
    ];
    for (const value of tampered) {
      const caller = { cookie: `${name}=${value}` };
      for (const op of guarded) {
        expect([value, (await send(test.app, requestOf(op, op.example, caller))).code]).toEqual([value, -4]);
      }
    }
    expect((await me(`Kasa_Session=${secret}`)).code).toBe(-4);
    expect((await me(`other=1; ${cookie}; more=2`)).code).toBe(0);
  });

  it('ends at once when its user is disabled, and loses a right at once', async () => {
    const { cookie } = await signInAs(test.app, 'dispatcher');
    const users = test.database.db.updateTable('users').where('phone', '=', '+380500000005');
    await users.set({ tags_removed: '["transport_manage"]' }).execute();
    const refused = await call(test.app, createDepot, createDepot.example, { cookie });
    expect(refused).toMatchObject({ code: -5, details: { permission: 'transport_manage' } });
    await users.set({ is_active: 0 }).execute();
    expect((await me(cookie)).code).toBe(-4);
  });

  it.each([
    ['signing out', (caller: Caller) => call(test.app, signOut, {}, caller)],
    [
      'a change of password',
      (caller: Caller) => call(test.app, changePassword, changePassword.example, caller),
    ],
    [
      'a new password by a code',
      async () => {
        const { data } = await requestPasswordReset(test, OWNER);
        await setNewPassword(test, data.id, await codeTo(test, OWNER));
      },
    ],
    ['30 minutes without a request', async () => minutes(30)],
    ['12 hours', async () => minutes(12 * 60)],
    [
      'its user was disabled',
      () => test.database.db.updateTable('users').set({ is_active: 0 }).where('phone', '=', OWNER).execute(),
    ],
  ])(
    'opens nothing that needs a session after %s',
    async (_name, end: (caller: Caller) => Promise<unknown>) => {
      const caller = await signInAs(test.app, 'owner');
      await end(caller);
      for (const op of guarded) {
        expect([op.id, (await send(test.app, requestOf(op, op.example, caller))).code]).toEqual([op.id, -4]);
      }
    },
  );

  it('may nothing that needs a right once all roles are taken away, and says which', async () => {
    const caller = await signInAs(test.app, 'owner');
    await test.database.db.updateTable('users').set({ roles: '[]' }).where('phone', '=', OWNER).execute();
    const barred = guarded.filter(({ permission }) => permission !== null);
    expect(barred.length).toBeGreaterThan(15);
    for (const op of barred) {
      const { code, details } = await send(test.app, requestOf(op, op.example, caller));
      expect([op.id, code, details]).toEqual([op.id, -5, { permission: op.permission }]);
    }
    expect((await me(caller.cookie)).data).toMatchObject({ roles: [], user: { tags: [] } });
  });

  it('gains a right that was added to the user', async () => {
    const { cookie } = await signInAs(test.app, 'cashier');
    const users = test.database.db.updateTable('users').where('phone', '=', '+380500000004');
    await users.set({ tags_added: '["transport_manage"]' }).execute();
    expect((await call(test.app, createDepot, createDepot.example, { cookie })).code).toBe(0);
  });

  it('is stored as a hash, beside nothing that would open it', async () => {
    const { cookie } = await signInAs(test.app, 'owner');
    const secret = String(cookie?.split('=')[1]);
    const rows = await openedSessions();
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(rows.map((row) => row.secret_hash)).toEqual([hashSecret(secret)]);
  });

  it('notes the last request at most once a minute', async () => {
    const { cookie } = await signInAs(test.app, 'owner');
    const seen = async () => (await openedSessions())[0]?.last_seen_at;
    const atFirst = await seen();
    test.clock.advance(59);
    await me(cookie);
    expect(await seen()).toBe(atFirst);
    test.clock.advance(1);
    await me(cookie);
    expect(await seen()).toBe(test.clock.nowIso());
  });

  it('still lets its owner read when the last request cannot be noted, as on a full disk', async () => {
    const { cookie } = await signInAs(test.app, 'owner');
    const { db, dialect } = test.database;
    const refuse = {
      sqlite: sql`create trigger full_disk before update on sessions begin select raise(abort, 'full'); end`,
      postgres: sql`alter table sessions add constraint full_disk check (last_seen_at < '') not valid`,
    };
    const end = {
      sqlite: sql`drop trigger full_disk`,
      postgres: sql`alter table sessions drop constraint full_disk`,
    };
    const before = test.clock.nowIso();
    test.clock.advance(61);
    await refuse[dialect].execute(db);
    const answer = await me(cookie);
    await end[dialect].execute(db);
    expect(answer.code).toBe(0);
    expect((await openedSessions())[0]?.last_seen_at).toBe(before);
  });

  it('sweeps out what has expired at the next sign-in', async () => {
    for (let n = 0; n < 3; n += 1) await signInAs(test.app, 'owner');
    minutes(13 * 60);
    await signInAs(test.app, 'owner');
    expect(await openedSessions()).toHaveLength(1);
  });

  it('has a secret of 192 bits that never repeats', () => {
    const secrets = Array.from({ length: 10_000 }, newSecret);
    expect(new Set(secrets).size).toBe(10_000);
    expect(secrets.every((secret) => Buffer.from(secret, 'base64url').length === 24)).toBe(true);
  });

  it('has a cookie that only TLS carries and no other host can set, in production', async () => {
    const { buildApp } = await import('../../app.ts');
    const app = buildApp({ database: test.database, clock: test.clock, isProduction: true });
    const answer = await call(app, signIn, signIn.example);
    const attributes = 'Path=/; HttpOnly; Secure; SameSite=Lax';
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(new RegExp(`^__Host-kasa_session=[\\w-]{32}; Max-Age=43200; ${attributes}$`)),
      expect.stringMatching(new RegExp(`^__Host-kasa_browser=[\\w-]{32}; Max-Age=7776000; ${attributes}$`)),
    ]);
    expect((await call(app, getMe, {}, { cookie: cookieOf(answer) })).code).toBe(0);
    const plain = cookieOf(answer).replace('__Host-', '');
    expect((await call(app, getMe, {}, { cookie: plain })).code).toBe(-4);
    await app.close();
  });
});
