/** Payments of a seeded merchant after the seed's moment, generated as time goes on. */
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import type { Transaction } from 'kysely';
import { enqueueCallback, enqueueCallbackWithReceipt } from '../db/callback-outbox.ts';
import { advisoryLock } from '../db/dialect.ts';
import { payee } from '../db/fleet.ts';
import type { Db, Schema } from '../db/schema.ts';
import { createRandomSource, hashToUint32 } from '../db/seed/random-source.ts';
import { recountMoney } from '../db/terminal-money.ts';
import { publish } from '../events/publish.ts';
import { readCashiers } from './cashiers.ts';
import { nextOrderIds, paymentCreated } from './create-payment.ts';
import { insertPayments } from './insert-payments.ts';
import { isReceiptOfRegister, orderReceipts } from './order-receipts.ts';
import { KIOSK_FACTOR, paymentDay, paymentsOf } from './seed/payments.ts';
import type { GeneratedPayment } from './seed/refunds.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
/** Days generated at most; earlier ones stay empty. */
const MAX_DAYS = 35;
/** Events are published only for payments of the last hour, milliseconds. */
const PUBLISH_WINDOW_MS = HOUR;
/** Registers make the receipts of payments of the last day; earlier ones have numbers of their own. */
const RECEIPT_WINDOW_MS = DAY;
/** Terminals with generated payments, by number; those added by `/__mock/volume` come later and get none. */
const MAX_TERMINALS = 500;

export interface PaymentsAfterSeedSpan {
  readonly merchant: string;
  readonly seed: string;
  readonly after: Date;
  readonly upTo: Date;
}

/** Payments of a span, oldest first, without order ids. Deterministic, however the time is divided into spans. */
export async function generatePaymentsAfterSeed(
  db: Db,
  { merchant, seed, after, upTo }: PaymentsAfterSeedSpan,
): Promise<GeneratedPayment[]> {
  const span = { after: Math.max(after.getTime(), upTo.getTime() - MAX_DAYS * DAY), upTo: upTo.getTime() };
  const first = Date.parse(kyivDay(new Date(span.after - HOUR))) / DAY;
  const last = Date.parse(kyivDay(upTo)) / DAY;
  const days = Array.from({ length: last - first + 1 }, (_, n) =>
    paymentDay(new Date((first + n) * DAY).toISOString().slice(0, 10)),
  );
  const terminals = await payingTerminals(db, merchant);
  const [firstDay, lastDay] = [days[0]?.date ?? '', days.at(-1)?.date ?? ''];
  const cashierOf = await readCashiers(db, merchant, firstDay, lastDay);
  const payments = terminals.flatMap(({ number, company, ...terminal }) => {
    const factor = terminal.id === exampleIds.terminalWithCash ? KIOSK_FACTOR : 1;
    const chance = createRandomSource(hashToUint32(`${seed}/days/${merchant}/${number}`));
    const made = paymentsOf(terminal, company, days, { ...span, firstDay: first, factor }, chance);
    return made.map((one) => ({ ...one, cashier_id: cashierOf(terminal, one.started_at) }));
  });
  // A stable sort: payments of one moment stay in the order of terminal numbers.
  return payments.toSorted((a, b) => Date.parse(a.started_at) - Date.parse(b.started_at));
}

function payingTerminals(db: Db, merchant: string) {
  return db
    .selectFrom('terminals')
    .select(['terminals.id', 'terminals.merchant_id', 'terminals.number', 'terminals.name', 'terminals.kind'])
    .select(['terminals.point_id', 'terminals.activated_at', 'terminals.online_until'])
    .select(payee.as('company'))
    .where('terminals.merchant_id', '=', merchant)
    .where('terminals.status', '=', 'active')
    .where('terminals.test_mode', '=', 0)
    .orderBy('terminals.number')
    .limit(MAX_TERMINALS)
    .execute();
}

/**
 * Inserts the payments that are missing and publishes recent ones. Locks their terminals because of encashments; call
 * it last in the transaction, see `publish`.
 */
export async function insertMissingPayments(
  tx: Transaction<Schema>,
  all: readonly GeneratedPayment[],
  { merchant, upTo }: Pick<PaymentsAfterSeedSpan, 'merchant' | 'upTo'>,
): Promise<void> {
  // Another server may be at the same ones: then they are known once it has ended.
  await advisoryLock(tx, `payments after the seed of ${merchant}`);
  const known = await idsSince(tx, merchant, all[0]?.started_at);
  const payments = all.filter(({ id }) => !known.has(id));
  if (payments.length === 0) return;
  const ids = [...new Set(payments.map(({ terminal_id }) => terminal_id))];
  await tx.selectFrom('terminals').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
  const since = (ms: number) => new Date(upTo.getTime() - ms).toISOString();
  const latest = payments.filter(({ started_at }) => started_at >= since(RECEIPT_WINDOW_MS));
  const ofRegisters = new Set<string>();
  for (const payment of latest) if (await isReceiptOfRegister(tx, payment)) ofRegisters.add(payment.id);
  const byDay = Map.groupBy(payments, ({ date }) => date);
  for (const [date, some] of byDay) {
    const orders = await nextOrderIds(tx, merchant, date, some.length);
    const rows = some.map((payment, n) => {
      const { fiscal_number, id } = payment;
      return {
        ...payment,
        order_id: orders[n] ?? '',
        fiscal_number: ofRegisters.has(id) ? null : fiscal_number,
      };
    });
    await insertPayments(tx, rows);
  }
  await recountMoney(tx, merchant, kyivDay(upTo), ids);
  const news = payments.filter(({ started_at }) => started_at >= since(PUBLISH_WINDOW_MS));
  const isNews = new Set(news.map(({ id }) => id));
  for (const { id } of latest) {
    const own = tx.selectFrom('transactions').selectAll().where('id', '=', id);
    const payment = await own.executeTakeFirstOrThrow();
    const isOfRegister = ofRegisters.has(id);
    if (isOfRegister) await orderReceipts(tx, payment, upTo.toISOString());
    const enqueue = isOfRegister ? enqueueCallbackWithReceipt : enqueueCallback;
    if (isNews.has(id)) await enqueue(tx, payment, upTo.toISOString());
  }
  await publish(tx, merchant, upTo.toISOString(), ...news.map(paymentCreated));
}

/** Another server may have inserted some already. */
async function idsSince(db: Db, merchant: string, from = ''): Promise<ReadonlySet<string>> {
  const some = db.selectFrom('transactions').select('id').where('merchant_id', '=', merchant);
  const rows = await some.where('started_at', '>=', from).execute();
  return new Set(rows.map(({ id }) => id));
}
