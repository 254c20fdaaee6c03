import { changePassword, confirmPassword } from '@kasa/contracts/auth/operations/password';
import { getMe, signIn } from '@kasa/contracts/auth/operations/session';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Caller, call, cookieOf, signInAs, withSecret } from '../http/test-support/call.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import { codeTo, messagesTo, requestPasswordReset, setNewPassword } from './test-support/sign-up-flow.ts';

const CASHIER = '+380500000004';
const NEW = 'зовсім інший пароль';

const test = await startFreshApp();

describe('passwords', () => {
  let day = 0;
  beforeEach(async () => {
    day += 1;
    test.clock.advance(day * 24 * 3600);
  });

  const enter = (password: string) => call(test.app, signIn, { body: { phone: CASHIER, password } });
  const change = (caller: Caller, current_password: string, password = NEW) =>
    call(test.app, changePassword, { body: { current_password, password } }, caller);
  const codeOfMe = async (caller: Caller) => (await call(test.app, getMe, {}, caller)).code;

  describe('forgotten', () => {
    it('are chosen anew with the code from the text message, once', async () => {
      const { data } = await requestPasswordReset(test, CASHIER);
      expect(data).toMatchObject({ purpose: 'password_reset', phone: CASHIER });
      const code = await codeTo(test, CASHIER);
      const answer = await setNewPassword(test, data.id, code, NEW);
      expect(answer).toMatchObject({ code: 0, data: {} });
      // Only the cookie of the known browser; no session is opened.
      expect(answer.headers['set-cookie']).toEqual([expect.stringMatching(/^kasa_browser=[\w-]{32};/)]);
      expect((await enter('kasa-demo')).code).toBe(1001);
      expect((await enter(NEW)).code).toBe(0);
      expect((await setNewPassword(test, data.id, code, 'third one')).code).toBe(1004);
      expect((await enter(NEW)).code).toBe(0);
    });

    it('end every session of the person, and nobody else’s', async () => {
      const own = [await signInAs(test.app, 'cashier'), await signInAs(test.app, 'cashier')];
      const other = await signInAs(test.app, 'accountant');
      const { data } = await requestPasswordReset(test, CASHIER);
      await setNewPassword(test, data.id, await codeTo(test, CASHIER), NEW);
      for (const caller of own) expect(await codeOfMe(caller)).toBe(-4);
      expect(await codeOfMe(other)).toBe(0);
    });

    it('stay as they are when the code is wrong', async () => {
      const { data } = await requestPasswordReset(test, CASHIER);
      const code = await codeTo(test, CASHIER);
      const wrong = code === '000000' ? '000001' : '000000';
      expect((await setNewPassword(test, data.id, wrong, NEW)).code).toBe(1003);
      expect((await enter('kasa-demo')).code).toBe(0);
    });

    it('bring no message to a phone that nobody has, nor to one whose user is disabled', async () => {
      const users = test.database.db.updateTable('users').where('phone', '=', CASHIER);
      await users.set({ is_active: 0 }).execute();
      for (const phone of ['+380671234567', CASHIER]) {
        const { data } = await requestPasswordReset(test, phone);
        expect(data.attempts_left).toBe(5);
        expect(await messagesTo(test, phone)).toEqual([]);
        const answers = [
          await setNewPassword(test, data.id, '000000'),
          await setNewPassword(test, data.id, '111111'),
        ];
        expect(answers.map(({ details }) => details.attempts_left)).toEqual([4, 3]);
      }
    });

    it('say what the code is for, in the language of the request', async () => {
      await requestPasswordReset(test, CASHIER);
      expect((await messagesTo(test, CASHIER))[0]?.text).toMatch(/^\d{6} — код для зміни пароля в Касі\./);
      test.clock.advance(60);
      await requestPasswordReset(test, CASHIER, { lng: 'EN' });
      expect((await messagesTo(test, CASHIER))[0]?.text).toMatch(
        /^\d{6} is your Kasa code for a new password\./,
      );
    });

    it('are the same however a device composes a letter', async () => {
      const { data } = await requestPasswordReset(test, CASHIER);
      await setNewPassword(test, data.id, await codeTo(test, CASHIER), 'йогурт їжака'.normalize('NFD'));
      expect((await enter('йогурт їжака'.normalize('NFC'))).code).toBe(0);
    });

    it('hold no half of a character, which would be stored as any other', async () => {
      const { data } = await requestPasswordReset(test, CASHIER);
      const halves = await setNewPassword(test, data.id, await codeTo(test, CASHIER), '\ud800'.repeat(6));
      expect(halves).toMatchObject({ code: -2, details: { fields: [{ path: 'password' }] } });
    });

    it('must have six characters at least', async () => {
      const body = { ...confirmPassword.example.body, password: '12345' };
      const answer = await call(test.app, confirmPassword, { body });
      expect(answer.details.fields?.map(({ path, rule }) => [path, rule])).toEqual([
        ['password', 'password_short'],
      ]);
      expect(answer.details.fields?.[0]?.message).toBe('Щонайменше 6 символів');
    });
  });

  describe('changed', () => {
    it('open a new session under a fresh cookie, and end all others of the person', async () => {
      const [here, elsewhere] = [await signInAs(test.app, 'cashier'), await signInAs(test.app, 'cashier')];
      const other = await signInAs(test.app, 'accountant');
      const before = await call(test.app, getMe, {}, here);
      const answer = await change(here, 'kasa-demo');
      expect(answer.code).toBe(0);
      expect(answer.data.token).not.toBe(before.data.token);
      const fresh = { cookie: cookieOf(answer) };
      expect(fresh.cookie).not.toBe(here.cookie);
      expect((await call(test.app, getMe, {}, fresh)).data).toEqual(answer.data);
      expect(await codeOfMe(here)).toBe(-4);
      expect(await codeOfMe(elsewhere)).toBe(-4);
      expect(await codeOfMe(other)).toBe(0);
      expect([(await enter('kasa-demo')).code, (await enter(NEW)).code]).toEqual([1001, 0]);
    });

    it('leave no signing secret behind: the new session agrees on its own', async () => {
      const signed = await withSecret(test.app, await signInAs(test.app, 'cashier'));
      const fresh = { cookie: cookieOf(await change(signed, 'kasa-demo')) };
      expect((await change({ ...fresh, secret: signed.secret }, NEW, 'third one')).code).toBe(0);
      const rows = await test.database.db.selectFrom('sessions').select('signing_secret').execute();
      expect(rows.map((row) => row.signing_secret)).toEqual(rows.map(() => null));
    });

    it('need the present one: a wrong one is told at its field and changes nothing', async () => {
      const caller = await signInAs(test.app, 'cashier');
      const answer = await change(caller, 'not-it');
      expect(answer.code).toBe(-2);
      expect(answer.details.fields).toEqual([
        { path: 'current_password', rule: 'password_wrong', message: 'Неправильний пароль' },
      ]);
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(await codeOfMe(caller)).toBe(0);
      expect((await enter('kasa-demo')).code).toBe(0);
    });

    it('cannot be guessed with a session that was found open: ten attempts, like at sign-in', async () => {
      const caller = await signInAs(test.app, 'cashier');
      const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => change(caller, `guess ${n}`)));
      expect(answers.filter(({ code }) => code === -2)).toHaveLength(10);
      expect(answers.filter(({ code }) => code === -8)).toHaveLength(20);
      expect((await change(caller, 'kasa-demo')).code).toBe(-8);
    });

    it('once, when asked twice at the same time', async () => {
      const caller = await signInAs(test.app, 'cashier');
      const answers = await Promise.all([
        change(caller, 'kasa-demo', 'one one'),
        change(caller, 'kasa-demo', 'two two'),
      ]);
      const [loser = 0, best] = answers.map(({ code }) => code).sort((a, b) => a - b);
      // The loser's session has ended, or its present password is no longer right.
      expect([best, [-4, -2].includes(loser)]).toEqual([0, true]);
      const winner = answers[0].code === 0 ? 'one one' : 'two two';
      expect((await enter(winner)).code).toBe(0);
    });

    it('are kept as argon2id with the parameters of the seed', async () => {
      await change(await signInAs(test.app, 'cashier'), 'kasa-demo');
      const user = test.database.db.selectFrom('users').select('password_hash').where('phone', '=', CASHIER);
      expect((await user.executeTakeFirstOrThrow()).password_hash).toMatch(
        /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/,
      );
    });
  });
});
