import { getMe, signIn } from '@kasa/contracts/auth/operations/session';
import * as argon2 from '@node-rs/argon2';
import { describe, expect, it, vi } from 'vitest';
import { call, cookieOf } from '../http/test-support/call.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import { hashPassword } from './password.ts';
import { codeTo, requestPasswordReset, setNewPassword } from './test-support/sign-up-flow.ts';

const OWNER = '+380500000001';
const OLD = 'kasa-demo';
const NEW = 'quite another one';
const HOUR = 3_600;

vi.mock('@node-rs/argon2', { spy: true });

const test = await startFreshApp();

describe('a sign-in with a password that is replaced meanwhile', () => {
  const enter = (password: string) => call(test.app, signIn, { body: { phone: OWNER, password } });
  const users = () => test.database.db.updateTable('users').where('phone', '=', OWNER);
  const onceCompared = (happen: () => Promise<unknown>) =>
    vi.mocked(argon2.verify).mockImplementationOnce(async (hash, password) => {
      const { verify } = await vi.importActual<typeof argon2>('@node-rs/argon2');
      const isRight = await verify(hash, password);
      await happen();
      return isRight;
    });

  it('opens no session, when the new password comes first', async () => {
    const { data } = await requestPasswordReset(test, OWNER);
    const code = await codeTo(test, OWNER);
    onceCompared(() => setNewPassword(test, data.id, code, NEW));
    const answer = await enter(OLD);
    expect([answer.code, answer.headers['set-cookie']]).toEqual([1001, undefined]);
    expect((await enter(NEW)).code).toBe(0);
  });

  it('opens no session for somebody who was disabled meanwhile', async () => {
    onceCompared(() => users().set({ is_active: 0 }).execute());
    expect((await enter(OLD)).code).toBe(1001);
  });

  it('leaves no session, whichever of the two is quicker, and never takes it for a bug', async () => {
    for (let delay = 0; delay <= 44; delay += 4) {
      test.clock.advance(HOUR + 1);
      await users()
        .set({ password_hash: await hashPassword(OLD) })
        .execute();
      const { data } = await requestPasswordReset(test, OWNER);
      const code = await codeTo(test, OWNER);
      const [answer, chosen] = await Promise.all([
        new Promise((wait) => setTimeout(wait, delay)).then(() => enter(OLD)),
        setNewPassword(test, data.id, code, NEW),
      ]);
      expect(chosen.code).toBe(0);
      expect([0, 1001]).toContain(answer.code);
      if (answer.code !== 0) continue;
      expect((await call(test.app, getMe, {}, { cookie: cookieOf(answer) })).code).toBe(-4);
    }
  });
});
