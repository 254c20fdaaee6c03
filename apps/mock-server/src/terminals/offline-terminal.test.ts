import { terminalsOperations as ops } from '@kasa/contracts/terminals/operations';
import { expect, it } from 'vitest';
import { secondMerchant } from '../auth/seed.ts';
import { bulkInsert } from '../db/bulk-insert.ts';
import { newId } from '../db/row-columns.ts';
import { inTransaction } from '../db/transaction.ts';
import { call, signInAs, signInWith } from '../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');

const { body } = ops.createOfflineTerminal.example;
const make = (change: object = {}, caller = owner) =>
  call(test.app, ops.createOfflineTerminal, { body: { ...body, point_id: null, ...change } }, caller);

it('makes a terminal that its code activates, with the settings that were given', async () => {
  const { data } = await make();
  const { terminal, activation_code: code } = data;
  expect(terminal).toMatchObject({ kind: 'offline', status: 'added', has_secret_key_phrase: true });
  expect(terminal.settings).toMatchObject({ works_offline: true, max_offline_amount: 120_000 });
  expect(terminal.setting_sources).toMatchObject({ works_offline: 'standard', max_offline_amount: 'own' });
  const activated = await call(test.app, ops.activateTerminalByCode, { body: { code } }, owner);
  expect(activated.data).toMatchObject({ id: terminal.id, status: 'active' });
});

it('keeps neither code nor phrase where somebody could read them', async () => {
  const { data } = await make();
  const { db } = test.database;
  const stored = [
    await db.selectFrom('terminal_devices').selectAll().execute(),
    await db.selectFrom('audit_entries').selectAll().execute(),
  ];
  expect(JSON.stringify(stored)).not.toContain(data.activation_code);
  expect(JSON.stringify(stored[1])).not.toContain(body?.secret_key_phrase);
});

it('gives each a number of its own, whoever makes them at the same moment', async () => {
  const stranger = await signInWith(test.app, String(secondMerchant.people[0]?.phone));
  const made = await Promise.all([make(), make({}, stranger), make(), make({}, stranger)]);
  const numbers = made.map(({ data }) => data.terminal.number);
  expect(new Set(numbers).size).toBe(4);
  for (const number of numbers) expect(number).toMatch(/^S18\d{5}$/);
});

it('its code is good for 30 days', async () => {
  const { data } = await make();
  const days = (Date.parse(data.activation_expires_at) - test.clock.now().getTime()) / 86_400_000;
  expect(days).toBe(30);
  test.clock.travelTo(new Date(data.activation_expires_at), true);
  const later = await signInAs(test.app, 'owner');
  const late = await call(
    test.app,
    ops.activateTerminalByCode,
    { body: { code: data.activation_code } },
    later,
  );
  expect(late.code).toBe(1307);
});

it.each(['added', 'released'] as const)(
  'no merchant uses up the numbers of all, by terminals %s',
  async (status) => {
    const { data } = await make();
    const { db } = test.database;
    const first = await db
      .selectFrom('terminals')
      .selectAll()
      .where('id', '=', data.terminal.id)
      .executeTakeFirstOrThrow();
    const rows = Array.from({ length: 999 }, (_, n) => {
      const digits = String(1_810_000 + n);
      return {
        ...first,
        status,
        id: newId(),
        number: `S${digits}`,
        ptks_id: `PT-${digits}`,
        serial: `OFF-${digits}`,
      };
    });
    await inTransaction(db, (tx) => bulkInsert(tx, 'terminals', rows));
    expect((await make()).code).toBe(1310);
    const last = db.deleteFrom('terminals').where('number', '=', 'S1810998');
    await last.execute();
    expect((await make()).code).toBe(0);
    const stranger = await signInWith(test.app, String(secondMerchant.people[0]?.phone));
    expect((await make({}, stranger)).code).toBe(0);
  },
);

it('has a number of its own beside terminals that were made without devices', async () => {
  const { db } = test.database;
  const any = await db.selectFrom('terminals').selectAll().limit(1).executeTakeFirstOrThrow();
  const number = 'S1850000';
  await bulkInsert(db, 'terminals', [
    { ...any, id: newId(), number, ptks_id: 'PV-1850000', serial: 'X-1850000' },
  ]);
  expect((await make()).data.terminal.number).toBe('S1850001');
});
