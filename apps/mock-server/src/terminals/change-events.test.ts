import { updateMerchant } from '@kasa/contracts/auth/operations/account';
import { getMe } from '@kasa/contracts/auth/operations/session';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { inputFromEntity } from '@kasa/contracts/shared/input-from-entity';
import { activateTerminal, activateTerminalByCode } from '@kasa/contracts/terminals/operations/activation';
import { createOfflineTerminal } from '@kasa/contracts/terminals/operations/offline';
import {
  createTerminalTemplate,
  deleteTerminalTemplate,
  getTerminalTemplate,
  updateTerminalTemplate,
} from '@kasa/contracts/terminals/operations/templates';
import { addTerminal, getTerminal, updateTerminal } from '@kasa/contracts/terminals/operations/terminals';
import { DepotUpdate } from '@kasa/contracts/transport/depots';
import { transportOperations } from '@kasa/contracts/transport/operations';
import { VehicleUpdate } from '@kasa/contracts/transport/vehicles';
import { expect, it } from 'vitest';
import { call, signInAs, withSecret } from '../http/test-support/call.ts';
import { openEventStream } from '../http/test-support/event-stream-client.ts';
import { startFreshApp } from '../http/test-support/fresh-app.ts';

const { getDepot, updateDepot, getTransport, updateTransport } = transportOperations;
const test = await startFreshApp();

it('a change of a terminal is told to everybody of the merchant: added, changed, activated', async () => {
  const owner = await withSecret(test.app, await signInAs(test.app, 'owner'));
  const listener = await openEventStream(test.app, await signInAs(test.app, 'cashier'));
  await listener.waitForMessage(({ type }) => type === 'ready');
  const made = [
    await call(test.app, addTerminal, addTerminal.example, owner),
    await call(test.app, updateTerminal, updateTerminal.example, owner),
    await call(test.app, activateTerminal, activateTerminal.example, owner),
    await call(test.app, activateTerminalByCode, activateTerminalByCode.example, owner),
  ].map(({ data: { id, version } }) => ({ terminal_id: id, version }));
  const offline = await call(test.app, createOfflineTerminal, createOfflineTerminal.example, owner);
  const { id, version } = offline.data.terminal;
  await listener.waitForMessage(
    (message) => message.type === 'terminal.changed' && message.data.terminal_id === id,
  );
  const changes = ['added', 'updated', 'activated', 'activated', 'added'];
  const expected = [...made, { terminal_id: id, version }].map((data, n) => ({
    ...data,
    change: changes[n],
  }));
  expect(listener.events().map(({ data }) => data)).toEqual(expected);
});

it('a change of a template is told once, whatever the number of its terminals, also to who comes back', async () => {
  const owner = await signInAs(test.app, 'owner');
  const cashier = await signInAs(test.app, 'cashier');
  const id = ids.terminalTemplate;
  const { db } = test.database;
  await db
    .updateTable('terminals')
    .set({ template_id: id })
    .where('merchant_id', '=', ids.merchant)
    .execute();
  const listener = await openEventStream(test.app, cashier);
  await listener.waitForMessage(({ type }) => type === 'ready');
  const made = (await call(test.app, createTerminalTemplate, createTerminalTemplate.example, owner)).data;
  const told = [
    { template_id: made.id, version: 1, change: 'added' },
    { template_id: id, version: 2, change: 'updated' },
    { template_id: made.id, version: 1, change: 'deleted' },
  ];
  const [added] = [await listener.waitForMessage(({ type }) => type === 'template.changed')];
  listener.close();

  const { settings } = (await call(test.app, getTerminalTemplate, { params: { id } }, owner)).data;
  const body = {
    name: 'Транспорт',
    description: null,
    settings: { ...settings, sync_seconds: 77 },
    version: 1,
  };
  expect((await call(test.app, updateTerminalTemplate, { params: { id }, body }, owner)).code).toBe(0);
  expect((await call(test.app, updateTerminalTemplate, { params: { id }, body }, owner)).code).toBe(-7);
  expect((await call(test.app, deleteTerminalTemplate, { params: { id } }, owner)).code).toBe(1309);
  const params = { id: made.id };
  expect((await call(test.app, deleteTerminalTemplate, { params }, owner)).code).toBe(0);

  const after = 'id' in added ? added.id : 0;
  const again = await openEventStream(test.app, cashier, { after });
  await again.waitForMessage(({ type }) => type === 'heartbeat');
  expect([added, ...again.events()].map((event) => 'data' in event && event.data)).toEqual(told);
  expect(again.events().map((event) => event.id)).toEqual([after + 1, after + 2]);
});

it('a change that is refused or repeated is not told again', async () => {
  const owner = await withSecret(test.app, await signInAs(test.app, 'owner'));
  const keyed = { ...owner, headers: { 'idempotency-key': 'b0b4ad5c-8a9e-4a52-9c0e-2f1f3f0e2c11' } };
  const { params, body } = updateTerminal.example;
  expect((await call(test.app, addTerminal, addTerminal.example, keyed)).code).toBe(0);
  expect((await call(test.app, addTerminal, addTerminal.example, keyed)).code).toBe(0);
  expect((await call(test.app, updateTerminal, { params, body: { ...body, version: 9 } }, owner)).code).toBe(
    -7,
  );
  expect((await call(test.app, activateTerminal, { ...activateTerminal.example, params }, owner)).code).toBe(
    1305,
  );
  await call(test.app, getTerminal, { params }, owner);
  const told = await test.database.db.selectFrom('events').select('type').execute();
  expect(told).toEqual([{ type: 'terminal.changed' }]);
});

it('what terminals are told of others is told once, however many they are, and not when it is the same', async () => {
  const owner = await withSecret(test.app, await signInAs(test.app, 'owner'));
  const { db } = test.database;
  const events = async () =>
    (await db.selectFrom('events').select(['type', 'data']).orderBy('number').execute()).map(
      ({ type, data }) => [type, JSON.parse(data)],
    );
  const id = ids.terminalToEdit;
  const { point, vehicle } = (await call(test.app, getTerminal, { params: { id } }, owner)).data;
  const [point_id, vehicle_id] = [point?.id ?? '', vehicle?.id ?? ''];

  const { name } = (await call(test.app, getMe, {}, owner)).data.user.merchant;
  expect((await call(test.app, updateMerchant, { body: { name } }, owner)).code).toBe(0);
  expect(await events()).toEqual([]);
  expect((await call(test.app, updateMerchant, { body: { name: 'Інша назва' } }, owner)).code).toBe(0);

  const depot = (await call(test.app, getDepot, { params: { id: point_id } }, owner)).data;
  const body = { ...inputFromEntity(DepotUpdate, depot), address: 'вул. Зелена, 1' };
  expect((await call(test.app, updateDepot, { params: { id: point_id }, body }, owner)).code).toBe(0);
  expect((await call(test.app, updateDepot, { params: { id: point_id }, body }, owner)).code).toBe(-7);

  const bus = (await call(test.app, getTransport, { params: { id: vehicle_id } }, owner)).data;
  const change = { ...inputFromEntity(VehicleUpdate, bus), transport_num: '99991' };
  const params = { id: vehicle_id };
  expect((await call(test.app, updateTransport, { params, body: change }, owner)).code).toBe(0);

  expect(await events()).toEqual([
    ['terminals.config_invalidated', { point_id: null, vehicle_id: null }],
    ['terminals.config_invalidated', { point_id, vehicle_id: null }],
    ['terminals.config_invalidated', { point_id: null, vehicle_id }],
  ]);
});

it('what no terminal is told is not told of', async () => {
  const owner = await withSecret(test.app, await signInAs(test.app, 'owner'));
  await test.database.db.updateTable('terminals').set({ vehicle_id: null }).execute();
  const { params, body } = updateTransport.example;
  const { data } = await call(test.app, getTransport, { params }, owner);
  const change = { ...body, transport_num: '99992', version: data.version };
  expect((await call(test.app, updateTransport, { params, body: change }, owner)).code).toBe(0);
  expect(await test.database.db.selectFrom('events').selectAll().execute()).toEqual([]);
});
