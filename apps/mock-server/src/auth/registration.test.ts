import { getFirstSteps, updateMerchant } from '@kasa/contracts/auth/operations/account';
import { completeSignUp } from '@kasa/contracts/auth/operations/registration';
import { getMe, signIn } from '@kasa/contracts/auth/operations/session';
import { listCompanies } from '@kasa/contracts/companies/operations/companies';
import { allPermissions } from '@kasa/contracts/shared/permissions';
import { createDepot, listDepots } from '@kasa/contracts/transport/operations/depots';
import { describe, expect, it } from 'vitest';
import type { Row } from '../db/schema.ts';
import { type Caller, call, cookieOf, signInAs } from '../http/test-support/call.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import {
  beginSignUp,
  codeTo,
  confirmedTicket,
  confirmSignUpCode,
  FREE_PHONE,
  finishSignUp,
  messagesTo,
  signUpFully,
} from './test-support/sign-up-flow.ts';

const TAKEN_PHONE = '+380500000003';

const test = await startFreshApp();

describe('registration', () => {
  type Table = 'merchants' | 'users' | 'legal_acceptances' | 'registrations';
  const rowsOf = <Name extends Table>(table: Name) =>
    test.database.db
      .selectFrom(table as Table)
      .selectAll()
      .execute() as unknown as Promise<Row<Name>[]>;

  it('leads from the form over the code and the bank into an empty merchant of one’s own', async () => {
    const { answer, caller } = await signUpFully(test);
    expect(answer.data).toMatchObject({
      user: {
        full_name: 'Гнатюк Ірина Романівна',
        phone: FREE_PHONE,
        position: null,
        merchant: { name: 'ФОП Гнатюк Ірина Романівна', business: null },
        home: { screen: null, terminal: null, path: '/' },
        tags: allPermissions,
      },
      roles: ['owner'],
      viewing_as: null,
      rights_givers: [],
    });
    expect((await call(test.app, getMe, {}, caller)).data).toEqual(answer.data);
    expect((await call(test.app, listDepots, {}, caller)).data.total).toBe(0);
    expect((await call(test.app, createDepot, createDepot.example, caller)).code).toBe(0);
    const again = await call(test.app, signIn, { body: { phone: FREE_PHONE, password: 'kasa-demo' } });
    expect(again.code).toBe(0);
  });

  it('keeps bank, account and tax number, and each version that was accepted, when and from where', async () => {
    const { answer } = await signUpFully(test);
    const { id } = answer.data.user.merchant;
    const merchants = await rowsOf('merchants');
    expect(merchants.find((row) => row.id === id)).toMatchObject({
      tax_number: '3184710691',
      bank_mfo: '305299',
      iban: 'UA223052990000026001234567890',
    });
    const accepted = await rowsOf('legal_acceptances');
    const common = {
      merchant_id: id,
      user_id: answer.data.user.id,
      at: test.clock.nowIso(),
      address: '127.0.0.1',
    };
    expect(accepted.map((row) => [row.kind, row.version]).sort()).toEqual([
      ['privacy_policy', '2026-11-20'],
      ['public_offer', '2026-10-15'],
      ['terms', '2026-09-01'],
    ]);
    for (const row of accepted) expect(row).toMatchObject(common);
  });

  it('calls a company by its code', async () => {
    const { answer, caller } = await signUpFully(test, { tax_number: '32855961' });
    expect(answer.data.user.merchant.name).toBe('Компанія 32855961');
    const own = { name: 'Компанія 32855961', tax_number: '32855961', vat_number: null, parent: null };
    expect((await call(test.app, listCompanies, {}, caller)).data.items).toMatchObject([own]);
  });

  it('asks a company for its name among the first steps, until it has one; a sole proprietor never', async () => {
    const naming = async (caller: Caller) =>
      (await call(test.app, getFirstSteps, {}, caller)).data.items.filter(({ id }) => id === 'company');
    const { caller: company } = await signUpFully(test, { tax_number: '32855961' });
    expect(await naming(company)).toEqual([
      { id: 'company', path: '/profile', done: false, postponed: false },
    ]);
    await call(test.app, updateMerchant, { body: { name: 'ТОВ «Ранок»' } }, company);
    expect(await naming(company)).toEqual([
      { id: 'company', path: '/profile', done: true, postponed: false },
    ]);
    expect(await naming(await signInAs(test.app, 'owner'))).toEqual([
      { id: 'company', path: '/profile', done: true, postponed: false },
    ]);
    await test.reset();
    const { caller: person } = await signUpFully(test);
    expect(await naming(person)).toEqual([]);
  });

  it('makes nothing before the last step', async () => {
    const before = [await rowsOf('merchants'), await rowsOf('users')];
    await confirmedTicket(test);
    expect([await rowsOf('merchants'), await rowsOf('users')]).toEqual(before);
  });

  it('ends the session that the browser still had', async () => {
    const old = await signInAs(test.app, 'cashier');
    const answer = await finishSignUp(test, await confirmedTicket(test), old);
    expect(answer.code).toBe(0);
    expect(cookieOf(answer)).not.toBe(old.cookie);
    expect((await call(test.app, getMe, {}, old)).code).toBe(-4);
  });

  it('can be finished once', async () => {
    const ticket = await confirmedTicket(test);
    const answers = await Promise.all(Array.from({ length: 20 }, () => finishSignUp(test, ticket)));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 1006)).toHaveLength(19);
    const owners = (await rowsOf('users')).filter((row) => row.phone === FREE_PHONE);
    expect(owners).toHaveLength(1);
  });

  it('can be finished within an hour after the phone was confirmed', async () => {
    const early = await confirmedTicket(test);
    test.clock.advance(3_600);
    expect((await finishSignUp(test, early)).code).toBe(1006);
    const inTime = await confirmedTicket(test);
    test.clock.advance(3_599);
    expect((await finishSignUp(test, inTime)).code).toBe(0);
  });

  it('ends when somebody else has registered the phone meanwhile, and leaves nothing half made', async () => {
    const one = await confirmedTicket(test);
    test.clock.advance(60);
    const other = await confirmedTicket(test);
    expect((await finishSignUp(test, one)).code).toBe(0);
    const before = [await rowsOf('merchants'), await rowsOf('legal_acceptances')];
    const answer = await finishSignUp(test, other);
    expect(answer).toMatchObject({ status: 409, code: -7 });
    expect(answer.details.fields?.map(({ path, rule }) => [path, rule])).toEqual([['phone', 'taken']]);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect([await rowsOf('merchants'), await rowsOf('legal_acceptances')]).toEqual(before);
  });

  it('takes no IBAN of another bank', async () => {
    const body = { ...completeSignUp.example.body, ticket: await confirmedTicket(test) };
    const answer = await call(test.app, completeSignUp, { body: { ...body, bank_mfo: '322001' } });
    expect(answer.details.fields?.map(({ path, rule }) => [path, rule])).toEqual([
      ['iban', 'iban_other_bank'],
    ]);
  });

  it('accepts only the documents that apply', async () => {
    const accepted = { terms: '2026-09-01', privacy_policy: '2026-11-20', public_offer: '2025-01-01' };
    expect((await beginSignUp(test, { accepted })).code).toBe(1007);
    expect(await messagesTo(test, FREE_PHONE)).toEqual([]);
  });

  it('tells the owner of a registered phone by a text message, and its code is never right', async () => {
    const { data } = await beginSignUp(test, { phone: TAKEN_PHONE });
    const [message, ...others] = await messagesTo(test, TAKEN_PHONE);
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      text: 'Цей номер уже зареєстровано в Касі. Увійдіть або відновіть пароль.',
      code: null,
    });
    const answer = await confirmSignUpCode(test, data.id, '000000');
    expect(answer).toMatchObject({ code: 1003, details: { attempts_left: 4 } });
    const stored = await test.database.db
      .selectFrom('code_requests')
      .select('code_hash')
      .where('id', '=', data.id)
      .executeTakeFirstOrThrow();
    expect(stored.code_hash).toBeNull();
  });

  it('sends the code in the language of the request', async () => {
    await beginSignUp(test);
    const code = await codeTo(test, FREE_PHONE);
    expect((await messagesTo(test, FREE_PHONE))[0]?.text).toBe(
      `${code} — код для реєстрації в Касі. Діє 5 хвилин. Нікому його не повідомляйте.`,
    );
    test.clock.advance(60);
    await beginSignUp(test, {}, { lng: 'EN' });
    expect((await messagesTo(test, FREE_PHONE))[0]?.text).toMatch(/^\d{6} is your Kasa registration code\./);
  });

  it('keeps the ticket as a hash only', async () => {
    const ticket = await confirmedTicket(test);
    expect(JSON.stringify(await rowsOf('registrations'))).not.toContain(ticket);
  });
});
