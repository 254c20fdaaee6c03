import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { transactionsOperations as ops } from '@kasa/contracts/transactions/operations';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { firstMerchant, secondMerchant } from '../../auth/seed.ts';
import { call, signInAs, signInWith } from '../../http/test-support/call.ts';
import { startSharedApp } from '../../http/test-support/fresh-app.ts';
import { settleOpen } from '../reversals/worker.ts';

const test = await startSharedApp({ requestsPerMinute: 0 });
const db = () => test.database.db;
const merchants = [firstMerchant.id, secondMerchant.id];

async function read<Line>(query: ReturnType<typeof sql<Line>>): Promise<Line[]> {
  return (await query.execute(db())).rows;
}

describe('the seeded history', () => {
  it('has payments of both merchants in each of fourteen months, most of them in the last two', async () => {
    for (const merchant of merchants) {
      const months = await read(sql<{ month: string; payments: number }>`
        select substr(date, 1, 7) as month, count(*) as payments from transactions where merchant_id = ${merchant}
        group by substr(date, 1, 7) order by 1`);
      const counts = new Map(months.map(({ month, payments }) => [month, Number(payments)]));
      const wanted = Array.from({ length: 14 }, (_, n) => new Date(Date.UTC(2025, 9 + n)).toISOString());
      for (const month of wanted) expect(counts.get(month.slice(0, 7)), month).toBeGreaterThan(5);
      const ofMonth = (month: string) => Number(counts.get(month));
      expect(ofMonth('2026-10')).toBeGreaterThan(5 * ofMonth('2025-10'));
    }
    const first = await read(sql<{ month: string; payments: number }>`
      select substr(date, 1, 7) as month, count(*) as payments from transactions
      where merchant_id = ${firstMerchant.id} and date < '2026-07' group by substr(date, 1, 7)`);
    const busiest = first.toSorted((one, other) => Number(other.payments) - Number(one.payments));
    expect(busiest[0]?.month).toBe('2025-12');
  });

  it('has most payments after work, and none before its terminals and people were there', async () => {
    const hours = await read(sql<{ hour: string; payments: number }>`
      select substr(started_at, 12, 2) as hour, count(*) as payments from transactions
      where date between '2025-11-01' and '2026-03-01' group by substr(started_at, 12, 2)`);
    const at = (hour: string) => Number(hours.find((one) => one.hour === hour)?.payments);
    // In winter Kyiv is two hours ahead: 18 and 9 o'clock.
    expect(at('16')).toBeGreaterThan(1.5 * at('07'));
    const [early] = await read(sql<{ early: number }>`
      select count(*) as early from transactions join terminals on terminals.id = transactions.terminal_id
      join merchants on merchants.id = transactions.merchant_id
      where started_at < activated_at or started_at < merchants.created_at`);
    expect(Number(early?.early)).toBe(0);
  });

  it('has one evening on which cards of one bank were declined because it did not answer', async () => {
    const declined = await read(sql<{ merchant_id: string; date: string; bank: string; declines: number }>`
      select merchant_id, date, bank, count(*) as declines from transactions
      where response_code = '91' and merchant_id = ${firstMerchant.id} group by merchant_id, date, bank
      order by count(*) desc`);
    const [worst] = declined;
    expect(worst).toMatchObject({ date: '2026-10-08' });
    expect(Number(worst?.declines)).toBeGreaterThan(4);
    const [paid] = await read(sql<{ paid: number }>`
      select count(*) as paid from transactions where merchant_id = ${firstMerchant.id} and bank = ${worst?.bank}
      and started_at >= '2026-10-08T14:00:00.000Z' and started_at < '2026-10-08T17:00:00.000Z'
      and paid_at is not null`);
    expect(Number(paid?.paid)).toBe(0);
  });
});

describe('seeded refunds', () => {
  it('are done, refused and open, in full, by sum and in parts, in cash, too', async () => {
    const kinds = await read(sql<{ merchant_id: string; state: string; kind: string; is_cash: number }>`
      select distinct reversals.merchant_id, state, kind, case when payment_form = 'cash' then 1 else 0 end as is_cash
      from reversals join transactions on transactions.id = reversals.transaction_id`);
    const found = (merchant: string) =>
      kinds
        .filter(({ merchant_id }) => merchant_id === merchant)
        .map(({ state, kind, is_cash }) => `${state} ${kind}${Number(is_cash) === 1 ? ' cash' : ''}`)
        .sort();
    expect(found(firstMerchant.id)).toEqual(
      [
        'done full',
        'done full cash',
        'done sum',
        'open full',
        'open sum',
        'refused full',
        'refused sum',
      ].sort(),
    );
    expect(found(secondMerchant.id)).toEqual(
      expect.arrayContaining([
        'done full',
        'done full cash',
        'done sum',
        'open full',
        'open sum',
        'refused full',
      ]),
    );
    const [several] = await read(sql<{ several: number }>`
      select count(*) as several from (select transaction_id from reversals where state = 'done'
      group by transaction_id having count(*) > 1) as parted`);
    expect(Number(several?.several)).toBeGreaterThan(10);
  });

  it('come to what was refunded, with author, reason, receipt and plausible times', async () => {
    const [wrong] = await read(sql<
      Record<'sums' | 'receipts' | 'times' | 'authors' | 'statuses' | 'later', number>
    >`
      select
        (select count(*) from transactions where refund_amount <> (select coalesce(sum(amount), 0) from reversals
          where transaction_id = transactions.id and state = 'done')) as sums,
        (select count(*) from refunds join transactions as t on t.id = refunds.transaction_id
          left join receipts on receipts.refund_id = refunds.id
          where t.fiscal_number is not null and receipts.id is null) as receipts,
        (select count(*) from reversals join transactions as t on t.id = reversals.transaction_id
          where reversals.created_at < t.paid_at or settled_at < reversals.created_at
          or settled_at > '2026-11-20T06:00:00.000Z' or reversals.created_at > t.updated_at) as times,
        (select count(*) from reversals left join users on users.id = by_user_id
          and users.merchant_id = reversals.merchant_id
          where users.id is null or reason = '' or users.roles like '%accountant%'
          or (kind = 'sum' and users.roles like '%cashier%')) as authors,
        (select count(*) from transactions where (status = 'reversed') <> (refund_amount = amount)) as statuses,
        (select count(*) from transactions where (refunded_at is null) <> (refund_amount = 0)) as later`);
    expect(Object.values(wrong ?? {}).map(Number)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('stay open until somebody asks: then the acquirer says what became of them', async () => {
    const open = () => db().selectFrom('reversals').selectAll().where('state', '=', 'open').orderBy('id');
    const before = await open().execute();
    expect(new Set(before.map(({ merchant_id }) => merchant_id))).toEqual(new Set(merchants));
    const answers = { reverse: () => Promise.reject(new Error('asked')), paymentOf: async () => undefined };
    const services = { db: db(), clock: test.clock, acquirer: answers, report: () => undefined };
    expect(await settleOpen({ ...services, last: { started_at: '', id: '' } })).toBe(0);
    const [owner, other] = [await signInAs(test.app, 'owner'), await signInWith(test.app, '+380500000011')];
    const states = new Map<string, number>();
    for (const { transaction_id: id, merchant_id, id: reversal } of before) {
      const caller = merchant_id === exampleIds.merchant ? owner : other;
      const { data } = await call(test.app, ops.updateTransactionStatus, { params: { id } }, caller);
      expect(['approved', 'reversed', 'partially_reversed']).toContain(data.status);
      const state = String(data.reversals.find((one) => one.id === reversal)?.state);
      states.set(state, (states.get(state) ?? 0) + 1);
    }
    expect(states).toEqual(
      new Map([
        ['done', 6],
        ['refused', 2],
      ]),
    );
    expect(await open().execute()).toEqual([]);
  });
});
