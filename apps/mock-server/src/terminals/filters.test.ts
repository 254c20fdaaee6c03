import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { terminalsOperations as ops } from '@kasa/contracts/terminals/operations';
import type { TerminalSummaryEntity } from '@kasa/contracts/terminals/terminals';
import { describe, expect, it } from 'vitest';
import { call } from '../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';
import { readSheet } from '../http/test-support/read-table.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');

const list = async (query: object = {}) => (await call(test.app, ops.listTerminals, { query }, owner)).data;
async function all(query: object = {}): Promise<TerminalSummaryEntity[]> {
  const first = await list({ ...query, perPage: 20 });
  const items = [...first.items];
  for (let page = 2; page <= first.page_count; page += 1) {
    items.push(...(await list({ ...query, perPage: 20, page })).items);
  }
  return items;
}
const idsOf = (some: readonly { id: string }[]) => some.map(({ id }) => id);
const dayOf = (at: string | null) => (at === null ? undefined : kyivDay(at));

describe('terminals by the day', () => {
  it.each([
    ['online', 'last_online_at'],
    ['activated', 'activated_at'],
    ['started', 'last_started_at'],
    ['added', 'created_at'],
  ] as const)('when they were %s, both ends included; what never was is left out', async (what, field) => {
    const every = await all();
    const days = every.flatMap((one) => dayOf(one[field]) ?? []).toSorted();
    const [from, to] = [String(days[5]), String(days[days.length - 3])];
    expect(from < to).toBe(true);
    const within = await all({ [`${what}_from`]: from, [`${what}_to`]: to });
    const fits = every.filter((one) => {
      const day = dayOf(one[field]);
      return day !== undefined && from <= day && day <= to;
    });
    expect(fits.length).toBeGreaterThan(3);
    expect(idsOf(within)).toEqual(idsOf(fits));
    const since = await all({ [`${what}_from`]: to });
    expect(idsOf(since)).toEqual(idsOf(every.filter((one) => (dayOf(one[field]) ?? '') >= to)));
    const until = await all({ [`${what}_to`]: from });
    expect(idsOf(until)).toEqual(idsOf(every.filter((one) => (dayOf(one[field]) ?? '9') <= from)));
  });

  it('counts those that stay online as online today, not on the days after', async () => {
    const today = kyivDay(test.clock.now());
    const online = await all({ connectivity: 'online' });
    expect(online.length).toBeGreaterThan(3);
    const tomorrow = kyivDay(new Date(test.clock.now().getTime() + 86_400_000));
    expect(idsOf(await all({ online_from: today }))).toEqual(expect.arrayContaining(idsOf(online)));
    expect(idsOf(await all({ online_to: today }))).toEqual(expect.arrayContaining(idsOf(online)));
    expect(await all({ online_from: tomorrow })).toEqual([]);
  });
});

describe('terminals by what they are on and what they have', () => {
  it('are those on one vehicle', async () => {
    const on = await test.database.db
      .selectFrom('terminals')
      .select(['id', 'vehicle_id'])
      .where('merchant_id', '=', ids.merchant)
      .where('vehicle_id', 'is not', null)
      .execute();
    const vehicle = on[0]?.vehicle_id;
    const same = on.filter((one) => one.vehicle_id === vehicle);
    expect(idsOf(await all({ vehicle_id: vehicle })).toSorted()).toEqual(idsOf(same).toSorted());
    expect((await call(test.app, ops.listTerminals, { query: { vehicle_id: ids.owner } }, owner)).code).toBe(
      -6,
    );
  });

  it('are those that have their present settings, or still those from before', async () => {
    const every = await all();
    const waits = new Set<string>();
    for (const { id } of every) {
      const { data } = await call(test.app, ops.getTerminal, { params: { id } }, owner);
      if (data.settings_taken_at === null || data.settings_taken_at < data.settings_changed_at) waits.add(id);
    }
    expect(waits.size).toBeGreaterThan(3);
    expect(waits.size).toBeLessThan(every.length);
    expect(idsOf(await all({ settings_taken: 'false' }))).toEqual(
      idsOf(every.filter(({ id }) => waits.has(id))),
    );
    expect(idsOf(await all({ settings_taken: 'true' }))).toEqual(
      idsOf(every.filter(({ id }) => !waits.has(id))),
    );
    const both = { settings_taken: 'false', status: 'active', sort: '-name' };
    expect(idsOf(await all(both)).toSorted()).toEqual(
      idsOf(every.filter(({ id, status }) => waits.has(id) && status === 'active')).toSorted(),
    );
  });

  it('wait once the settings of their template are changed', async () => {
    const before = (await list({ settings_taken: 'false', template_id: ids.terminalTemplate })).total;
    const settings_changed_at = test.clock.nowIso();
    const template = test.database.db.updateTable('terminal_templates').set({ settings_changed_at });
    await template.where('id', '=', ids.terminalTemplate).execute();
    const { total } = await list({ template_id: ids.terminalTemplate });
    expect(before).toBeLessThan(total);
    expect((await list({ settings_taken: 'false', template_id: ids.terminalTemplate })).total).toBe(total);
  });
});

describe('terminals by whether they were ever online', () => {
  it('are those that were heard of, or the others, whatever their status', async () => {
    const every = await all();
    const never = every.filter((one) => one.last_online_at === null);
    expect(never.filter(({ status }) => status === 'active')).toHaveLength(1);
    expect(idsOf(await all({ ever_online: 'false' }))).toEqual(idsOf(never));
    expect(idsOf(await all({ ever_online: 'true' }))).toEqual(
      idsOf(every.filter((one) => one.last_online_at !== null)),
    );
    expect(await all({ ever_online: 'false', connectivity: 'online' })).toEqual([]);
    const query = { format: 'csv', ever_online: 'false', status: 'active' };
    const { bytes } = await call(test.app, ops.exportTerminals, { query }, owner);
    expect(bytes.toString()).toContain('Уже був онлайн;Ні');
  });
});

describe('the file', () => {
  it('has the days, the vehicle and the settings of the filter above its rows', async () => {
    const on = await test.database.db
      .selectFrom('terminals')
      .innerJoin('transports', 'transports.id', 'terminals.vehicle_id')
      .select(['terminals.vehicle_id', 'transports.transport_num'])
      .executeTakeFirstOrThrow();
    const query = {
      format: 'xlsx',
      vehicle_id: on.vehicle_id,
      online_from: '2026-11-01',
      activated_to: '2026-11-20',
      added_to: '2026-11-21',
      settings_taken: 'true',
    };
    const answer = await call(test.app, ops.exportTerminals, { query }, owner);
    const sheet = await readSheet(answer.bytes);
    expect(sheet.slice(3, 8).map(([name]) => name)).toEqual([
      'Транспорт',
      'Востаннє онлайн від дня',
      'Активовано до дня',
      'Додано до дня',
      'Чинні налаштування',
    ]);
    expect(sheet[3]?.[1]).toBe(on.transport_num);
    expect(sheet[4]?.[1]).toEqual(new Date('2026-11-01T00:00:00.000Z'));
    expect(sheet[7]?.[1]).toBe('Отримано');
  });
});
