import type { SimulatedDiscountEntity, SimulationResult } from '@kasa/contracts/loyalty/simulation';
import { dayAfter } from '@kasa/contracts/shared/kyiv-clock';
import { quickPeriods } from '#shared/period/period.ts';
import { type ReportPeriod, reportPeriod } from '#shared/report/report-period.ts';
import type { Discount } from './discount-form.ts';

/** The days of the receipts. By default, and for a day that is left out, they are those of last month. */
export function simulatedPeriod(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  now: Date,
): ReportPeriod {
  const usual = quickPeriods.find(({ id }) => id === 'lastMonth')?.daysOn(now);
  return reportPeriod({ date_from: from ?? usual?.from, date_to: to ?? usual?.to }, now);
}

/** Whether these are all the days of one month. */
export function isWholeMonth({ from, to }: { from: string; to: string }): boolean {
  return from.slice(0, 7) === to.slice(0, 7) && from.endsWith('-01') && dayAfter(to).endsWith('-01');
}

/** How a sentence tells what it costs. */
export function costKind({
  receipts,
  cost,
  discount_amount,
  earned,
}: Pick<SimulatedDiscountEntity, 'receipts' | 'cost' | 'discount_amount' | 'earned'>) {
  if (receipts === 0) return 'nothing';
  if (cost < 0) return 'less';
  if (discount_amount < 0 || earned < 0) return 'mixed';
  const kind = givenKind(discount_amount, earned);
  return kind === 'none' ? 'mixed' : kind;
}

/** Which of the two customers are given. */
export function givenKind(discount: number, earned: number) {
  if (earned === 0) return discount === 0 ? 'none' : 'discount';
  return discount === 0 ? 'bonuses' : 'both';
}

type ByHour = SimulatedDiscountEntity['by_hour'];

/** Receipts of each hour of the day, 0 to 23, and what they cost. */
export const byHourOfDay = (by_hour: ByHour) =>
  Array.from({ length: 24 }, (_, hour) => {
    const rows = by_hour.filter((row) => row.hour === hour);
    return {
      receipts: rows.reduce((sum, { receipts }) => sum + receipts, 0),
      cost: rows.reduce((sum, { cost }) => sum + cost, 0),
    };
  });

/** The hours of the week with most receipts. */
export const busiestHours = (by_hour: ByHour, count: number): ByHour =>
  [...by_hour].sort((a, b) => b.receipts - a.receipts || b.cost - a.cost).slice(0, count);

/** Which of two costs less, and by how much; null: both the same. */
export function cheaperOf([one, other]: SimulationResult['discounts']) {
  if (one === undefined || other === undefined || one.cost === other.cost) return null;
  const [cheap, dear] = one.cost < other.cost ? [one, other] : [other, one];
  return { name: cheap.discount.name, other: dear.discount.name, by: dear.cost - cheap.cost };
}

/** Types that count what a customer did. */
const ofCustomers: readonly Discount['rule']['type'][] = [
  'single_bonus',
  'by_purchase_count',
  'purchase_bonus',
];

function isFromAmount({ rule }: Discount): boolean {
  if (rule.type === 'dynamic') return (rule.amount_steps[0]?.from_amount ?? 0) > 0;
  return 'min_amount' in rule && rule.min_amount > 0;
}

/** What may have kept it from changing anything, the likeliest first. */
export function likelyReasons(
  discount: Discount,
  { discount_today, earned_today }: Pick<SimulationResult, 'discount_today' | 'earned_today'>,
) {
  const { rule, week_days, from_time } = discount;
  const isAtHours = rule.type === 'dynamic' && rule.by === 'time';
  const reasons = {
    customers: ofCustomers.includes(rule.type) || discount.max_customer_amount !== null,
    goods: !discount.is_for_all_goods,
    hours: week_days.length < 7 || from_time !== null || isAtHours,
    points: !discount.is_everywhere || discount.excluded_terminals.length > 0,
    amount: isFromAmount(discount),
    leastPrice: discount.least_price > 0,
    today: discount_today + earned_today > 0,
  };
  return (Object.keys(reasons) as (keyof typeof reasons)[]).filter((reason) => reasons[reason]);
}
