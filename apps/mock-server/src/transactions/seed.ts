import { exampleIds, exampleSecrets } from '@kasa/contracts/shared/example-ids';
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { bulkInsert } from '../db/bulk-insert.ts';
import { payee } from '../db/fleet.ts';
import type { Db, Row } from '../db/schema.ts';
import { createRandomSource, type RandomSource } from '../db/seed/random-source.ts';
import { createSeededFaker } from '../db/seed/seeded-faker.ts';
import { type SeededMerchant, type SeedOptions, seedTime } from '../db/seed-options.ts';
import { recountMoney } from '../db/terminal-money.ts';
import { readCashiers } from './cashiers.ts';
import { insertPayments } from './insert-payments.ts';
import { seedCallbacks } from './seed/callbacks.ts';
import { seedCollectionRounds } from './seed/collection-rounds.ts';
import { encashmentsOf } from './seed/encashments.ts';
import { openSomeReversals, seedAcquirerBook } from './seed/open-reversals.ts';
import { asApproved } from './seed/payment.ts';
import { bankThatFails } from './seed/payment-patterns.ts';
import { earlierDays, KIOSK_FACTOR, paymentDays, paymentsOf } from './seed/payments.ts';
import type { GeneratedPayment } from './seed/refunds.ts';
import { seedResendRun } from './seed/resend-run.ts';
import { seedReversalRun } from './seed/reversal-run.ts';
import { writeStatusSecret } from './status-secret.ts';

const SHARE_OF_LATER = 0.12;

export async function seedTransactions(tx: Db, seeded: SeededMerchant, world: SeedOptions): Promise<void> {
  const { id: merchant, director, isForTest } = seeded;
  const moment = seedTime(world.now);
  const draw = createSeededFaker(world.seed, moment);
  const down = bankThatFails(draw('bank down', merchant).number.float());
  // A merchant made for one test has the last days only.
  const earlier = isForTest ? [] : earlierDays(moment, down);
  const latest = paymentDays(moment);
  const lately = latest[0]?.date ?? '';
  const days = [...earlier, ...latest];
  const payments: GeneratedPayment[] = [];
  const encashments: Row<'encashments'>[] = [];
  const terminals = await terminalsOf(tx, merchant);
  const cashierOf = await readCashiers(tx, merchant, days[0]?.date ?? '', days.at(-1)?.date ?? '');
  const kiosk = terminals.find(({ kind, status }) => kind === 'ptks' && status === 'active');
  for (const { place, status: _, company, ...terminal } of terminals) {
    const isExample = terminal.id === exampleIds.terminalWithCash;
    const isBusy = isExample || (isForTest && terminal.id === kiosk?.id);
    const chance = createRandomSource(draw('payments', merchant, terminal.number).number.int(2 ** 32 - 1));
    const factor = isBusy ? KIOSK_FACTOR : isForTest ? SHARE_OF_LATER : 1;
    const span = { after: 0, upTo: moment.getTime(), firstDay: -earlier.length, factor };
    const all = paymentsOf(terminal, company, days, span, chance).map((one) => ({
      ...one,
      cashier_id: cashierOf(terminal, one.started_at),
    }));
    // The contract's examples and many a test know its encashments by number: none are earlier.
    const own = isExample ? all.filter((one) => one.payment_form !== 'cash' || one.date >= lately) : all;
    if (isExample) {
      makeReversible(own, 0, { id: exampleIds.transactionToReverse, amount: 35_000 }, chance);
      makeReversible(own, 1, { id: exampleIds.transactionOfReversalRun, amount: 42_000 }, chance);
      makeReversible(own, 2, { id: exampleIds.transactionWithoutReceipt, amount: 12_600 }, chance);
      const without = own.find(({ id }) => id === exampleIds.transactionWithoutReceipt);
      if (without) without.fiscal_number = null;
    }
    const taken = encashmentsOf(terminal, own, director, place, moment, chance);
    if (isExample) assignExampleIds(own, taken);
    payments.push(...own);
    encashments.push(...taken);
  }
  // Ordered by time: appending to the indexes is fast.
  payments.sort((a, b) => (a.started_at < b.started_at ? -1 : 1));
  numberOrders(payments);
  if (!isForTest) openSomeReversals(payments, seeded.size, moment);
  await insertPayments(tx, payments);
  if (merchant === exampleIds.merchant) {
    const { statusSecret: secret } = exampleSecrets;
    await writeStatusSecret(tx, merchant, { secret, created_at: moment.toISOString(), previous: [] });
  }
  await seedAcquirerBook(tx, merchant);
  await bulkInsert(tx, 'encashments', encashments);
  await seedCallbacks(tx, merchant, payments);
  await recountMoney(tx, merchant, kyivDay(moment));
  if (isForTest) return;
  await seedCollectionRounds(tx, seeded, world);
  const origin = { merchant, now: moment, draw };
  await seedReversalRun(tx, origin, payments);
  await seedResendRun(tx, origin, seeded.owner, payments);
}

async function terminalsOf(tx: Db, merchant: string) {
  const rows = await tx
    .selectFrom('terminals')
    .leftJoin('branches', 'branches.id', 'terminals.point_id')
    .select(['terminals.id', 'terminals.merchant_id', 'terminals.number', 'terminals.name', 'terminals.kind'])
    .select(['terminals.status', payee.as('company')])
    .select(['terminals.point_id', 'terminals.activated_at', 'terminals.online_until'])
    .select(['branches.name as point_name', 'branches.city as point_city', 'branches.address as address'])
    .where('terminals.merchant_id', '=', merchant)
    .where('terminals.activated_at', '!=', '')
    .where('terminals.online_until', '!=', '')
    .where('terminals.test_mode', '=', 0)
    .orderBy('terminals.number')
    .execute();
  return rows.map(({ point_name, point_city, address, ...terminal }) => ({
    ...terminal,
    place: point_name === null ? null : [point_name, point_city, address].join(', '),
  }));
}

/** A payment that the contract's examples of reversals name. */
function makeReversible(
  payments: GeneratedPayment[],
  nth: number,
  { id, amount }: Pick<Row<'transactions'>, 'id' | 'amount'>,
  chance: RandomSource,
): void {
  const place = -2 - nth;
  const payment = payments.at(place);
  if (payment === undefined) return;
  const unrefunded = { refund_amount: 0, refunded_at: null, updated_at: payment.ended_at ?? '', version: 1 };
  const approved = asApproved({ ...payment, ...unrefunded }, { amount, in_cash: false }, (n, what) =>
    chance(n + nth, what),
  );
  payments.splice(place, 1, { ...approved, id, reversals: [] });
}

function assignExampleIds(payments: Row<'transactions'>[], encashments: Row<'encashments'>[]): void {
  const [payment, encashment] = [payments.at(-1), encashments.at(-1)];
  if (payment) payment.id = exampleIds.transaction;
  if (encashment) encashment.id = exampleIds.encashment;
}

function numberOrders(payments: readonly Row<'transactions'>[]): void {
  const counts = new Map<string, number>();
  for (const payment of payments) {
    const n = (counts.get(payment.date) ?? 0) + 1;
    counts.set(payment.date, n);
    payment.order_id = `${payment.date.slice(2).replaceAll('-', '')}-${String(n).padStart(6, '0')}`;
  }
}
