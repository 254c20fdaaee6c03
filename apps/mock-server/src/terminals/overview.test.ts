import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import type { Role } from '@kasa/contracts/shared/permissions';
import { terminalsOperations } from '@kasa/contracts/terminals/operations';
import { transactionsOperations } from '@kasa/contracts/transactions/operations';
import { beforeEach, describe, expect, it } from 'vitest';
import { bulkInsert } from '../db/bulk-insert.ts';
import { withLedgerReset } from '../db/ledger-reset.ts';
import { newId } from '../db/row-columns.ts';
import type { Row } from '../db/schema.ts';
import { recountMoney } from '../db/terminal-money.ts';
import { inTransaction } from '../db/transaction.ts';
import { type Caller, call, signInAs } from '../http/test-support/call.ts';
import { signInBeforeEach, startFreshApp } from '../http/test-support/fresh-app.ts';
import { makePayment, setConnectivity } from '../mock/simulators/one-terminal.ts';
import { createPayment } from '../transactions/create-payment.ts';
import { refundPayment } from '../transactions/test-support/payments.ts';

const { getTerminalOverview, listTerminals, updateTerminal, getTerminal } = terminalsOperations;
const { getTerminalCash, encashTerminal } = transactionsOperations;
const test = await startFreshApp();
const owner = signInBeforeEach(test.app, 'owner');
const id = exampleIds.terminal;

const overview = async (caller: Caller = owner, of = id) =>
  (await call(test.app, getTerminalOverview, { params: { id: of } }, caller)).data;
const as = async (role: Role) => overview(await signInAs(test.app, role));
const db = () => test.database.db;
const set = (columns: Partial<Row<'terminals'>>, of = id) =>
  db().updateTable('terminals').set(columns).where('id', '=', of).execute();
const ago = (minutes: number) => new Date(test.clock.now().getTime() - minutes * 60_000).toISOString();

/** Some payments of today in place of the seed's. */
async function paid(...some: Partial<Row<'transactions'>>[]) {
  const like = await db()
    .selectFrom('transactions')
    .selectAll()
    .where('terminal_id', '=', id)
    .limit(1)
    .executeTakeFirstOrThrow();
  const old = db().selectFrom('transactions').select('id').where('terminal_id', '=', id);
  await withLedgerReset(db(), async () => {
    await db().deleteFrom('receipts').where('transaction_id', 'in', old).execute();
    await db().deleteFrom('refunds').where('transaction_id', 'in', old).execute();
    await db().deleteFrom('reversals').where('transaction_id', 'in', old).execute();
    await db().deleteFrom('transactions').where('terminal_id', '=', id).execute();
  });
  await inTransaction(db(), async (tx) => {
    for (const { refund_amount = 0, ...one } of some) {
      const at = one.started_at ?? ago(5);
      const times = {
        date: kyivDay(at),
        started_at: at,
        ended_at: at,
        paid_at: at,
        updated_at: test.clock.nowIso(),
      };
      const plain = {
        amount: 10_000,
        refund_amount: 0,
        refunded_at: null,
        payment_form: 'card',
        status: 'approved',
      } as const;
      const payment = { ...like, ...times, ...plain, ...one, id: newId() };
      await createPayment(tx, payment);
      if (refund_amount > 0) await refundPayment(tx, payment.id, refund_amount);
    }
    await recountMoney(tx, exampleIds.merchant, kyivDay(test.clock.nowIso()), [id]);
  });
}

describe('the money of a terminal', () => {
  it('is what was paid on this day in Kyiv, less what was paid back, and the cash of all days', async () => {
    await paid(
      // 21:59 UTC is a minute before midnight in Kyiv.
      { started_at: '2026-11-19T21:59:00.000Z', amount: 70_000, payment_form: 'cash' },
      { started_at: '2026-11-19T22:00:00.000Z', amount: 1_000 },
      { amount: 20_000, refund_amount: 500, payment_form: 'cash' },
      { amount: 5_000, status: 'declined', paid_at: null },
    );
    const { terminal, today_payments } = await overview();
    expect([terminal.today_amount, today_payments, terminal.cash_inside]).toEqual([20_500, 2, 89_500]);
    const listed = await call(test.app, listTerminals, { query: { q: terminal.number } }, owner);
    expect(listed.data.items[0]).toEqual(terminal);
  });

  it('is nothing on the next day until somebody pays', async () => {
    await paid({ amount: 1_000 });
    test.clock.set({ at: '2026-11-20T22:02:00.000Z' });
    const caller = await signInAs(test.app, 'owner');
    expect((await overview(caller)).terminal.today_amount).toBe(0);
    const { number } = (await overview(caller)).terminal;
    await makePayment(db(), { number, amount: 300, in_cash: false }, new Date('2026-11-20T22:01:00.000Z'));
    expect((await overview(caller)).terminal.today_amount).toBe(300);
  });

  it('agrees for every terminal of the seed with its payments and its cash account', async () => {
    const rows = await db()
      .selectFrom('terminals')
      .select(['id', 'cash_inside'])
      .where('merchant_id', '=', exampleIds.merchant)
      .execute();
    expect(rows.filter(({ cash_inside }) => cash_inside > 0).length).toBeGreaterThan(5);
    for (const row of rows) {
      const { data } = await call(test.app, getTerminalCash, { params: { id: row.id } }, owner);
      expect([row.id, row.cash_inside]).toEqual([row.id, data.inside_amount]);
    }
  });

  it('is less when cash was taken out', async () => {
    const of = exampleIds.terminalWithCash;
    const before = Number((await overview(owner, of)).terminal.cash_inside);
    await call(test.app, encashTerminal, encashTerminal.example, owner);
    expect((await overview(owner, of)).terminal.cash_inside).toBe(
      before - encashTerminal.example.body.amount,
    );
  });

  it.each(['cashier', 'driver'] as const)('is not told to a %s', async (role) => {
    const { terminal, today_payments } = await as(role);
    expect([terminal.today_amount, today_payments, terminal.cash_inside]).toEqual([null, null, null]);
    const list = await call(test.app, listTerminals, { query: {} }, await signInAs(test.app, role));
    for (const { today_amount, cash_inside } of list.data.items)
      expect([today_amount, cash_inside]).toEqual([null, null]);
  });
});

describe('a list by money', () => {
  it.each(['today_amount', 'cash_inside'] as const)('is in order of %s, in both directions', async (by) => {
    const page = async (sort: typeof by | `-${typeof by}`) =>
      (await call(test.app, listTerminals, { query: { sort, perPage: 20 } }, owner)).data.items.map((row) =>
        Number(row[by]),
      );
    const [up, down] = [await page(by), await page(`-${by}`)];
    expect(up).toEqual(up.toSorted((a, b) => a - b));
    expect(down).toEqual(down.toSorted((a, b) => b - a));
    expect(down[0]).toBeGreaterThan(Number(up[0]));
  });

  it('puts sums of other days among those that have sold nothing', async () => {
    await paid({ started_at: ago(24 * 60), amount: 99_999_900, updated_at: ago(24 * 60) });
    const { items } = (await call(test.app, listTerminals, { query: { sort: '-today_amount' } }, owner)).data;
    expect(items.map((row) => row.id)).not.toContain(id);
  });
});

describe('connectivity over the last 24 hours', () => {
  beforeEach(() => set({ side: 'online', side_history: '[]', side_changes: '[]', is_unstable: 0 }));
  const periods = async () =>
    (await overview()).connectivity_periods.map(
      ({ connectivity, from, to }) => `${connectivity} ${from} ${to}`,
    );

  it('is one period when nothing happened', async () => {
    expect(await periods()).toEqual([`online ${ago(1440)} ${ago(0)}`]);
  });

  it('remembers each change, and those of an earlier day no longer', async () => {
    await setConnectivity(db(), 'S1100101', 'offline', new Date(ago(1500)));
    await setConnectivity(db(), 'S1100101', 'online', new Date(ago(120)));
    await setConnectivity(db(), 'S1100101', 'offline', new Date(ago(60)));
    // It counts as offline a second before.
    const off = new Date(Date.parse(ago(60)) - 1000).toISOString();
    expect(await periods()).toEqual([
      `offline ${ago(1440)} ${ago(120)}`,
      `online ${ago(120)} ${off}`,
      `offline ${off} ${ago(0)}`,
    ]);
    const { side_history } = await db()
      .selectFrom('terminals')
      .select('side_history')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(side_history)).toHaveLength(2);
  });

  it('tells of one that has fallen silent before its row says so', async () => {
    await set({ online_until: ago(15) });
    expect(await periods()).toEqual([`online ${ago(1440)} ${ago(10)}`, `offline ${ago(10)} ${ago(0)}`]);
  });

  it('is bounded, and tells its end', async () => {
    const history = Array.from({ length: 200 }, (_, n) => ago(400 - n));
    await set({ side_history: JSON.stringify(history) });
    const found = await periods();
    expect(found).toHaveLength(200);
    expect(found[0]).toContain(ago(400));
  });
});

describe('what a terminal waits for', () => {
  const waits = async (of = id) => (await overview(owner, of)).waits_for;

  it('is nothing, its activation, its settings or an update', async () => {
    expect(await waits()).toEqual([]);
    expect((await waits(exampleIds.terminalToActivate))[0]).toMatchObject({ what: 'activation' });
    await set({ settings_changed_at: ago(1), update_requested_at: ago(2), settings_taken_at: ago(3) });
    expect(await waits()).toEqual([
      { what: 'settings', since: ago(1) },
      { what: 'update', since: ago(2) },
    ]);
  });

  it('is its turn in a bulk run that goes on', async () => {
    const run = await db()
      .selectFrom('bulk_runs')
      .selectAll()
      .where('merchant_id', '=', exampleIds.merchant)
      .limit(1)
      .executeTakeFirstOrThrow();
    const runId = newId();
    await bulkInsert(db(), 'bulk_runs', [
      { ...run, id: runId, kind: 'block', state: 'running', finished_at: null, created_at: ago(4) },
    ]);
    const row = {
      run_id: runId,
      position: 1,
      object_id: id,
      number: 'S1100101',
      name: 'Каса 1',
      found_by: '',
      object_version: 1,
      ...{ amount: null, agreed: null, reversal_id: null },
    };
    await bulkInsert(db(), 'bulk_run_rows', [
      {
        ...row,
        id: newId(),
        merchant_id: exampleIds.merchant,
        state: 'pending',
        reason: null,
        finished_at: null,
      },
    ]);
    expect(await waits()).toEqual([{ what: 'bulk_run', since: ago(4) }]);
  });
});

describe('what is set otherwise', () => {
  it('is told with the value of the template or the standard one, and where that comes from', async () => {
    await set({
      template_id: exampleIds.terminalTemplate,
      settings: JSON.stringify({ card_waiting_seconds: 30, sync_seconds: 120, connection_type: 'wifi' }),
    });
    // The template has sync_seconds 120, too.
    const { own_settings, inherited_from } = await overview();
    expect(own_settings).toEqual({
      own: { card_waiting_seconds: 30, connection_type: 'wifi' },
      inherited: { card_waiting_seconds: 12, connection_type: 'ethernet' },
    });
    expect(inherited_from).toEqual({ card_waiting_seconds: 'template', connection_type: 'standard' });
  });

  it('hides secrets from those who may not edit terminals', async () => {
    await set({ settings: JSON.stringify({ callback_headers: [{ name: 'X-Key', value: 'таємниця' }] }) });
    expect((await overview()).own_settings.own.callback_headers?.[0]?.value).toBe('таємниця');
    expect(JSON.stringify(await as('accountant'))).not.toContain('таємниця');
  });
});

describe('who changed it last', () => {
  const rename = async () => {
    const { data } = await call(test.app, getTerminal, { params: { id } }, owner);
    const { point, template, vehicle, test_mode, website, extra_info, settings, setting_sources, version } =
      data;
    const own = Object.entries(settings).filter(
      ([name]) => setting_sources[name as keyof typeof settings] === 'own',
    );
    const refs = {
      point_id: point?.id ?? null,
      template_id: template?.id ?? null,
      vehicle_id: vehicle?.id ?? null,
    };
    const body = {
      name: 'Каса біля вікна',
      ...refs,
      test_mode,
      website,
      extra_info,
      settings: Object.fromEntries(own),
      version,
    };
    await call(test.app, updateTerminal, { params: { id }, body }, owner);
  };

  it('is told to those who may view the journal', async () => {
    await rename();
    const name = 'Коваль Олена Петрівна';
    const person = { id: exampleIds.owner, name, has_namesake: false, phone_hint: null };
    const last = { at: test.clock.nowIso(), by: name, person };
    expect((await overview()).last_change).toEqual(last);
    expect((await as('accountant')).last_change).toEqual(last);
    expect((await as('director')).last_change).toBeNull();
  });
});
