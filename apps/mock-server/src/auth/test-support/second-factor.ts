import { authOperations as auth } from '@kasa/contracts/auth/operations';
import { type Caller, call } from '../../http/test-support/call.ts';
import type { TestApp } from '../../http/test-support/start-test-app.ts';
import { listTimeCodes } from '../mock-second-factor.ts';
import { DEMO_PASSWORD } from '../password.ts';

/** What the authenticator app of this phone shows, or will show next. */
export async function codeOf({ database, clock }: Pick<TestApp, 'database' | 'clock'>, phone: string) {
  const [factor] = await listTimeCodes(database.db, phone, clock.now());
  return String(factor?.code);
}

/** Turns on the second factor of a caller. @returns the recovery codes */
export async function turnOnFactor(
  test: Pick<TestApp, 'app' | 'database' | 'clock'>,
  caller: Caller,
  phone: string,
): Promise<string[]> {
  const ask = (code?: string) =>
    call(
      test.app,
      auth.enrolSecondFactor,
      { body: { current_password: DEMO_PASSWORD, ...(code === undefined ? {} : { code }) } },
      caller,
    );
  await ask();
  const { data, text } = await ask(await codeOf(test, phone));
  if (!data) throw new Error(text);
  return data.recovery_codes;
}
