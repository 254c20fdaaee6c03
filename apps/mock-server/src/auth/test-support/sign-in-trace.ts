import { listOwnActivity } from '@kasa/contracts/auth/operations/account';
import { confirmPassword, resetPassword } from '@kasa/contracts/auth/operations/password';
import { type Caller, call } from '../../http/test-support/call.ts';
import type { TestApp } from '../../http/test-support/start-test-app.ts';
import { writeFailedSignIns } from '../failed-sign-ins.ts';
import { firstMerchant } from '../seed.ts';
import { type Browser, openBrowser } from './browser.ts';
import { codeTo } from './sign-up-flow.ts';

export const personOf = (role: string) => firstMerchant.people.find((one) => one.role === role);
export const cashier = personOf('cashier');
export const PHONE = String(cashier?.phone);
/** That nobody has. */
export const FREE = '+380671234567';

/** Reads what sign-ins have left. */
export function traceOf(test: Pick<TestApp, 'app' | 'database'>) {
  const entries = () =>
    test.database.db.selectFrom('audit_entries').selectAll().orderBy('at').orderBy('id').execute();
  return {
    entries,
    /** The journal, with the failed sign-ins that wait to be written. */
    async written() {
      await writeFailedSignIns(test.database);
      return (await entries()).map(({ after, before, ...entry }) => ({
        ...entry,
        before: before && (JSON.parse(before) as object),
        after: after && (JSON.parse(after) as object),
      }));
    },
    fail: (phone = PHONE, from?: string) => openBrowser(test, from).enter(phone, 'wrong'),
    activity: async (caller: Caller) => (await call(test.app, listOwnActivity, {}, caller)).data.items,
    /** A new password by a text message, in this browser. */
    async setPassword(browser: Browser, password: string) {
      const { data } = await browser.ask(resetPassword, { body: { phone: PHONE } });
      const body = { code_request_id: data.id, code: await codeTo(test, PHONE), password };
      const { code } = await browser.ask(confirmPassword, { body });
      if (code !== 0) throw new Error(`The password is not set: ${code}`);
    },
  };
}
