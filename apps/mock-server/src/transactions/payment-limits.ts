import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { resolveSettings } from '@kasa/contracts/terminals/resolve-settings';
import type { SomeTerminalSettingsEntity } from '@kasa/contracts/terminals/settings';
import type { Row } from '../db/schema.ts';
import { salesOn } from '../db/terminal-money.ts';

const BEYOND_LIMIT = '61';

/** A terminal with what its limits are made of. */
export interface LimitedTerminal extends Pick<Row<'terminals'>, 'kind' | 'settings' | 'day_sales'> {
  readonly template_settings: string | null;
}

const parse = (json: string) => JSON.parse(json) as SomeTerminalSettingsEntity;

/** The payment as its terminal's limits let it be: beyond one of them it is declined. */
export function withinLimits<Payment extends Row<'transactions'>>(
  { kind, settings: own, template_settings, day_sales }: LimitedTerminal,
  payment: Payment,
): Payment {
  if (payment.paid_at === null) return payment;
  const template = template_settings === null ? null : parse(template_settings);
  const {
    min_amount: min,
    max_amount: max,
    daily_amount_limit: daily,
  } = resolveSettings(kind, parse(own), template).settings;
  const { amount, payment_form } = payment;
  const sold = salesOn(kyivDay(payment.started_at), day_sales);
  const isBeyond =
    amount < (min ?? 0) || amount > (max ?? amount) || (daily !== null && sold + amount > daily);
  if (!isBeyond) return payment;
  const response_code = payment_form === 'cash' ? null : BEYOND_LIMIT;
  return { ...payment, status: 'declined', response_code, paid_at: null, fiscal_number: null };
}
