import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { SECRET_OVERLAP_HOURS } from '@kasa/contracts/shared/secret-overlap';
import { terminalsOperations as ops } from '@kasa/contracts/terminals/operations';
import { transactionsOperations } from '@kasa/contracts/transactions/operations';
import { describe, expect, it } from 'vitest';
import { secondMerchant } from '../auth/seed.ts';
import { unseal } from '../db/sealing.ts';
import { createRandomSource } from '../db/seed/random-source.ts';
import { keyPhrasePlace } from '../db/stored-secrets.ts';
import { call, signInAs, signInWith } from '../http/test-support/call.ts';
import { openEventStream } from '../http/test-support/event-stream-client.ts';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';
import { makePayment } from '../mock/simulators/one-terminal.ts';
import { requestConfig } from './test-support/terminal-requests.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');

const chance = createRandomSource(17);

const { body } = ops.createEcommTerminal.example;
const make = (change: object = {}, caller = owner) =>
  call(test.app, ops.createEcommTerminal, { body: { ...body, ...change } }, caller);
const replace = (id: string, version: number) =>
  call(test.app, ops.replaceKeyPhrase, { params: { id }, body: { version } }, owner);
const endOverlap = (id: string, version: number) =>
  call(test.app, ops.endKeyPhraseOverlap, { params: { id }, body: { version } }, owner);
const switchTo = (id: string, status: 'active' | 'blocked', version: number) =>
  call(test.app, ops.setEcommTerminalStatus, { params: { id }, body: { status, version } }, owner);
/** Whether a phrase is accepted of the terminal. */
const counts = async (number: string, phrase: string) =>
  (await requestConfig(test, { number, phrase })).code === 0;

/** Somebody with these permissions alone. */
async function personWith(...tags: string[]) {
  await test.database.db
    .updateTable('users')
    .set({ roles: '[]', tags_added: JSON.stringify(tags), tags_removed: '[]' })
    .where('phone', '=', '+380500000004')
    .execute();
  return signInAs(test.app, 'cashier');
}

const bodyOf = async (id: string) => {
  const { data } = await call(test.app, ops.getTerminal, { params: { id } }, owner);
  const { name, test_mode, website, extra_info, settings, version } = data;
  const { callback_endpoint, callback_headers } = settings;
  return {
    ...{ name, test_mode, website, extra_info, version, vehicle_id: data.vehicle?.id ?? null },
    ...{ point_id: data.point?.id ?? null, template_id: data.template?.id ?? null },
    settings: { callback_endpoint, callback_headers },
  };
};

describe('making an e-commerce terminal', () => {
  it('answers an active terminal with its number, its settings and the phrase that it signs with', async () => {
    const { data } = await make();
    const { terminal, secret_key_phrase: phrase } = data;
    expect(terminal).toMatchObject({ kind: 'ecomm', status: 'active', website: body?.website });
    expect(terminal.number).toMatch(/^S17\d{5}$/);
    expect(terminal.activated_at).toBe(test.clock.nowIso());
    expect(terminal.settings).toMatchObject({ merchant_commission_bp: 190, max_amount: 5_000_000 });
    expect(terminal.setting_sources).toMatchObject({ max_amount: 'own', min_amount: 'standard' });
    expect(await counts(terminal.number, phrase)).toBe(true);
  });

  it('keeps the phrase sealed, and out of the journal and later answers', async () => {
    const { data } = await make();
    const { terminal, secret_key_phrase: phrase } = data;
    const { db } = test.database;
    const stored = [
      await db.selectFrom('terminals').selectAll().where('id', '=', terminal.id).execute(),
      await db.selectFrom('audit_entries').selectAll().execute(),
      await db.selectFrom('idempotency_results').selectAll().execute(),
    ];
    expect(JSON.stringify(stored)).not.toContain(phrase);
    const sealed = String(stored[0]?.map((row) => 'secret_key_phrase' in row && row.secret_key_phrase));
    expect(unseal(db, keyPhrasePlace(terminal.id), sealed)).toBe(phrase);
    const { text } = await call(test.app, ops.getTerminal, { params: { id: terminal.id } }, owner);
    expect(text).not.toContain(phrase);
  });

  it('gives each a number of its own, whoever makes them at the same moment', async () => {
    const stranger = await signInWith(test.app, String(secondMerchant.people[0]?.phone));
    const place = { point_id: null };
    const made = await Promise.all([make(), make(place, stranger), make(), make(place, stranger)]);
    expect(new Set(made.map(({ data }) => data.terminal.number)).size).toBe(4);
  });

  it('refuses a largest payment below the smallest one, at its field', async () => {
    const refused = await make({ settings: { min_amount: 200, max_amount: 199 } });
    expect(refused.details.fields).toMatchObject([{ path: 'settings.max_amount', rule: 'max_below_min' }]);
  });
});

it('lists e-commerce terminals and no others, with what matters of a web shop', async () => {
  const query = { page: 1, perPage: 20 };
  const { data } = await call(test.app, ops.listEcommTerminals, { query }, owner);
  const own = test.database.db.selectFrom('terminals').select('id').where('merchant_id', '=', ids.merchant);
  const kinds = await own.where('kind', '=', 'ecomm').execute();
  expect(data.total).toBe(kinds.length);
  for (const { id } of data.items) expect(kinds).toContainEqual({ id });
  expect(data.items.find(({ id }) => id === ids.ecommTerminal)).toMatchObject({
    website: 'https://opt.zatyshok.example.com',
    merchant_commission_bp: 190,
    callback_host: 'receiver.kasa.test',
  });
  const found = async (q: string) =>
    (await call(test.app, ops.listEcommTerminals, { query: { ...query, q } }, owner)).data.items;
  expect(await found('Каса')).toEqual([]);
  expect((await found('opt.zatyshok')).map(({ id }) => id)).toContain(ids.ecommTerminal);
});

describe('turning it on and off', () => {
  it('off takes no payments, on takes them again, and people who look are told', async () => {
    const id = ids.ecommTerminalToSwitch;
    const listener = await openEventStream(test.app, owner);
    await listener.waitForMessage(({ type }) => type === 'ready');
    const off = await switchTo(id, 'blocked', 1);
    expect(off.data).toMatchObject({ status: 'blocked', blocked_by: 'merchant', version: 2 });
    await listener.waitForMessage(({ type }) => type === 'terminal.changed');
    expect(listener.events().map(({ data }) => data)).toEqual([
      { terminal_id: id, change: 'updated', version: 2 },
    ]);
    const pay = () => {
      const { number } = off.data;
      return makePayment(test.database.db, { number, amount: 100, in_cash: false }, test.clock.now());
    };
    await expect(pay()).rejects.toThrow();
    expect((await switchTo(id, 'active', 2)).data).toMatchObject({ status: 'active', blocked_by: null });
    expect(await pay()).toMatchObject({ id: expect.any(String) });
    listener.close();
  });

  it('activates one that has never been active', async () => {
    const { db } = test.database;
    const never = { status: 'added', activated_at: '' } as const;
    await db.updateTable('terminals').set(never).where('id', '=', ids.ecommTerminalToSwitch).execute();
    const { data } = await switchTo(ids.ecommTerminalToSwitch, 'active', 1);
    expect(data).toMatchObject({ status: 'active', activated_at: test.clock.nowIso() });
  });

  it('says that somebody else has changed it, and changes nothing that is so already', async () => {
    const id = ids.ecommTerminalToSwitch;
    expect((await switchTo(id, 'blocked', 7)).details).toEqual({ current_version: 1 });
    expect((await switchTo(id, 'active', 1)).data.version).toBe(1);
  });

  it('is not for terminals of other kinds, nor of other merchants', async () => {
    expect((await switchTo(ids.terminal, 'blocked', 1)).code).toBe(-6);
    const stranger = await signInWith(test.app, String(secondMerchant.people[0]?.phone));
    const request = { ...ops.setEcommTerminalStatus.example };
    expect((await call(test.app, ops.setEcommTerminalStatus, request, stranger)).code).toBe(-6);
  });
});

describe('replacing the key phrase', () => {
  const overlap = SECRET_OVERLAP_HOURS * 3600;
  const anyTimes = Array.from({ length: 6 }, (_, n) => Math.floor(chance(n, 0) * 2 * overlap));

  it.each([0, overlap - 1, overlap, ...anyTimes])(
    'both phrases count until the overlap ends, then the new one alone: %d s later',
    async (seconds) => {
      const { data } = await make();
      const { number, id, version } = data.terminal;
      const next = await replace(id, version);
      const end = test.clock.now().getTime() + overlap * 1000;
      expect(next.data.terminal.previous_key_phrase_until).toBe(new Date(end).toISOString());
      test.clock.advance(seconds);
      expect(await counts(number, data.secret_key_phrase)).toBe(seconds < overlap);
      expect(await counts(number, next.data.secret_key_phrase)).toBe(true);
      expect(await counts(number, 'a phrase that no terminal has')).toBe(false);
    },
  );

  it('the overlap can be ended now, and a second replacement ends the one before', async () => {
    const { data } = await make();
    const { number, id } = data.terminal;
    const second = (await replace(id, 1)).data;
    const third = (await replace(id, 2)).data;
    const all = [data, second, third].map((one) => one.secret_key_phrase);
    const accepted = () => Promise.all(all.map((phrase) => counts(number, phrase)));
    expect(await accepted()).toEqual([false, true, true]);
    expect((await endOverlap(id, 2)).code).toBe(-7);
    const ended = await endOverlap(id, 3);
    expect(ended.data.previous_key_phrase_until).toBeNull();
    expect(await accepted()).toEqual([false, false, true]);
    expect((await endOverlap(id, ended.data.version)).data.version).toBe(ended.data.version);
  });

  it('a phrase that is typed, and giving the terminal back, leave none before', async () => {
    const { data } = await make();
    const { number, id } = data.terminal;
    await replace(id, 1);
    const typed = 'тихо падає сніг на рейки';
    const update = { ...(await bodyOf(id)), secret_key_phrase: typed };
    const changed = await call(test.app, ops.updateTerminal, { params: { id }, body: update }, owner);
    expect(changed.data.previous_key_phrase_until).toBeNull();
    expect(await counts(number, data.secret_key_phrase)).toBe(false);
    expect(await counts(number, typed)).toBe(true);
    const { version } = (await replace(id, changed.data.version)).data.terminal;
    const given = { params: { id }, body: { reason: 'Сайт закрито', version } };
    expect((await call(test.app, ops.releaseTerminal, given, owner)).data).toMatchObject({
      ...{ has_secret_key_phrase: false, previous_key_phrase_until: null },
    });
  });

  it('a repetition of the request gets the phrase of the first one', async () => {
    const { data } = await make();
    const { id } = data.terminal;
    const headers = { 'idempotency-key': '01912d50-3c00-7000-8000-00000000f001' };
    const ask = () =>
      call(test.app, ops.replaceKeyPhrase, { params: { id }, body: { version: 1 } }, { ...owner, headers });
    const [first, again] = [await ask(), await ask()];
    expect(first.code).toBe(0);
    expect(again.data).toEqual(first.data);
  });
});

describe('a payment beyond a limit is declined', () => {
  const pay = async (number: string, amount: number) => {
    const wanted = { number, amount, in_cash: false };
    const { id } = await makePayment(test.database.db, wanted, test.clock.now());
    const { data } = await call(test.app, transactionsOperations.getTransaction, { params: { id } }, owner);
    test.clock.advance(60);
    return [data.status, data.response_code];
  };
  const declined = ['declined', '61'];
  const approved = ['approved', '00'];

  it('of one payment, and of the day', async () => {
    const settings = { min_amount: 1_000, max_amount: 50_000, daily_amount_limit: 90_000 };
    const { number } = (await make({ settings })).data.terminal;
    expect(await pay(number, 999)).toEqual(declined);
    expect(await pay(number, 50_001)).toEqual(declined);
    expect(await pay(number, 50_000)).toEqual(approved);
    expect(await pay(number, 40_001)).toEqual(declined);
    expect(await pay(number, 40_000)).toEqual(approved);
    expect(await pay(number, 1_000)).toEqual(declined);
    test.clock.advance(86_400);
    Object.assign(owner, await signInAs(test.app, 'owner'));
    expect(await pay(number, 50_000)).toEqual(approved);
  });
});

describe('who has `ecomm_manage` alone', () => {
  it('changes an e-commerce terminal and tests its callback, with the secrets of its settings', async () => {
    const person = await personWith('ecomm_manage');
    const id = ids.ecommTerminal;
    const settings = { callback_headers: [{ name: 'X-Shop', value: 'таємниця' }] };
    const update = { ...(await bodyOf(id)), settings };
    const changed = await call(test.app, ops.updateTerminal, { params: { id }, body: update }, person);
    expect(changed.data.settings.callback_headers).toEqual(settings.callback_headers);
    const example = { ...ops.testCallback.example.body, terminal_id: id };
    expect((await call(test.app, ops.testCallback, { body: example }, person)).data.state).toBe('delivered');
  });

  it('changes no other terminal, gives none another template, and sees no other’s secrets', async () => {
    const person = await personWith('ecomm_manage', 'transport_view');
    const refusal = { code: -5, details: { permission: 'edit_terminal' } };
    const other = { params: { id: ids.terminal }, body: await bodyOf(ids.terminal) };
    expect(await call(test.app, ops.updateTerminal, other, person)).toMatchObject(refusal);
    expect(await call(test.app, ops.previewCallback, ops.previewCallback.example, person)).toMatchObject(
      refusal,
    );
    const id = ids.ecommTerminal;
    const body = { ...(await bodyOf(id)), template_id: ids.terminalTemplate };
    expect(await call(test.app, ops.updateTerminal, { params: { id }, body }, person)).toMatchObject(refusal);
    const header = [{ name: 'X-Key', value: 's3cret' }];
    const settings = JSON.stringify({ callback_headers: header });
    const template = test.database.db.updateTable('terminal_templates').set({ settings });
    await template.where('id', '=', ids.terminalTemplate).execute();
    const given = test.database.db.updateTable('terminals').set({ template_id: ids.terminalTemplate });
    await given.where('id', '=', id).execute();
    const inherited = await call(test.app, ops.getTerminal, { params: { id } }, person);
    expect(inherited.text).not.toContain('s3cret');
    const tested = { body: { ...ops.testCallback.example.body, terminal_id: id } };
    expect(await call(test.app, ops.testCallback, tested, person)).toMatchObject(refusal);
    const same = { params: { id }, body: await bodyOf(id) };
    expect(await call(test.app, ops.updateTerminal, same, person)).toMatchObject(refusal);
    await test.database.db
      .updateTable('terminals')
      .set({ settings })
      .where('id', '=', ids.terminal)
      .execute();
    const { text } = await call(test.app, ops.getTerminal, { params: { id: ids.terminal } }, person);
    expect(text).not.toContain('s3cret');
  });
});

it('who has `edit_terminal` alone still changes e-commerce terminals, and makes none', async () => {
  const person = await personWith('edit_terminal');
  const id = ids.ecommTerminal;
  const body = await bodyOf(id);
  expect((await call(test.app, ops.updateTerminal, { params: { id }, body }, person)).code).toBe(0);
  expect((await make({}, person)).code).toBe(-5);
});
