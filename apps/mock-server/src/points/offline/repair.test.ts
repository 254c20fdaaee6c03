import { openMockShiftElsewhere, setMockTaxService } from '@kasa/contracts/mock/tax-service';
import { pointsOperations as ops } from '@kasa/contracts/points/operations';
import { exampleIds as ids } from '@kasa/contracts/shared/example-ids';
import { describe, expect, it } from 'vitest';
import { noTotals } from '../../http/fiscal/turnover.ts';
import { call } from '../../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../../http/test-support/fresh-app.ts';
import { shiftsIn } from '../test-support/shifts.ts';
import { repairOf } from './repair-plan.ts';

const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const { point, outcome, open, close, cash, get, behave, work, travel, documents } = shiftsIn(test, owner);
const REGISTER = '4000512894';

const params = (id: string) => ({ params: { id } });
const clock = async (id = point) => (await call(test.app, ops.getFiscalClock, params(id), owner)).data;
const plan = async (id = point) => (await call(test.app, ops.getRegisterRepair, params(id), owner)).data;
const shown = async () => (await call(test.app, ops.getPoint, params(point), owner)).data;
const repair = (id = point) => call(test.app, ops.repairRegister, params(id), owner);
const elsewhere = () =>
  call(test.app, openMockShiftElsewhere, {
    body: { merchant_id: ids.merchant, register_number: REGISTER },
  });
const own = async () => (await documents()).filter(({ register_number }) => register_number === REGISTER);
const book = () =>
  test.database.db
    .selectFrom('tax_registers')
    .selectAll()
    .where('register_number', '=', REGISTER)
    .executeTakeFirstOrThrow();
async function travelAndWork() {
  travel(120);
  await work();
}
async function comeBack() {
  await behave('registers');
  await travelAndWork();
}
const giveNumbers = (offline_numbers: number) =>
  call(test.app, setMockTaxService, {
    body: { behaviour: 'registers', after_seconds: 0, merchant_id: ids.merchant, offline_numbers },
  });

describe('the repair of a register', () => {
  it('whose shift was opened twice closes the other one, and sends what was made offline', async () => {
    const { id } = (await open()).data;
    await behave('down');
    await cash(id, 'service_in', 500);
    expect(outcome(await close(id))).toBe('closed');
    await elsewhere();
    const next = (await open()).data;
    await cash(next.id, 'service_in', 70);
    await comeBack();
    expect(await clock()).toMatchObject({ link: 'refused', refusal: 'number', undelivered_documents: 5 });
    const { tax_shift_opened_at, steps } = await plan();
    expect(tax_shift_opened_at).toBe(new Date(test.clock.now().getTime() - 120_000).toISOString());
    expect(steps.map(({ action, kind }) => `${action} ${kind}`)).toEqual([
      ...['make_again service_in', 'make_again z_report', 'make_again shift_open', 'make_again service_in'],
    ]);
    expect((await repair()).data).toMatchObject({ link: 'online', refusal: null, undelivered_documents: 0 });
    expect(await book()).toMatchObject({
      ...{ last_number: 9, offline_since: null, shift_opened_at: expect.any(String) },
    });
    expect(Number((await book()).service_in)).toBe(70);
    const after = (await get(id)).report.fiscal_number;
    expect(after).toMatch(/^1\.2\.\d+$/);
    // The one that the tax service has.
    const known = test.database.db.selectFrom('tax_documents').select('fiscal_number');
    expect(await known.where('fiscal_number', '=', after).execute()).toHaveLength(1);
    expect(outcome(await close(next.id))).toBe('closed');
    const made = await own();
    expect(made.filter(({ state }) => state === 'offline' || state === 'pending')).toEqual([]);
    expect((await repair()).code).toBe(1729);
  });

  it('adds what the tax service lacks, and leaves out what it has done without', () => {
    const documents = ['shift_open', 'z_report', 'z_report', 'service_in', 'offline_end'].map(
      (kind, n) => ({ kind, amount: 5, shift_id: `s${n}` }) as never,
    );
    const numbers = { sessionNumber: '1', seed: '1', given: 10, used: 0 };
    const state = { lastNumber: 3, lastHash: null, isOffline: false, offlineNumbers: numbers };
    const totals = { ...noTotals, service_in: 300, service_out: 100 };
    const open = { ...state, shiftOpenedAt: '2026-11-20T05:00:00.000Z', totals };
    const end = { shift_id: 's3' } as never;
    const { steps, sums } = repairOf(open, documents, 's3', end);
    expect(steps.map(({ action, body }) => [action, body])).toEqual([
      ['add', { kind: 'z_report', totals }],
      ['make_again', { kind: 'shift_open' }],
      ['make_again', { kind: 'z_report', totals: noTotals }],
      ['leave_out', { kind: 'z_report', totals: noTotals }],
      ['add', { kind: 'shift_open' }],
      ['make_again', { kind: 'service_in', amount: 5 }],
    ]);
    expect([...sums]).toEqual([
      ['s1', noTotals],
      ['s3', { ...noTotals, service_in: 5 }],
    ]);
    const kinds = (openShift: string | undefined, shiftOpenedAt: string | null) =>
      repairOf({ ...open, shiftOpenedAt }, [], openShift, end).steps.map(({ body }) => body.kind);
    expect(kinds(undefined, open.shiftOpenedAt)).toEqual(['z_report']);
    expect(kinds('s3', null)).toEqual(['shift_open']);
    expect(kinds('s3', open.shiftOpenedAt)).toEqual([]);
    expect(kinds(undefined, null)).toEqual([]);
  });

  it('gives a shift that was open all the time the sums of the tax service, so that it closes', async () => {
    const { id } = (await open()).data;
    await cash(id, 'service_in', 700);
    await behave('down');
    await cash(id, 'service_in', 50);
    await elsewhere();
    await comeBack();
    expect(await clock()).toMatchObject({ link: 'refused' });
    expect((await repair()).data).toMatchObject({ link: 'online' });
    expect(await get(id)).toMatchObject({ state: 'opened', report: { service_in: 50 } });
    expect((await close(id)).data).toMatchObject({ state: 'closed', refusal: null });
  });

  it('is there for a register that is refused online, too', async () => {
    const { id } = (await open()).data;
    await cash(id, 'service_in', 700);
    await elsewhere();
    expect((await cash(id, 'service_in', 1)).data.refusal).toBe('number');
    expect(await clock()).toMatchObject({ link: 'refused', refusal: 'number', undelivered_documents: 0 });
    expect(await plan()).toMatchObject({ steps: [], open_shift: { service_in: 0, service_out: 0 } });
    expect((await repair()).data).toMatchObject({ link: 'online', refusal: null });
    expect(await get(id)).toMatchObject({ state: 'opened', refusal: null, report: { service_in: 0 } });
    expect(outcome(await cash(id, 'service_in', 5))).toBe('opened');
    expect((await close(id)).data).toMatchObject({ state: 'closed', report: { service_in: 5 } });

    await elsewhere();
    expect((await open()).data).toMatchObject({ state: 'closed', refusal: 'number' });
    expect((await plan()).steps).toEqual([{ action: 'add', kind: 'z_report' }]);
    expect(await shown()).toMatchObject({ register_link: 'refused', trade_stops_by: 'refused' });
    const { items } = (await call(test.app, ops.listPoints, { query: { register_link: ['refused'] } }, owner))
      .data;
    expect(items.map((row) => row.id)).toEqual(expect.arrayContaining([point, ids.pointToRepair]));
    expect((await repair()).data).toMatchObject({ link: 'online' });
    expect(outcome(await open())).toBe('opened');
  });

  it('that is refused again takes what it added for nobody’s', async () => {
    const { id } = (await open()).data;
    await cash(id, 'service_in', 700);
    await behave('silent');
    expect(outcome(await close(id))).toBe('closing');
    await behave('down');
    await travelAndWork();
    const closed = await get(id);
    expect(closed).toMatchObject({ state: 'closed', report: { service_in: 700 } });
    await elsewhere();
    await comeBack();
    expect(await clock()).toMatchObject({ link: 'refused', refusal: 'number' });
    const number = (await get(id)).report.fiscal_number;
    await behave('refuses');
    expect((await repair()).data).toMatchObject({ link: 'refused', refusal: 'unavailable' });
    await behave('registers');
    expect((await repair()).data).toMatchObject({ link: 'online' });
    expect((await get(id)).report).toMatchObject({ service_in: 700, fiscal_number: number });
    expect((await book()).shift_opened_at).toBeNull();
    expect(outcome(await open())).toBe('opened');
  });

  it('asks for more numbers if it takes more than are left', async () => {
    await giveNumbers(1);
    const { id } = (await open()).data;
    await behave('down');
    expect(outcome(await close(id))).toBe('closed');
    await elsewhere();
    await giveNumbers(2);
    await travelAndWork();
    expect(await clock()).toMatchObject({ link: 'refused', numbers_left: 0 });
    const { steps } = await plan();
    expect(steps.map(({ kind }) => kind)).toEqual(['z_report']);
    expect((await repair()).data).toMatchObject({ link: 'online', undelivered_documents: 0 });
  });

  it('of the demo data’s register lets it sell again', async () => {
    const of = ids.pointToRepair;
    expect(await clock(of)).toMatchObject({ link: 'refused', refusal: 'number', undelivered_documents: 4 });
    expect((await plan(of)).steps).toHaveLength(3);
    await behave('down');
    expect((await repair(of)).code).toBe(1726);
    await behave('registers');
    const both = await Promise.all([repair(of), repair(of)]);
    expect(both.map(({ code }) => code).sort()).toEqual([0, 1729]);
    expect(await clock(of)).toMatchObject({ link: 'online', undelivered_documents: 0 });
    const { data } = await call(test.app, ops.getPoint, params(of), owner);
    expect(data).toMatchObject({ shift_state: 'opened', register_link: 'online', trade_stops_at: null });
  });

  it('of a document that waited and was refused makes it an offline one', async () => {
    const { id } = (await open()).data;
    await behave('silent');
    await cash(id, 'service_in', 500);
    await test.database.db
      .deleteFrom('tax_documents')
      .where('refusal', 'is', null)
      .where('fiscal_number', 'is not', null)
      .where('local_number', '=', 2)
      .execute();
    await test.database.db
      .updateTable('tax_registers')
      .set({ last_number: 1, service_in: 0 })
      .where('register_number', '=', REGISTER)
      .execute();
    await behave('down');
    await cash(id, 'service_in', 70);
    await comeBack();
    expect(await clock()).toMatchObject({ link: 'refused', refusal: 'chain' });
    expect((await repair()).data).toMatchObject({ link: 'online', undelivered_documents: 0 });
    expect(await get(id)).toMatchObject({ report: { service_in: 570 } });
  });
});
