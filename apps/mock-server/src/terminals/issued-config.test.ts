import { updateMerchant } from '@kasa/contracts/auth/operations/account';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { inputFromEntity } from '@kasa/contracts/shared/input-from-entity';
import { terminalsOperations as ops } from '@kasa/contracts/terminals/operations';
import type { SomeTerminalSettingsEntity } from '@kasa/contracts/terminals/settings';
import { type DepotFields, DepotUpdate } from '@kasa/contracts/transport/depots';
import { transportOperations as transport } from '@kasa/contracts/transport/operations';
import { type VehicleFields, VehicleUpdate } from '@kasa/contracts/transport/vehicles';
import { describe, expect, it } from 'vitest';
import { type BodyFor, call } from '../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';
import { processPendingRuns } from './bulk/process-runs.ts';
import { requestConfig } from './test-support/terminal-requests.ts';

const test = await startFreshApp();
const { db } = test.database;
const owner = signInBeforeEach(test.app, 'owner');

const number = 'S1001206';
const id = ids.terminalToEdit;
const get = async () => (await call(test.app, ops.getTerminal, { params: { id } }, owner)).data;
const told = async () => (await requestConfig(test, { number, phrase: `демо-фраза ${number}` })).data;
const template = { params: { id: ids.terminalTemplate } };

async function change(fields: object) {
  const { name, test_mode, website, extra_info, version, point, vehicle, template: its } = await get();
  const places = {
    point_id: point?.id ?? null,
    vehicle_id: vehicle?.id ?? null,
    template_id: its?.id ?? null,
  };
  const settings = JSON.parse(
    (await db.selectFrom('terminals').select('settings').where('id', '=', id).executeTakeFirstOrThrow())
      .settings,
  ) as SomeTerminalSettingsEntity;
  const body = { name, test_mode, website, extra_info, settings, version, ...places, ...fields };
  expect((await call(test.app, ops.updateTerminal, { params: { id }, body }, owner)).code).toBe(0);
}
async function changeTemplate(settings: SomeTerminalSettingsEntity) {
  const { data } = await call(test.app, ops.getTerminalTemplate, template, owner);
  const body = {
    name: data.name,
    description: null,
    settings: { ...data.settings, ...settings },
    version: data.version,
  };
  expect((await call(test.app, ops.updateTerminalTemplate, { ...template, body }, owner)).code).toBe(0);
}
async function run(what: Omit<BodyFor<typeof ops.previewBulkRun>, 'target'>) {
  const wanted = { target: { terminal_ids: [id] }, ...what };
  const { data } = await call(test.app, ops.previewBulkRun, { body: wanted }, owner);
  const body = { ...wanted, previewed_at: data.previewed_at, digest: data.digest };
  const keyed = { ...owner, headers: { 'idempotency-key': crypto.randomUUID() } };
  expect((await call(test.app, ops.startBulkRun, { body }, keyed)).code).toBe(0);
  await processPendingRuns({ db, clock: test.clock });
}
async function changeVehicle(fields: Partial<VehicleFields>) {
  const params = { id: (await get()).vehicle?.id ?? '' };
  const { data } = await call(test.app, transport.getTransport, { params }, owner);
  const body = { ...inputFromEntity(VehicleUpdate, data), ...fields };
  expect((await call(test.app, transport.updateTransport, { params, body }, owner)).code).toBe(0);
}
async function changeDepot(fields: Partial<DepotFields>) {
  const params = { id: (await get()).point?.id ?? '' };
  const { data } = await call(test.app, transport.getDepot, { params }, owner);
  const body = { ...inputFromEntity(DepotUpdate, data), ...fields };
  expect((await call(test.app, transport.updateDepot, { params, body }, owner)).code).toBe(0);
}

const deeds: readonly (readonly [string, boolean, () => Promise<unknown>])[] = [
  ['its name', true, () => change({ name: 'Інша назва' })],
  ['test mode', true, () => change({ test_mode: true })],
  ['no point', true, () => change({ point_id: null })],
  ['no vehicle', true, () => change({ vehicle_id: null })],
  ['its website', true, () => change({ website: 'https://kasa.example.com' })],
  ['a setting', true, () => change({ settings: { sync_seconds: 45 } })],
  [
    'a value of its own that is the inherited one',
    false,
    () => change({ settings: { print_receipt: false } }),
  ],
  ['a callback', false, () => change({ settings: { callback_endpoint: 'https://kasa.example.com/paid' } })],
  ['a note', false, () => change({ extra_info: 'Гарантія до кінця року' })],
  ['the key phrase', false, () => change({ secret_key_phrase: `демо-фраза ${number}` })],
  ['a template', true, () => change({ template_id: ids.terminalTemplate })],
  ['a template, by a run', true, () => run({ kind: 'apply_template', template_id: ids.terminalTemplate })],
  [
    'blocked and unblocked',
    false,
    async () => {
      await run({ kind: 'block' });
      await run({ kind: 'unblock' });
    },
  ],
  [
    'the name of the merchant',
    true,
    () => call(test.app, updateMerchant, { body: { name: 'ТОВ «Ранок»' } }, owner),
  ],
  ['its vehicle', true, () => changeVehicle({ transport_num: '9876' })],
  ['when its vehicle is to be looked at', false, () => changeVehicle({ next_to_date: '2027-05-01' })],
  ['the address of its depot', true, () => changeDepot({ address: 'вул. Зелена, 1' })],
  ['the hours of its depot', false, () => changeDepot({ shift_closing_time: '22:15' })],
];

describe('a terminal waits for its settings when it is told something else, and only then', () => {
  it.each(deeds)('%s: %s', async (_, isOther, act) => {
    const [before, toldBefore] = [await get(), await told()];
    test.clock.advance(120);
    await act();
    const { settings_changed_at } = await get();
    expect(settings_changed_at).toBe(isOther ? test.clock.nowIso() : before.settings_changed_at);
    const query = { settings_taken: 'false', q: number };
    const waiting = (await call(test.app, ops.listTerminals, { query }, owner)).data.items;
    expect(waiting.map((terminal) => terminal.id)).toEqual(isOther ? [id] : []);
    expect(JSON.stringify(await told()) !== JSON.stringify(toldBefore)).toBe(isOther);
  });

  it.each([
    ['a setting', { sync_seconds: 77 }, true],
    ['a callback', { callback_endpoint: 'https://kasa.example.com/paid' }, false],
    ['what is standard for all', { shift_start: '08:00' }, false],
  ] as const)('by its template: %s', async (_, settings, isOther) => {
    await change({ template_id: ids.terminalTemplate });
    const [before, toldBefore] = [await get(), await told()];
    test.clock.advance(120);
    await changeTemplate(settings);
    expect((await get()).settings_changed_at).toBe(
      isOther ? test.clock.nowIso() : before.settings_changed_at,
    );
    expect(JSON.stringify(await told()) !== JSON.stringify(toldBefore)).toBe(isOther);
  });

  it('another template does not hide what the one before has changed', async () => {
    await change({ template_id: ids.terminalTemplate });
    await told();
    test.clock.advance(120);
    await changeTemplate({ sync_seconds: 300, card_waiting_seconds: 10, max_offline_amount: 50_000 });
    const changedAt = test.clock.nowIso();
    test.clock.advance(120);
    await change({ template_id: null });
    expect((await get()).settings_changed_at).toBe(changedAt);
  });
});
