import { authOperations as auth } from '@kasa/contracts/auth/operations';
import { signIn } from '@kasa/contracts/auth/operations/session';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type Caller, call, signInAs } from '../../http/test-support/call.ts';
import { startTestApp, type TestApp } from '../../http/test-support/start-test-app.ts';
import { writeFailedSignIns } from '../failed-sign-ins.ts';
import { DEMO_PASSWORD } from '../password.ts';
import { codeOf, turnOnFactor } from './second-factor.ts';

/** The cashier's. */
export const PHONE = '+380500000004';
/** The answer to a wrong code. */
export const wrong = { code: -2, details: { fields: [{ path: 'code', rule: 'factor_code_wrong' }] } };

/** A fresh server for each test, where the cashier is signed in and may turn a second factor on. */
export function startFactorWorld() {
  const world = {} as { test: TestApp; caller: Caller };
  beforeAll(async () => {
    world.test = await startTestApp({ trustedProxies: ['127.0.0.1'] });
  });
  afterAll(() => world.test.close());
  beforeEach(async () => {
    await world.test.reset();
    world.caller = await signInAs(world.test.app, 'cashier');
  });
  const nextCode = () => codeOf(world.test, PHONE);
  return {
    world,
    nextCode,
    seconds: (n: number) =>
      world.test.clock.travelTo(new Date(world.test.clock.now().getTime() + n * 1000), true),
    turnOn: () => turnOnFactor(world.test, world.caller, PHONE),
    enter: (code?: string, password = DEMO_PASSWORD, phone = PHONE, app = world.test.app) =>
      call(app, signIn, { body: { phone, password, ...(code === undefined ? {} : { code }) } }),
    proof: async () => ({ current_password: DEMO_PASSWORD, code: await nextCode() }),
    /** Six digits that are no code now. */
    wrongCode: async () => String((Number(await nextCode()) + 500_000) % 1_000_000).padStart(6, '0'),
    state: async (who = world.caller) => (await call(world.test.app, auth.getSecondFactor, {}, who)).data,
    /** What the journal has of failed and unfinished sign-ins. */
    async failedSignIns() {
      await writeFailedSignIns(world.test.database);
      const kinds = ['signInFailed', 'signInUnfinished'];
      const entries = world.test.database.db.selectFrom('audit_entries').selectAll();
      const found = entries.where('operation', 'in', kinds).where('at', '>=', '2026-11-20T09:00:00.000Z');
      return (await found.orderBy('at').orderBy('id').execute()).map(
        ({ operation, user_id, object_id, after }) => ({
          ...{ operation, user_id, object_id },
          ...(JSON.parse(String(after)) as object),
        }),
      );
    },
  };
}
