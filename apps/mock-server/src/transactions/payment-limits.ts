import { kyivDay, kyivDayBounds } from '@kasa/contracts/shared/kyiv';
import { resolveSettings } from '@kasa/contracts/terminals/resolve-settings';
import type { SomeTerminalSettingsEntity } from '@kasa/contracts/terminals/settings';
import { openStates } from '@kasa/contracts/transactions/transaction-status';
import type { Db, Row } from '../db/schema.ts';

const BEYOND_LIMIT = '61';

/** A terminal with what its limits are made of. */
export interface LimitedTerminal extends Pick<Row<'terminals'>, 'id' | 'kind' | 'settings'> {
  readonly template_settings: string | null;
}

const parse = (json: string) => JSON.parse(json) as SomeTerminalSettingsEntity;

/** The payment, also one that is not decided yet, as its locked terminal's limits let it be: beyond one it is declined. */
export async function withinLimits<Payment extends Row<'transactions'>>(
  tx: Db,
  { id, kind, settings: own, template_settings }: LimitedTerminal,
  payment: Payment,
): Promise<Payment> {
  if (payment.paid_at === null && !isOpen(payment)) return payment;
  const template = template_settings === null ? null : parse(template_settings);
  const {
    min_amount: min,
    max_amount: max,
    daily_amount_limit: daily,
  } = resolveSettings(kind, parse(own), template).settings;
  const { amount, payment_form, started_at } = payment;
  const isBeyond =
    amount < (min ?? 0) ||
    amount > (max ?? amount) ||
    (daily !== null && (await takenOn(tx, id, kyivDay(started_at))) + amount > daily);
  if (!isBeyond) return payment;
  const response_code = payment_form === 'cash' ? null : BEYOND_LIMIT;
  const ended_at = payment.ended_at ?? payment.started_at;
  return { ...payment, status: 'declined', response_code, ended_at, paid_at: null, fiscal_number: null };
}

const isOpen = ({ status }: Pick<Row<'transactions'>, 'status'>) =>
  (openStates as readonly string[]).includes(status);

/**
 * What a terminal has taken on a day, kopiykas, with what may still be taken, and without what was paid back.
 * `terminals.day_sales` knows the present day only: a payment may be told of after its midnight.
 */
async function takenOn(tx: Db, terminal: string, day: string): Promise<number> {
  const { from, before } = kyivDayBounds(day);
  const { sum } = await tx
    .selectFrom('transactions')
    .select((eb) => eb.fn.sum<number | null>(eb('amount', '-', eb.ref('refund_amount'))).as('sum'))
    .where('terminal_id', '=', terminal)
    .where('started_at', '>=', from)
    .where('started_at', '<', before)
    .where((eb) => eb.or([eb('paid_at', 'is not', null), eb('status', 'in', openStates)]))
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}
