import { createHash } from 'node:crypto';
import { auditOperations } from '@kasa/contracts/audit/operations';
import { exampleSecrets, exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { terminalsOperations as ops } from '@kasa/contracts/terminals/operations';
import { defaultSettings } from '@kasa/contracts/terminals/resolve-settings';
import type { TerminalEntity } from '@kasa/contracts/terminals/terminals';
import { describe, expect, it } from 'vitest';
import { secondMerchant } from '../auth/seed.ts';
import { unseal } from '../db/sealing.ts';
import { keyPhrasePlace } from '../db/stored-secrets.ts';
import { type BodyFor, call, signInAs, signInWith } from '../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';
import { readCsv } from '../http/test-support/read-table.ts';
import { demoActivationCode } from './seed/devices.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');

const get = async (id: string, caller = owner) =>
  (await call(test.app, ops.getTerminal, { params: { id } }, caller)).data;
type AddBody = BodyFor<typeof ops.addTerminal>;
/** Adds it with the code that came with it, unless another is given. */
const add = (
  { number, code = demoActivationCode(number), ...rest }: Partial<AddBody> & { number: string },
  caller = owner,
) => call(test.app, ops.addTerminal, { body: { number, code, ...rest } }, caller);
const activate = (code: string, caller = owner) =>
  call(test.app, ops.activateTerminalByCode, { body: { code } }, caller);
const unchanged = (of: TerminalEntity) => ({
  name: of.name,
  point_id: of.point?.id ?? null,
  template_id: of.template?.id ?? null,
  vehicle_id: of.vehicle?.id ?? null,
  test_mode: of.test_mode,
  website: of.website,
  extra_info: of.extra_info,
  settings: {},
  version: of.version,
});
const update = async (id: string, change: object) =>
  call(
    test.app,
    ops.updateTerminal,
    { params: { id }, body: { ...unchanged(await get(id)), ...change } },
    owner,
  );
const phraseOf = async (id: string) => {
  const row = test.database.db.selectFrom('terminals').select('secret_key_phrase').where('id', '=', id);
  const { secret_key_phrase: sealed } = await row.executeTakeFirstOrThrow();
  return sealed && unseal(test.database.db, keyPhrasePlace(id), sealed);
};

describe('adding a terminal', () => {
  it('takes the device into the fleet, not activated, with the standard settings of its kind', async () => {
    const { data } = await add({ number: 'S1900002' });
    expect(data).toMatchObject({
      number: 'S1900002',
      name: `${data.model} S1900002`,
      status: 'added',
      connectivity: 'offline',
      last_online_at: null,
      point: null,
      version: 1,
      settings: defaultSettings(data.kind),
    });
    expect(new Set(Object.values(data.setting_sources))).toEqual(new Set(['standard']));
    expect(await get(data.id)).toEqual(data);
  });

  it('of two merchants at the same moment gives the device to one', async () => {
    const stranger = await signInWith(test.app, String(secondMerchant.people[0]?.phone));
    const answers = await Promise.all([add({ number: 'S1900003' }), add({ number: 'S1900003' }, stranger)]);
    expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 1301]);
    const [first, second] = answers;
    expect((first?.code === 0 ? second : first)?.details).toBeNull();
  });

  it('refuses what is no number, and a point of others', async () => {
    for (const number of ['s1900002', 'S190000', 'S19000021', 'S2900002', '']) {
      expect((await add({ number })).details.fields?.[0]?.path).toBe('number');
    }
    const { id } = await test.database.db
      .selectFrom('branches')
      .select('id')
      .where('merchant_id', '=', secondMerchant.id)
      .executeTakeFirstOrThrow();
    expect(await add({ number: 'S1900002', point_id: id })).toMatchObject({
      code: -6,
      details: { fields: [{ path: 'point_id', rule: 'not_found' }] },
    });
  });

  it('answers a number that nobody has, a taken one and a wrong code alike', async () => {
    const unknown = await add({ number: 'S1999999' });
    expect([unknown.code, unknown.details]).toEqual([1301, null]);
    const alike = [
      await add({ number: 'S1110101' }),
      await add({ number: 'S1110101', code: 'ZZZZZZZZ' }),
      await add({ number: 'S1900002', code: 'ZZZZZZZZ' }),
      await add({ number: 'S1900021', code: 'ZZZZZZZZ' }),
      await add({ number: 'S1900005', code: 'ZZZZZZZZ' }),
      await add({ number: 'S1900002', code: demoActivationCode('S1900003') }),
    ];
    expect(alike.map(({ text }) => text)).toEqual(alike.map(() => unknown.text));
    expect((await add({ number: 'S1900005' })).code).toBe(1307);
  });

  it('counts wrong guesses by person and by merchant, and right codes not at all', async () => {
    for (let n = 1; n <= 12; n += 1) await add({ number: 'S1100101' });
    for (let n = 1; n < 10; n += 1) await add({ number: 'S1900002', code: 'ZZZZZZZZ' });
    expect((await activate('ZZZZZZZZ')).code).toBe(1306);
    expect((await add({ number: 'S1900002' })).code).toBe(-8);
    expect((await activate(exampleSecrets.activationCode)).code).toBe(-8);
    const director = await signInAs(test.app, 'director');
    expect((await add({ number: 'S1900002', point_id: ids.point }, director)).code).toBe(0);
    for (let n = 1; n <= 20; n += 1) {
      await test.database.db.deleteFrom('failed_attempts').where('id', 'like', '%person%').execute();
      await activate('ZZZZZZZZ', director);
    }
    expect((await activate('ZZZZZZZZ', director)).code).toBe(-8);
    const stranger = await signInWith(test.app, String(secondMerchant.people[0]?.phone));
    expect((await add({ number: 'S1900003' }, stranger)).code).toBe(0);
  });

  it('says of one’s own terminal which it is', async () => {
    const { code, details } = await add({ number: 'S1100101' });
    expect([code, details.terminal]).toEqual([1302, { id: ids.terminal, name: 'Каса 1' }]);
  });
});

describe('activating a terminal', () => {
  it('by its code makes it active once; others learn nothing of it', async () => {
    const { data } = await activate(exampleSecrets.activationCode);
    expect(data).toMatchObject({
      id: ids.terminalWithCode,
      status: 'active',
      activated_at: test.clock.nowIso(),
      version: 2,
    });
    const again = await activate(exampleSecrets.activationCode);
    expect([again.code, again.details.terminal]).toEqual([1305, { id: data.id, name: data.name }]);
    const stranger = await signInWith(test.app, String(secondMerchant.people[0]?.phone));
    const foreign = await activate(exampleSecrets.activationCode, stranger);
    const wrong = await activate('ZZZZZZZZ', stranger);
    expect([foreign.code, foreign.text]).toEqual([1306, wrong.text]);
  });

  it('just added, by the code that came with it; the list does it, too, when the code has expired', async () => {
    expect((await activate(demoActivationCode('S1900002'))).code).toBe(1308);
    const added = (await add({ number: 'S1900002' })).data;
    expect((await activate(demoActivationCode('S1900002'))).data).toMatchObject({
      id: added.id,
      status: 'active',
    });
    expect((await activate(demoActivationCode('S1100105'))).code).toBe(1307);
    const params = { id: ids.terminalToActivate };
    const byList = await call(test.app, ops.activateTerminal, { params, body: { version: 1 } }, owner);
    expect(byList.data.status).toBe('active');
  });
});

describe('changing a terminal', () => {
  it('takes from the template what is not its own, and says where each setting comes from', async () => {
    const settings = { sync_seconds: 45 };
    const { data } = await update(ids.terminalToEdit, { template_id: ids.terminalTemplate, settings });
    expect(data.template?.name).toBe('Міський транспорт');
    expect(data.settings).toMatchObject({
      sync_seconds: 45,
      max_offline_amount: 10_000,
      print_receipt: false,
    });
    expect(data.setting_sources).toMatchObject({
      sync_seconds: 'own',
      max_offline_amount: 'template',
      print_receipt: 'standard',
    });
    const back = await update(ids.terminalToEdit, { settings: {} });
    expect(back.data.settings.sync_seconds).toBe(120);
    expect(back.data.setting_sources.sync_seconds).toBe('template');
  });

  it('tells that the terminal has not taken new settings over', async () => {
    const { data } = await update(ids.terminalToEdit, { settings: { print_receipt: true } });
    expect(data.settings_changed_at).toBe(test.clock.nowIso());
    expect(String(data.settings_taken_at) < data.settings_changed_at).toBe(true);
    expect(data.setting_sources.print_receipt).toBe('own');
  });

  it('never answers the secret phrase, keeps it when it is not sent, and takes it away', async () => {
    const phrase = 'зелений дуб біля брами';
    const answer = await update(ids.terminal, { secret_key_phrase: phrase });
    expect([answer.data.has_secret_key_phrase, answer.text.includes(phrase)]).toEqual([true, false]);
    await update(ids.terminal, { name: 'Каса біля входу' });
    expect(await phraseOf(ids.terminal)).toBe(phrase);
    expect((await update(ids.terminal, { secret_key_phrase: null })).data.has_secret_key_phrase).toBe(false);
    const short = await update(ids.terminal, { secret_key_phrase: 'коротка' });
    expect(short.details.fields).toMatchObject([{ path: 'secret_key_phrase', rule: 'too_short' }]);
    const card = await update(ids.terminal, { secret_key_phrase: 'моя 4539 5787 6362 1486' });
    expect(card.details.fields).toMatchObject([{ path: 'secret_key_phrase', rule: 'card_number' }]);
  });

  it('shows values of headers to those who may change them; one sent as it is shown to others stays', async () => {
    const secret = { name: 'Authorization', value: 'Bearer t0ken-of-the-shop' };
    const shown = await update(ids.terminal, { settings: { callback_headers: [secret] } });
    expect(shown.data.settings.callback_headers).toEqual([secret]);
    const cashier = await signInAs(test.app, 'cashier');
    const masked = { name: 'Authorization', value: '***' };
    expect((await get(ids.terminal, cashier)).settings.callback_headers).toEqual([masked]);
    const kept = await update(ids.terminal, { settings: { callback_headers: [masked] } });
    expect(kept.data.settings.callback_headers).toEqual([secret]);
    const journal = await test.database.db.selectFrom('audit_entries').selectAll().execute();
    expect(JSON.stringify(journal)).not.toContain('t0ken');
    // Nor a plain hash that a guess could be checked against.
    const digest = createHash('sha256').update(secret.value).digest('hex');
    const [, shownOfIt] = /Authorization \(([\da-f]{6})\)/.exec(JSON.stringify(journal)) ?? [];
    expect([shownOfIt?.length, digest.startsWith(String(shownOfIt))]).toEqual([6, false]);
  });

  it('stands in the journal as people say it: a commission in per cent, a choice in words', async () => {
    const settings = { merchant_commission_bp: 145, connection_type: 'mobile' };
    await update(ids.terminal, { settings: { ...settings, sync_seconds: 120 } });
    const query = { format: 'csv', object_id: ids.terminal, from: '2026-11-20' };
    const { bytes } = await call(test.app, auditOperations.exportAuditEntries, { query }, owner);
    const changes = readCsv(bytes).map((row) => row.slice(7));
    const what = ['S1100101 Каса 1', ids.terminal];
    expect(changes).toContainEqual([...what, 'Комісія торговця, %', '1,7', '1,45', 'Стандартне', 'Власне']);
    expect(changes).toContainEqual([
      ...what,
      'Тип з’єднання',
      'Мережа Wi-Fi',
      'Мобільний інтернет',
      'Власне',
      'Власне',
    ]);
    expect(changes.flat()).not.toContain('Час синхронізації, с');
  });

  it('refuses placeholders that there are not, headers of our own, and a vehicle of what is no transport terminal', async () => {
    const broken = async (settings: object) => (await update(ids.terminal, { settings })).details.fields?.[0];
    expect(await broken({ callback_body_template: '{{oder_id}}' })).toMatchObject({
      path: 'settings.callback_body_template',
      rule: 'placeholder_unknown',
    });
    expect(await broken({ callback_signature_template: '{{signature}}' })).toMatchObject({
      rule: 'placeholder_unknown',
    });
    expect(await broken({ receipt_template: 'Дякуємо, {{point_name' })).toMatchObject({
      rule: 'placeholder_open',
    });
    expect(await broken({ callback_headers: [{ name: 'Host', value: 'x' }] })).toMatchObject({
      path: 'settings.callback_headers.0.name',
      rule: 'header_reserved',
    });
    const vehicle = await update(ids.terminal, { vehicle_id: ids.transport });
    expect([vehicle.code, vehicle.details.fields]).toMatchObject([
      -2,
      [{ path: 'vehicle_id', rule: 'only_transport_terminal' }],
    ]);
  });
});
