import { MAX_SESSIONS } from '@kasa/contracts/auth/account';
import {
  listOwnSessions,
  revokeOtherSessions,
  revokeOwnSession,
  updateMe,
  updateMerchant,
} from '@kasa/contracts/auth/operations/account';
import { listLegalDocuments } from '@kasa/contracts/auth/operations/registration';
import { getMe, signIn } from '@kasa/contracts/auth/operations/session';
import { listCompanies } from '@kasa/contracts/companies/operations/companies';
import { codes } from '@kasa/contracts/shared/codes';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import type { Role } from '@kasa/contracts/shared/permissions';
import { describe, expect, it } from 'vitest';
import { type Caller, call, cookieOf, signInAs, signInWith } from '../http/test-support/call.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';

const test = await startFreshApp();

describe('account', () => {
  const me = async (caller: Caller) => (await call(test.app, getMe, {}, caller)).data;
  const codeOfMe = async (caller: Caller) => (await call(test.app, getMe, {}, caller)).code;

  describe('own sessions', () => {
    const enter = async (agent: string) => {
      const headers = { 'user-agent': agent };
      const answer = await call(test.app, signIn, signIn.example, { headers });
      return { caller: { cookie: cookieOf(answer) }, token: answer.data.token };
    };
    const list = async (caller: Caller) => (await call(test.app, listOwnSessions, {}, caller)).data.items;
    const revoke = (caller: Caller, id: string) =>
      call(test.app, revokeOwnSession, { params: { id } }, caller);

    it('are listed with browser, address and times, the present one first', async () => {
      const phone = await enter('Phone/1.0');
      test.clock.advance(600);
      const desk = await enter('Desk/2.0');
      test.clock.advance(120);
      const items = (await list(phone.caller)).filter(({ id }) => id !== exampleIds.sessionToRevoke);
      expect(items).toEqual([
        {
          id: phone.token,
          current: true,
          signed_in_at: '2026-11-20T09:00:00.000Z',
          last_seen_at: '2026-11-20T09:12:00.000Z',
          address: '127.0.0.1',
          user_agent: 'Phone/1.0',
          new_browser: false,
        },
        {
          id: desk.token,
          current: false,
          signed_in_at: '2026-11-20T09:10:00.000Z',
          last_seen_at: '2026-11-20T09:10:00.000Z',
          address: '127.0.0.1',
          user_agent: 'Desk/2.0',
          new_browser: true,
        },
      ]);
    });

    it('are no longer listed once they are idle or over', async () => {
      await enter('Idle/1.0');
      test.clock.advance(31 * 60);
      const { caller, token } = await enter('Live/1.0');
      expect((await list(caller)).map(({ id }) => id)).toEqual([token, exampleIds.sessionToRevoke]);
    });

    it('hold the demo’s session, seen a moment ago', async () => {
      const { caller } = await enter('Live/1.0');
      expect((await list(caller)).at(-1)).toMatchObject({
        id: exampleIds.sessionToRevoke,
        last_seen_at: test.clock.nowIso(),
      });
    });

    it('can be ended one by one, with effect on the next request', async () => {
      const [here, there] = [await enter('a'), await enter('b')];
      expect(await revoke(here.caller, there.token)).toMatchObject({ code: 0, data: {} });
      expect(await codeOfMe(there.caller)).toBe(-4);
      expect(await codeOfMe(here.caller)).toBe(0);
      expect((await revoke(here.caller, there.token)).code).toBe(-6);
    });

    it('can be ended from within: the cookie goes with it', async () => {
      const { caller, token } = await enter('a');
      const answer = await revoke(caller, token);
      expect(String(answer.headers['set-cookie'])).toMatch(/^kasa_session=; Max-Age=0/);
      expect(await codeOfMe(caller)).toBe(-4);
    });

    it('of somebody else are not there', async () => {
      const { caller } = await enter('a');
      for (const other of [
        await signInAs(test.app, 'cashier'),
        await signInWith(test.app, '+380500000011'),
      ]) {
        const { token } = await me(other);
        const [foreign, nobodys] = [
          await revoke(caller, token),
          await revoke(caller, '01912d50-3c00-7000-8000-ffffffffffff'),
        ];
        expect(foreign.text).toBe(nobodys.text);
        expect(foreign.code).toBe(-6);
        expect(await codeOfMe(other)).toBe(0);
        expect((await list(caller)).map(({ id }) => id)).not.toContain(token);
      }
    });

    it('are twenty at most: one more ends the one that was used longest ago', async () => {
      const callers: Caller[] = [];
      for (let n = 0; n < MAX_SESSIONS; n += 1) {
        test.clock.advance(61);
        callers.push(await signInAs(test.app, 'cashier'));
      }
      test.clock.advance(61);
      // Opened first, used last.
      expect(await codeOfMe(callers[0] as Caller)).toBe(0);
      const entries = test.database.db.selectFrom('audit_entries').selectAll().orderBy('id');
      const known = (await entries.execute()).length;
      for (let n = 0; n < 2; n += 1) callers.push(await signInAs(test.app, 'cashier'));
      // Beside those of the sign-ins themselves.
      const told = (await entries.execute()).slice(known).filter(({ after }) => after === null);
      const one = {
        operation: 'sessionEvicted',
        object_type: 'session',
        user_name: 'Кравчук Марія Олегівна',
        after: null,
      };
      expect(told).toEqual([expect.objectContaining(one), expect.objectContaining(one)]);
      const codes = await Promise.all(callers.map(codeOfMe));
      expect(codes.map((code, n) => (code === -4 ? n : -1)).filter((n) => n >= 0)).toEqual([1, 2]);
      expect(await list(callers.at(-1) as Caller)).toHaveLength(MAX_SESSIONS);
    });

    it('are twenty also when many are opened at once; those that are over do not count', async () => {
      /** Five at a time, because each attempt counts as a failure until it turns out right. */
      const enterOften = async (times: number) => {
        const callers: Caller[] = [];
        for (let n = 0; n < times; n += 5) {
          const five = Array.from({ length: 5 }, () => signInAs(test.app, 'cashier'));
          callers.push(...(await Promise.all(five)));
        }
        return callers;
      };
      const live = async (callers: readonly Caller[]) =>
        (await Promise.all(callers.map(codeOfMe))).filter((code) => code === 0).length;
      const old = await enterOften(15);
      test.clock.advance(30 * 60);
      const fresh = await enterOften(20);
      expect([await live(old), await live(fresh)]).toEqual([0, MAX_SESSIONS]);
      expect(await live([...fresh, ...(await enterOften(5))])).toBe(MAX_SESSIONS);
      expect(await test.database.db.selectFrom('known_browsers').select('id').execute()).toHaveLength(20);
    });

    it('can be ended all but the present one, idle ones not counted', async () => {
      await enter('idle');
      test.clock.advance(31 * 60);
      const [here, there] = [await enter('a'), await enter('b')];
      const cashier = await signInAs(test.app, 'cashier');
      expect((await call(test.app, revokeOtherSessions, {}, here.caller)).data).toEqual({ revoked: 2 });
      expect(await codeOfMe(there.caller)).toBe(-4);
      expect(await codeOfMe(here.caller)).toBe(0);
      expect(await codeOfMe(cashier)).toBe(0);
      expect((await list(here.caller)).map(({ id }) => id)).toEqual([here.token]);
    });
  });

  it('takes another name, at once in all sessions', async () => {
    const [one, other] = [await signInAs(test.app, 'cashier'), await signInAs(test.app, 'cashier')];
    const body = { full_name: '  Кравчук-Мазур Марія Олегівна ' };
    const answer = await call(test.app, updateMe, { body }, one);
    expect(answer.data.user.full_name).toBe('Кравчук-Мазур Марія Олегівна');
    expect((await me(other)).user).toEqual(answer.data.user);
    expect((await me(await signInAs(test.app, 'owner'))).user.full_name).toBe('Коваль Олена Петрівна');
  });

  describe('the merchant’s name', () => {
    const rename = (caller: Caller, name: string) =>
      call(test.app, updateMerchant, { body: { name } }, caller);

    it('is changed by whoever manages companies, and everybody sees it at once', async () => {
      const cashier = await signInAs(test.app, 'cashier');
      for (const role of ['owner', 'accountant'] as const) {
        const name = `ТОВ «${role}»`;
        const answer = await rename(await signInAs(test.app, role), `  ${name} `);
        expect(answer.data.user.merchant.name).toBe(name);
        expect((await me(cashier)).user.merchant.name).toBe(name);
      }
      const other = await signInWith(test.app, '+380500000011');
      expect((await me(other)).user.merchant.name).not.toMatch(/owner|accountant/);
    });

    it('is its company’s, too, and no other company’s', async () => {
      const owner = await signInAs(test.app, 'owner');
      const companies = async () =>
        (await call(test.app, listCompanies, { query: { q: '328' } }, owner)).data.items.map(
          (one) => one.name,
        );
      const [before] = await companies();
      expect(await rename(owner, 'ТОВ «Кав’ярня Ратуша»')).toMatchObject({
        code: codes.conflict.code,
        details: { fields: [{ path: 'name', rule: 'taken' }] },
      });
      expect(await companies()).toEqual([before]);
      expect((await rename(owner, 'ТОВ «Нова назва»')).code).toBe(0);
      expect(await companies()).toEqual(['ТОВ «Нова назва»']);
    });

    it('is short and visible', async () => {
      const owner = await signInAs(test.app, 'owner');
      for (const name of ['', '   ', 'я'.repeat(161), 'ТОВ\u202e']) {
        expect((await rename(owner, name)).code, JSON.stringify(name)).toBe(-2);
      }
      expect((await rename(owner, 'я'.repeat(160))).code).toBe(0);
    });
  });

  describe('what the session says', () => {
    it('the audit stands in the menu of those who may see it', async () => {
      const seen: [Role, boolean][] = [];
      for (const role of ['owner', 'director', 'accountant', 'cashier', 'dispatcher', 'driver'] as const) {
        const { menu, menu_icons } = await me(await signInAs(test.app, role));
        const entry = menu.find(({ id }) => id === 'audit');
        if (entry) expect(entry).toEqual({ id: 'audit', group: 'control', path: '/audit' });
        expect(menu_icons.audit).toBe(entry && 'history');
        seen.push([role, entry !== undefined]);
      }
      expect(seen.filter(([, isShown]) => isShown).map(([role]) => role)).toEqual(['owner', 'accountant']);
    });
  });

  it('legal documents come in the language asked for, each with its version and text', async () => {
    const [uk, en] = await Promise.all(
      (['UK', 'EN'] as const).map(
        async (lng) => (await call(test.app, listLegalDocuments, {}, { lng })).data.items,
      ),
    );
    expect(uk?.map(({ kind, version, title }) => [kind, version, title])).toEqual([
      ['terms', '2026-09-01', 'Умови використання'],
      ['privacy_policy', '2026-11-20', 'Політика конфіденційності'],
      ['public_offer', '2026-10-15', 'Публічна оферта'],
    ]);
    expect(en?.map(({ title }) => title)).toEqual(['Terms of use', 'Privacy policy', 'Public offer']);
    for (const [n, document] of (uk ?? []).entries()) {
      expect(document.sections.length).toBeGreaterThan(4);
      expect(document.sections.map(({ paragraphs }) => paragraphs.length)).toEqual(
        en?.[n]?.sections.map(({ paragraphs }) => paragraphs.length),
      );
    }
  });
});
