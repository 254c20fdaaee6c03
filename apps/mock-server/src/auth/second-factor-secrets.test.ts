import { authOperations as auth } from '@kasa/contracts/auth/operations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, call, signInAs } from '../http/test-support/call.ts';
import { startTestApp, type TestApp } from '../http/test-support/start-test-app.ts';
import { DEMO_PASSWORD } from './password.ts';
import { codeOf } from './test-support/second-factor.ts';

let test: TestApp;
let lines: string[] = [];
beforeAll(async () => {
  const stream = { write: (line: string) => lines.push(line) };
  test = await startTestApp({ trustedProxies: ['127.0.0.1'], log: { level: 'trace', stream } });
});
afterAll(() => test.close());

let caller: Caller;
beforeEach(async () => {
  await test.reset();
  lines = [];
  caller = await signInAs(test.app, 'cashier');
});

const nextCode = () => codeOf(test, '+380500000004');
const proof = async () => ({ current_password: DEMO_PASSWORD, code: await nextCode() });
const seconds = (n: number) => test.clock.travelTo(new Date(test.clock.now().getTime() + n * 1000), true);
const entries = async () =>
  (await test.database.db.selectFrom('audit_entries').selectAll().orderBy('id').execute()).filter(
    ({ object_id, operation }) => /econdFactor|RecoveryCodes/.test(operation) && object_id !== '',
  );

describe('secret and recovery codes', () => {
  it('stand in the journal, with neither secret nor code', async () => {
    const { data } = await call(
      test.app,
      auth.enrolSecondFactor,
      { body: { current_password: DEMO_PASSWORD } },
      caller,
    );
    const code = await nextCode();
    const body = { current_password: DEMO_PASSWORD, code };
    const { data: on } = await call(test.app, auth.enrolSecondFactor, { body }, caller);
    const again = await proof();
    const { data: renewed } = await call(test.app, auth.renewRecoveryCodes, { body: again }, caller);
    seconds(30);
    await call(test.app, auth.disableSecondFactor, { body: await proof() }, caller);
    const told = (await entries()).map(({ operation, before, after }) => [operation, before, after]);
    expect(told).toEqual([
      ['enrolSecondFactor', '{"second_factor":false}', '{"second_factor":true}'],
      ['renewRecoveryCodes', '{"recovery_codes":"***"}', '{"recovery_codes":"***"}'],
      ['disableSecondFactor', '{"second_factor":true}', '{"second_factor":false}'],
    ]);
    const log = lines.join('');
    expect(log.length).toBeGreaterThan(1000);
    for (const secret of [data.secret, ...on.recovery_codes, ...renewed.recovery_codes]) {
      expect(log).not.toContain(secret);
      expect(log).not.toContain(String(secret).replace('-', ''));
    }
  });

  it('keep secret and recovery codes sealed and hashed in the database', async () => {
    const { data } = await call(
      test.app,
      auth.enrolSecondFactor,
      { body: { current_password: DEMO_PASSWORD } },
      caller,
    );
    const body = { current_password: DEMO_PASSWORD, code: await nextCode() };
    const { data: on } = await call(test.app, auth.enrolSecondFactor, { body }, caller);
    const stored = JSON.stringify(await test.database.db.selectFrom('second_factors').selectAll().execute());
    expect(stored.length).toBeGreaterThan(500);
    for (const secret of [data.secret, ...on.recovery_codes]) {
      expect(stored).not.toContain(String(secret).replace('-', ''));
    }
  });
});
