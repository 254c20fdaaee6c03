import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { terminalsOperations as ops } from '@kasa/contracts/terminals/operations';
import { expect, it } from 'vitest';
import { type BodyFor, call, signInAs } from '../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');

const template = { params: { id: ids.terminalTemplate } };
const terminal = async (id: string) =>
  (await call(test.app, ops.getTerminal, { params: { id } }, owner)).data;
const update = (body: BodyFor<typeof ops.updateTerminalTemplate>, id = ids.terminalTemplate as string) =>
  call(test.app, ops.updateTerminalTemplate, { params: { id }, body }, owner);
const follower = async () => {
  const row = await test.database.db
    .selectFrom('terminals')
    .select('id')
    .where('template_id', '=', ids.terminalTemplate)
    .where('settings', '=', '{}')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  return row.id;
};

it('templates are listed by name, each with the number of its terminals', async () => {
  const { items } = (await call(test.app, ops.listTerminalTemplates, {}, owner)).data;
  const names = items.map(({ name }) => name);
  expect(names).toHaveLength(6);
  expect(names).toEqual(names.toSorted(new Intl.Collator('uk').compare));
  const listed = items.find(({ id }) => id === ids.terminalTemplate);
  const query = { template_id: ids.terminalTemplate };
  const having = await call(test.app, ops.listTerminals, { query }, owner);
  expect(listed?.terminals_count).toBe(having.data.total);
  expect(having.data.total).toBeGreaterThan(40);
});

it('templates are narrowed by whether they are used, and by when they were created and changed', async () => {
  const list = async (query: object = {}) =>
    (await call(test.app, ops.listTerminalTemplates, { query: { ...query, perPage: 20 } }, owner)).data.items;
  const every = await list();
  const used = every.filter((one) => one.terminals_count > 0);
  expect(used.length).toBeLessThan(every.length);
  expect(await list({ is_used: 'true' })).toEqual(used);
  expect(await list({ is_used: 'false' })).toEqual(every.filter((one) => one.terminals_count === 0));
  const columns = { created_at: '2026-11-01T22:00:00.000Z', updated_at: '2026-11-05T21:59:59.000Z' };
  const only = test.database.db.updateTable('terminal_templates').set(columns);
  await only.where('id', '=', ids.terminalTemplate).execute();
  const found = async (query: object) => (await list(query)).map(({ id }) => id);
  expect(await found({ created_from: '2026-11-02', created_to: '2026-11-02' })).toEqual([
    ids.terminalTemplate,
  ]);
  expect(await found({ changed_from: '2026-11-05', changed_to: '2026-11-05' })).toEqual([
    ids.terminalTemplate,
  ]);
  expect(await found({ changed_to: '2026-11-04', created_from: '2026-11-02' })).toEqual([]);
});

it('templates are found by name and description, also once they are called otherwise', async () => {
  const found = async (q: string) => {
    const { items } = (await call(test.app, ops.listTerminalTemplates, { query: { q } }, owner)).data;
    return items.map(({ name }) => name);
  };
  expect(await found('МІСЬКИЙ')).toEqual(['Міський транспорт']);
  expect(await found('трамваях')).toEqual(['Міський транспорт']);
  expect(await found('немає такого')).toEqual([]);
  await update({ name: 'Валідатори', description: null, settings: {}, version: 1 });
  expect([await found('міський'), await found('валідатори')]).toEqual([[], ['Валідатори']]);
});

it('a changed template changes its terminals, but for what is their own, and they wait for it', async () => {
  const id = await follower();
  const before = await terminal(id);
  expect(before.settings.sync_seconds).toBe(120);
  const body = { name: 'Міський транспорт', description: null, version: 1 };
  await update({ ...body, settings: { sync_seconds: 240, print_receipt: true } });
  const after = await terminal(id);
  expect(after.settings).toMatchObject({
    sync_seconds: 240,
    print_receipt: true,
    max_offline_amount: 50_000,
  });
  expect(after.setting_sources).toMatchObject({ print_receipt: 'template', max_offline_amount: 'standard' });
  expect(after.settings_changed_at).toBe(test.clock.nowIso());
  expect(after.version).toBe(before.version);
});

it('another name of a template is no new setting; a name that is taken is refused', async () => {
  const { data } = await call(test.app, ops.getTerminalTemplate, template, owner);
  const { settings, description, settings_changed_at } = data;
  const renamed = await update({ name: 'Транспорт', description, settings, version: 1 });
  expect(renamed.data.settings_changed_at).toBe(settings_changed_at);
  const taken = await update({ name: 'Літній сезон', description, settings, version: 2 });
  expect([taken.code, taken.details.fields]).toMatchObject([-7, [{ path: 'name', rule: 'taken' }]]);
});

it('a template goes only when no terminal has it', async () => {
  const remove = (id: string) => call(test.app, ops.deleteTerminalTemplate, { params: { id } }, owner);
  expect((await remove(ids.terminalTemplate)).code).toBe(1309);
  expect((await remove(ids.terminalTemplateToDelete)).code).toBe(0);
  expect((await remove(ids.terminalTemplateToDelete)).code).toBe(-6);
});

it.each([
  ['callback_headers', 'Authorization', [], {}],
  // A name tells nothing: it is said, and what is not said is secret.
  ['callback_get_parameters', 'shop', [{ name: 'token', value: 'open', is_secret: false }], {}],
  ['callback_get_parameters', 'shop', [], { is_secret: true }],
] as const)(
  'secrets in %s are shown to those who may change them, and no journal has them (%#)',
  async (setting, name, open, said) => {
    const declared = setting === 'callback_headers' ? {} : { is_secret: true };
    const secret = { name, value: 'Bearer t0ken-of-the-shop', ...said };
    const body = { name: 'Транспорт', description: null };
    await update({ ...body, settings: { [setting]: [...open, secret] }, version: 1 });
    const cashier = await signInAs(test.app, 'cashier');
    const shown = (await call(test.app, ops.getTerminalTemplate, template, cashier)).data.settings;
    expect(shown[setting]).toEqual([...open, { name, value: '***', ...declared }]);
    const kept = await update({ ...body, settings: shown, version: 2 });
    expect(kept.data.settings[setting]).toEqual([...open, { ...secret, ...declared }]);
    const journal = await test.database.db.selectFrom('audit_entries').selectAll().execute();
    expect(JSON.stringify(journal)).not.toContain('t0ken');
  },
);
