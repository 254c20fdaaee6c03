import { changePassword } from '@kasa/contracts/auth/operations/password';
import { signUp } from '@kasa/contracts/auth/operations/registration';
import { describe, expect, it } from 'vitest';
import { call, signInAs } from '../http/test-support/call.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import { beginSignUp, codeTo, requestPasswordReset, setNewPassword } from './test-support/sign-up-flow.ts';

const CASHIER = '+380500000004';
const test = await startFreshApp();
const rulesOf = ({ details }: { details: { fields?: { path: string; rule: string }[] } | null }) =>
  details?.fields?.map(({ path, rule }) => `${path}: ${rule}`);

const phone = '+380671234567';
const full_name = 'Мар’яна Гнатюк-Лис';
/** A sole proprietor, whose merchant is named `ФОП` and the name. */
const { tax_number } = signUp.example.body;

const refused: [string, string][] = [
  ['123456', 'password_common'],
  ['QWERTY', 'password_common'],
  ['йцукен', 'password_common'],
  ['пароль', 'password_common'],
  ['      ', 'password_repeated'],
  ['ааААаа', 'password_repeated'],
  ['🚋🚋🚋🚋🚋🚋', 'password_repeated'],
  [phone, 'password_personal'],
  ['067 123-45-67', 'password_personal'],
  ['234567', 'password_personal'],
  ['Гнатюк-Лис', 'password_personal'],
  ['гнатюклис мар’яна', 'password_personal'],
  ['Мар’яна1985', 'password_personal'],
  ['ФОП Мар’яна', 'password_personal'],
];

describe('a new password that is guessed first', () => {
  it.each(refused)('is refused at registration: %j', async (password, rule) => {
    const answer = await beginSignUp(test, { phone, full_name, tax_number, password });
    expect([answer.code, rulesOf(answer)]).toEqual([-2, [`password: ${rule}`]]);
    expect(await test.database.db.selectFrom('code_sendings').select('id').execute()).toEqual([]);
  });

  it('is none that only begins like one', async () => {
    for (const password of ['123456 тролейбусів', 'Мар’яна й зелений чайник', '0671234567-чайник']) {
      await test.reset();
      expect((await beginSignUp(test, { phone, full_name, tax_number, password })).code).toBe(0);
    }
  });

  it('is refused after a right code, which can be used again', async () => {
    const { id } = (await requestPasswordReset(test, CASHIER)).data;
    const code = await codeTo(test, CASHIER);
    for (const [password, rule] of [
      [CASHIER, 'password_personal'],
      ['кравчук_марія', 'password_personal'],
      ['123456', 'password_common'],
    ] as const) {
      expect(rulesOf(await setNewPassword(test, id, code, password))).toEqual([`password: ${rule}`]);
    }
    expect((await setNewPassword(test, id, code, 'зелений чайник')).code).toBe(0);
  });

  it('is refused in the profile', async () => {
    const caller = await signInAs(test.app, 'cashier');
    const body = { current_password: 'kasa-demo', password: '0500000004' };
    const answer = await call(test.app, changePassword, { body }, { ...caller, lng: 'EN' });
    expect(rulesOf(answer)).toEqual(['password: password_personal']);
    expect(answer.details.fields?.[0]?.message).toMatch('your phone number');
  });
});
