/** The address of callbacks beyond its host, headers, secret parameters and templates: told to those alone who may edit terminals. */
import { operations } from '@kasa/contracts/operations';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import type { Operation } from '@kasa/contracts/shared/operation';
import type { Role } from '@kasa/contracts/shared/permissions';
import { terminalsOperations as ops } from '@kasa/contracts/terminals/operations';
import { expect, it } from 'vitest';
import { type Caller, call, requestOf, send, signInAs } from '../http/test-support/call.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';
import { readSheet } from '../http/test-support/read-table.ts';

const test = await startFreshApp();
const CANARY = 'canary7f3a';
const secret = {
  callback_endpoint: `https://hooks.example.com:8443/${CANARY}path?key=${CANARY}query`,
  callback_headers: [{ name: 'Authorization', value: `${CANARY}header` }],
  callback_get_parameters: [
    { name: 'shop', value: `${CANARY}parameter` },
    { name: 'order', value: 'in-the-open', is_secret: false },
  ],
  callback_body_template: `{"key": "${CANARY}body", "id": "{{order_id}}"}`,
  callback_signature_template: `${CANARY}signed|{{order_id}}`,
};

async function plant(owner: Caller) {
  const template = await call(
    test.app,
    ops.updateTerminalTemplate,
    {
      params: { id: ids.terminalTemplate },
      body: { name: 'Транспорт', description: null, settings: secret, version: 1 },
    },
    owner,
  );
  expect(template.code).toBe(0);
  for (const id of [ids.terminal, ids.terminalToEdit]) {
    await test.database.db
      .updateTable('terminals')
      .set({ settings: JSON.stringify(secret) })
      .where('id', '=', id)
      .execute();
  }
  // Once more, so that a journal entry has it before and after.
  const settings = { ...secret, callback_endpoint: `${secret.callback_endpoint}2` };
  const body = { name: 'Транспорт', description: null, settings, version: 2 };
  const params = { id: ids.terminalTemplate };
  expect((await call(test.app, ops.updateTerminalTemplate, { params, body }, owner)).code).toBe(0);
}

const reads = (Object.values(operations) as Operation[]).filter(
  ({ method, session, stream }) => method === 'GET' && session && !stream,
);
/** What an answer says, a file of a table included. */
const textOf = async ({ headers, bytes, text }: Awaited<ReturnType<typeof send>>) =>
  String(headers['content-type']).includes('spreadsheet') ? JSON.stringify(await readSheet(bytes)) : text;

it.each(['accountant', 'cashier', 'dispatcher', 'driver'] as const satisfies readonly Role[])(
  'no read answers a %s more of an address than its host, nor a secret of it',
  async (role) => {
    const owner = await signInAs(test.app, 'owner');
    await plant(owner);
    const caller = await signInAs(test.app, role);
    const params = { id: ids.terminalTemplate };
    const shown = await call(test.app, ops.getTerminalTemplate, { params }, caller);
    expect(shown.data.settings).toMatchObject({
      callback_endpoint: 'https://hooks.example.com:8443',
      callback_headers: [{ name: 'Authorization', value: '***' }],
      callback_get_parameters: [
        { name: 'shop', value: '***', is_secret: true },
        { name: 'order', value: 'in-the-open', is_secret: false },
      ],
      callback_body_template: '***',
      callback_signature_template: '***',
    });
    for (const op of reads) {
      const inputs = [op.example, ...(op.query ? [{ ...op.example, query: {} }] : [])];
      for (const input of inputs) {
        const answer = await send(test.app, requestOf(op, input, caller));
        expect([op.id, (await textOf(answer)).includes(CANARY)]).toEqual([op.id, false]);
      }
    }
    const seen = await call(test.app, ops.getTerminal, { params: { id: ids.terminal } }, owner);
    for (const part of ['path', 'body', 'signed'])
      expect(JSON.stringify(seen.data)).toContain(`${CANARY}${part}`);
  },
);

it('the journal says that an address has changed beyond its host, and holds nothing of it', async () => {
  await plant(await signInAs(test.app, 'owner'));
  const entries = await test.database.db.selectFrom('audit_entries').selectAll().execute();
  const written = JSON.stringify(entries);
  expect(written).not.toContain(CANARY);
  expect(new Set([...written.matchAll(/8443 \(([0-9a-f]{6})\)/g)].map(([, of]) => of)).size).toBeGreaterThan(
    1,
  );
});

const parameter = (name: string, value: string, is_secret: boolean) => ({ name, value, is_secret });
const later = () => test.clock.set({ at: new Date(test.clock.now().getTime() + 60_000).toISOString() });
const SHOP = 'shop-4711-key';

it.each([
  ['made secret', [parameter('key', SHOP, false)], [parameter('key', SHOP, true)]],
  ['made open', [parameter('key', SHOP, true)], [parameter('key', `${SHOP}2`, false)]],
  ['made secret under another name', [parameter('key', SHOP, false)], [parameter('Token', SHOP, true)]],
])('a parameter that is %s stands in that entry of the journal on neither side', async (_, before, after) => {
  const owner = await signInAs(test.app, 'owner');
  const params = { id: ids.terminalTemplate };
  const open = parameter('order', 'in-the-open', false);
  const save = async (parameters: (typeof open)[], version: number) => {
    const settings = { callback_get_parameters: [...parameters, open] };
    const body = { name: 'Транспорт', description: null, settings, version };
    expect((await call(test.app, ops.updateTerminalTemplate, { params, body }, owner)).code).toBe(0);
  };
  await save(before, 1);
  later();
  await save(after, 2);
  const entries = test.database.db.selectFrom('audit_entries').select(['before', 'after']);
  const of = entries
    .where('object_id', '=', ids.terminalTemplate)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc');
  const entry = await of.limit(1).executeTakeFirstOrThrow();
  expect(JSON.stringify(entry)).not.toContain(SHOP);
  // Only one side was secret: that is what has changed.
  expect([entry.before, entry.after].filter((side) => side?.includes('=***'))).toHaveLength(1);
  for (const side of [entry.before, entry.after])
    expect(side).toMatch(/(?:key|Token)(?:=\*{3})? \([0-9a-f]{6}\)&order=in-the-open/);
});

it('the same of a terminal’s own', async () => {
  const owner = await signInAs(test.app, 'owner');
  const id = ids.terminal;
  const { data } = await call(test.app, ops.getTerminal, { params: { id } }, owner);
  const { name, website, extra_info, test_mode, point, template } = data;
  const save = async (is_secret: boolean, version: number) => {
    const body = {
      ...{ name, website, extra_info, test_mode, version, vehicle_id: null },
      ...{ point_id: point?.id ?? null, template_id: template?.id ?? null },
      settings: { callback_get_parameters: [parameter('key', SHOP, is_secret)] },
    };
    expect((await call(test.app, ops.updateTerminal, { params: { id }, body }, owner)).code).toBe(0);
  };
  await save(false, data.version);
  later();
  await save(true, data.version + 1);
  const entries = test.database.db.selectFrom('audit_entries').select(['before', 'after']);
  const of = entries.where('object_id', '=', id).orderBy('at', 'desc').orderBy('id', 'desc');
  const entry = JSON.stringify(await of.limit(1).executeTakeFirstOrThrow());
  expect(entry).toContain('callback_get_parameters');
  expect(entry).not.toContain(SHOP);
});

it('templates that come back masked stay as they are', async () => {
  const owner = await signInAs(test.app, 'owner');
  await plant(owner);
  const settings = { ...secret, callback_body_template: '***', callback_signature_template: '***' };
  const body = { name: 'Транспорт', description: null, settings, version: 3 };
  const params = { id: ids.terminalTemplate };
  const { data } = await call(test.app, ops.updateTerminalTemplate, { params, body }, owner);
  expect(data.settings.callback_body_template).toBe(secret.callback_body_template);
  expect(data.settings.callback_signature_template).toBe(secret.callback_signature_template);
});
