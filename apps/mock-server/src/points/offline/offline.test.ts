import { setMockTaxService } from '@kasa/contracts/mock/tax-service';
import { pointsOperations as ops } from '@kasa/contracts/points/operations';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { describe, expect, it } from 'vitest';
import { call } from '../../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../../http/test-support/fresh-app.ts';
import { shiftsIn } from '../test-support/shifts.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const shifts = shiftsIn(test, owner);
const { point, outcome, open, close, cash, get, behave, work, travel, travelFar } = shifts;
const db = () => test.database.db;
const HOUR = 3_600;

const clock = async () => (await call(test.app, ops.getFiscalClock, { params: { id: point } }, owner)).data;
const shown = async () => (await call(test.app, ops.getPoint, { params: { id: point } }, owner)).data;
const own = async () =>
  (await shifts.documents()).filter(({ register_number }) => register_number === '4000512894');
const kinds = async () => (await own()).map(({ kind, state }) => `${kind} ${state}`);
const book = () =>
  db()
    .selectFrom('tax_registers')
    .selectAll()
    .where('register_number', '=', '4000512894')
    .executeTakeFirstOrThrow();
/** Its shift does not close by itself meanwhile. */
const staysOpen = (id: string) =>
  db()
    .updateTable('register_shifts')
    .set({ closes_at: '2999-01-01T00:00:00.000Z' })
    .where('id', '=', id)
    .execute();
const far = (hours: number) => travelFar(new Date(test.clock.now().getTime() + hours * HOUR * 1_000));
const giveNumbers = (offline_numbers: number) =>
  call(test.app, setMockTaxService, {
    body: { behaviour: 'registers', after_seconds: 0, merchant_id: ids.merchant, offline_numbers },
  });

/** A shift that was opened online, and then the tax service went away. */
async function openedThenDown() {
  const { id } = (await open()).data;
  await staysOpen(id);
  await behave('down');
  return id;
}

describe('a register without the tax service', () => {
  it('goes on with numbers of its own, and sends all of it in order, once, when the service is back', async () => {
    const id = await openedThenDown();
    expect(await clock()).toMatchObject({ link: 'online', numbers_left: 2_000, numbers_given: 2_000 });
    expect(outcome(await cash(id, 'service_in', 70_000))).toBe('opened');
    expect(await get(id)).toMatchObject({ pending: null, report: { service_in: 70_000 } });
    const since = test.clock.nowIso();
    await far(1);
    expect(outcome(await cash(id, 'service_out', 20_000))).toBe('opened');
    expect(await clock()).toMatchObject({
      ...{ link: 'offline', offline_since: since, offline_stops_by: 'in_row', undelivered_documents: 3 },
      offline_stops_at: new Date(Date.parse(since) + 36 * HOUR * 1_000).toISOString(),
      ...{ offline_seconds_in_month: HOUR, numbers_left: 1_998 },
    });
    expect(await shown()).toMatchObject({
      ...{ register_link: 'offline', trade_stops_by: 'offline' },
      trade_stops_at: new Date(Date.parse(since) + 36 * HOUR * 1_000).toISOString(),
    });
    const closed = (await close(id)).data;
    expect(closed).toMatchObject({ state: 'closed', report: { kind: 'z', cash: 50_000 } });
    expect(closed.report.fiscal_number).toMatch(/^1\.3\.\d{1,4}$/);
    const next = (await open()).data;
    expect(next).toMatchObject({ state: 'opened', opening_number: expect.stringMatching(/^1\.4\.\d{1,4}$/) });
    expect(await kinds()).toEqual([
      'shift_open registered',
      ...['offline_start', 'service_in', 'service_out', 'z_report', 'shift_open'].map(
        (kind) => `${kind} offline`,
      ),
    ]);

    travel(120);
    await work();
    expect(await clock()).toMatchObject({ link: 'offline', undelivered_documents: 5 });
    await behave('twice');
    travel(120);
    await Promise.all([work(), work(), work()]);
    expect(await clock()).toMatchObject({
      ...{ link: 'online', offline_since: null, undelivered_documents: 0, numbers_left: 2_000 },
      offline_seconds_in_month: HOUR + 240,
    });
    expect(await shown()).toMatchObject({ register_link: 'online', trade_stops_at: null });
    const documents = await own();
    expect(documents.map(({ kind }) => kind)).toEqual([
      ...[
        'shift_open',
        'offline_start',
        'service_in',
        'service_out',
        'z_report',
        'shift_open',
        'offline_end',
      ],
    ]);
    expect(new Set(documents.map(({ state }) => state))).toEqual(new Set(['registered']));
    expect(await book()).toMatchObject({
      ...{ last_number: 7, last_hash: documents.at(-1)?.hash, offline_since: null, offline_session: 2 },
      shift_opened_at: expect.any(String),
    });
    expect(outcome(await close(next.id))).toBe('closed');
  });

  it('goes on offline if the tax service leaves again before it has all of it', async () => {
    const id = await openedThenDown();
    await cash(id, 'service_in', 1);
    await cash(id, 'service_in', 2);
    await behave('silent');
    travel(120);
    await work();
    expect(await clock()).toMatchObject({ link: 'offline', undelivered_documents: 3 });
    await behave('down');
    expect(outcome(await cash(id, 'service_in', 4))).toBe('opened');
    await behave('registers');
    travel(120);
    await work();
    expect(await clock()).toMatchObject({ link: 'online', undelivered_documents: 0 });
    expect(Number((await book()).service_in)).toBe(7);
  });

  it('leaves a document that waited for an answer in its place', async () => {
    const { id } = (await open()).data;
    await staysOpen(id);
    await behave('silent');
    await cash(id, 'service_in', 500);
    await behave('down');
    expect(outcome(await cash(id, 'service_in', 70))).toBe('opened');
    expect(await get(id)).toMatchObject({ pending: null, report: { service_in: 570 } });
    expect(await kinds()).toEqual([
      ...['shift_open registered', 'service_in offline', 'offline_start offline', 'service_in offline'],
    ]);
    await behave('registers');
    travel(120);
    await work();
    expect(await clock()).toMatchObject({ link: 'online', undelivered_documents: 0 });
    expect(await get(id)).toMatchObject({ report: { service_in: 570 } });
    expect(Number((await book()).service_in)).toBe(570);
  });

  it('goes offline by itself for a document that waits, so that a shift gets closed', async () => {
    const { id } = (await open()).data;
    await behave('silent');
    expect(outcome(await close(id))).toBe('closing');
    await behave('down');
    travel(120);
    await work();
    expect(await get(id)).toMatchObject({ state: 'closed', report: { kind: 'z', fiscal_number: null } });
    expect(outcome(await open())).toBe('opened');
    await behave('registers');
    travel(120);
    await work();
    expect(await get(id)).toMatchObject({ report: { kind: 'z', fiscal_number: expect.any(String) } });
  });

  it('waits for the tax service if it has given no numbers yet', async () => {
    await behave('down');
    expect(outcome(await open())).toBe('opening');
    expect(await clock()).toMatchObject({ link: 'online', numbers_given: 0, numbers_left: 0 });
    travel(120);
    await work();
    expect(await kinds()).toEqual(['shift_open pending']);
  });

  it('stops after 36 hours, and the tax service takes what it made until then', async () => {
    const id = await openedThenDown();
    await cash(id, 'service_in', 1);
    await far(12);
    expect(outcome(await close(id))).toBe('closed');
    const next = (await open()).data.id;
    await staysOpen(next);
    await travelFar(new Date(test.clock.now().getTime() + 24 * HOUR * 1_000 - 1));
    expect(outcome(await cash(next, 'service_in', 1))).toBe('opened');
    travel(1);
    expect(await cash(next, 'service_in', 1)).toMatchObject({ details: { offline_limit: 'in_row' } });
    expect(outcome(await close(next))).toBe('register_offline_limit');
    await behave('registers');
    await work();
    expect(await clock()).toMatchObject({ link: 'online', undelivered_documents: 0 });
    expect(outcome(await close(next))).toBe('closed');
  });

  it('stops when the month’s 168 hours are used up', async () => {
    for (let n = 0; n < 5; n += 1) {
      await behave('registers');
      const { id } = (await open()).data;
      await staysOpen(id);
      await behave('down');
      expect(outcome(await close(id))).toBe('closed');
      await far(n < 4 ? 34 : 31);
      await behave('registers');
      await work();
    }
    expect(await clock()).toMatchObject({ link: 'online', offline_seconds_in_month: 167 * HOUR });
    const { id } = (await open()).data;
    await staysOpen(id);
    await behave('down');
    expect(outcome(await cash(id, 'service_in', 1))).toBe('opened');
    expect(await clock()).toMatchObject({ offline_stops_by: 'in_month' });
    await far(1);
    expect(await cash(id, 'service_in', 1)).toMatchObject({ details: { offline_limit: 'in_month' } });
  });

  it('stops when the numbers are used up, and gets new ones', async () => {
    await giveNumbers(2);
    const id = await openedThenDown();
    await cash(id, 'service_in', 1);
    expect(outcome(await cash(id, 'service_in', 1))).toBe('opened');
    expect(await cash(id, 'service_in', 1)).toMatchObject({ details: { offline_limit: 'numbers' } });
    expect(await clock()).toMatchObject({ numbers_left: 0, numbers_given: 2, offline_stops_by: 'numbers' });
    expect(await shown()).toMatchObject({ trade_stops_by: 'offline', trade_stops_at: test.clock.nowIso() });
    await giveNumbers(5);
    travel(120);
    await work();
    expect(await clock()).toMatchObject({ link: 'online', numbers_left: 5, numbers_given: 5 });
    expect(outcome(await cash(id, 'service_in', 1))).toBe('opened');
  });

  it('makes nothing more while the tax service refuses what it made', async () => {
    const id = await openedThenDown();
    await cash(id, 'service_in', 1);
    await db()
      .updateTable('tax_registers')
      .set({ last_hash: null })
      .where('register_number', '=', '4000512894')
      .execute();
    await behave('registers');
    travel(120);
    await work();
    expect(await clock()).toMatchObject({ link: 'refused', refusal: 'chain', undelivered_documents: 2 });
    expect(outcome(await cash(id, 'service_in', 1))).toBe('register_returning');
    expect(await shown()).toMatchObject({ register_link: 'refused', trade_stops_by: 'refused' });
  });

  it('keeps its number, company and key until all is sent', async () => {
    const id = await openedThenDown();
    await close(id);
    const { data } = await call(test.app, ops.getPoint, { params: { id: point } }, owner);
    const { example } = ops.updatePoint;
    const body = { ...example.body, version: data.version, fiscal_register_number: '4000777777' };
    const changed = await call(test.app, ops.updatePoint, { params: { id: point }, body }, owner);
    expect(changed).toMatchObject({ details: { fields: expect.anything() } });
    expect(changed.details?.fields).toContainEqual(
      expect.objectContaining({ path: 'fiscal_register_number', rule: 'register_offline' }),
    );
  });

  it('stands first in the list by what has to stop first', async () => {
    const id = await openedThenDown();
    await cash(id, 'service_in', 1);
    const query = { sort: 'trade_stops_at' } as const;
    const { data } = await call(test.app, ops.listPoints, { query }, owner);
    // The first one stands still in the demo data.
    expect(data.items[0]?.id).toBe(ids.pointToRepair);
    expect(data.items[1]?.id).toBe(point);
    expect(data.items.map((row) => row.trade_stops_by).slice(0, 3)).toEqual(['refused', 'offline', 'key']);
  });
});
