import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { describe, expect, it } from 'vitest';
import { firstMerchant, secondMerchant } from '../auth/seed.ts';
import { seedTime } from '../db/seed-options.ts';
import { startSharedApp } from '../http/test-support/fresh-app.ts';
import { startTestApp } from '../http/test-support/start-test-app.ts';

const test = await startSharedApp();

const entriesOf = (merchant: string) =>
  test.database.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('merchant_id', '=', merchant)
    .orderBy('at')
    .orderBy('id')
    .execute();
const latelyOf = async (merchant: string) =>
  (await entriesOf(merchant)).filter(
    ({ operation }) => !['addTerminal', 'createTerminalTemplate'].includes(operation),
  );

describe('the seeded journal', () => {
  it('holds some 180 entries of the first merchant, few of the second', async () => {
    expect((await latelyOf(firstMerchant.id)).length).toBeGreaterThan(170);
    expect((await latelyOf(firstMerchant.id)).length).toBeLessThan(190);
    expect((await latelyOf(secondMerchant.id)).length).toBeGreaterThan(5);
    expect((await latelyOf(secondMerchant.id)).length).toBeLessThan(25);
  });

  it('begins the history of each terminal with the day on which it was added', async () => {
    for (const { id } of [firstMerchant, secondMerchant]) {
      const terminals = await test.database.db
        .selectFrom('terminals')
        .select(['id', 'created_at', 'number', 'name'])
        .where('merchant_id', '=', id)
        .execute();
      const added = (await entriesOf(id)).filter(({ operation }) => operation === 'addTerminal');
      const shown = added.map((entry) => [entry.object_id, entry.at, entry.object_name, entry.before]);
      expect(shown.toSorted()).toEqual(
        terminals
          .map(({ id, created_at, number, name }) => [id, created_at, `${number} ${name}`, null])
          .toSorted(),
      );
      expect(terminals.length).toBeGreaterThan(0);
    }
  });

  it('lies in the month before the seeded moment, its ids in the order of time', async () => {
    const moment = seedTime(test.clock.now());
    const entries = await entriesOf(firstMerchant.id);
    const ids = entries.map(({ id }) => id);
    const drawn = ids.filter((id) => id !== exampleIds.auditEntry);
    expect(drawn).toEqual(drawn.toSorted());
    expect(new Set(ids).size).toBe(ids.length);
    for (const { at } of entries) expect(Date.parse(at)).toBeLessThan(moment.getTime());
    for (const { at } of await latelyOf(firstMerchant.id)) {
      expect(Date.parse(at)).toBeGreaterThan(moment.getTime() - 30 * 86_400_000);
    }
  });

  it('is by the merchant’s own people, about its own objects, of several kinds', async () => {
    for (const merchant of [firstMerchant, secondMerchant]) {
      const people = new Map(merchant.people.map(({ id, name }) => [id, name]));
      const entries = await entriesOf(merchant.id);
      for (const { user_id, user_name, operation } of entries) {
        const nobody = operation === 'signInFailed' ? null : undefined;
        expect(people.get(user_id ?? '') ?? nobody).toBe(user_name);
      }
      const tables = {
        route: 'routes',
        transport: 'transports',
        driver: 'drivers',
        depot: 'branches',
        shift: 'shifts',
        user: 'users',
        terminal: 'terminals',
        terminal_template: 'terminal_templates',
      } as const;
      for (const { object_type, object_id } of entries.filter((one) => one.object_type !== 'session')) {
        const table = tables[object_type as keyof typeof tables];
        const found = await test.database.db
          .selectFrom(table)
          .select('merchant_id')
          .where('id', '=', object_id)
          .execute();
        expect([object_type, found]).toEqual([object_type, [{ merchant_id: merchant.id }]]);
      }
    }
    const kinds = new Set((await entriesOf(firstMerchant.id)).map(({ object_type }) => object_type));
    expect([...kinds].toSorted()).toEqual([
      'depot',
      'driver',
      'route',
      'session',
      'shift',
      'terminal',
      'terminal_template',
      'transport',
      'user',
    ]);
  });

  it('ends where the objects are now', async () => {
    const entries = (await entriesOf(firstMerchant.id)).filter(
      ({ operation }) => operation === 'updateRoute',
    );
    expect(entries.length).toBeGreaterThan(5);
    const routes = await test.database.db.selectFrom('routes').selectAll().execute();
    for (const { object_id, before, after } of entries) {
      const row = routes.find(({ id }) => id === object_id);
      const is = JSON.parse(after ?? '{}') as object;
      expect(row).toMatchObject(is);
      expect(JSON.parse(before ?? '{}')).not.toEqual(is);
    }
  });

  it('is the same every time', async () => {
    const first = await entriesOf(firstMerchant.id);
    const again = await startTestApp();
    const db = again.database.db.selectFrom('audit_entries').selectAll();
    const second = await db.where('merchant_id', '=', firstMerchant.id).orderBy('at').orderBy('id').execute();
    await again.close();
    expect(second).toEqual(first);
  });
});
