/** Rules and purchases in few words, for the tests of the engine. */
import { weekDays } from '../shared/week-days.ts';
import type { DiscountRuleFields } from './discount-rules.ts';
import { priceReceipt } from './engine.ts';
import type { AppliedRule, KnownCustomer, Purchase, PurchaseLine } from './engine-values.ts';

/** A rule that holds always, everywhere and for all goods, but for the changes. */
export const applied = (rule: DiscountRuleFields, changes: Partial<AppliedRule> = {}): AppliedRule => ({
  ...{ id: 'rule', rule, from_day: null, to_day: null, week_days: [...weekDays] },
  ...{ from_time: null, to_time: null, is_everywhere: true, point_ids: [], excluded_terminal_ids: [] },
  ...{ is_for_all_goods: true, product_ids: [], group_ids: [], least_price: 0, given: 0 },
  ...{ max_receipt_amount: null, max_customer_amount: null, max_total_amount: null, ...changes },
});
export const percent = (percent_bp: number, changes?: Partial<AppliedRule>) =>
  applied({ type: 'fixed', percent_bp, amount: null }, changes);
export const amountOff = (amount: number, changes?: Partial<AppliedRule>) =>
  applied({ type: 'fixed', percent_bp: null, amount }, changes);
export const every = (n: number, counts: 'receipts' | 'pieces', changes?: Partial<AppliedRule>) =>
  applied({ type: 'by_purchase_count', every: n, counts, percent_bp: 10_000 }, changes);
export const cashback = (percent_bp: number, spend_percent_bp: number, changes?: Partial<AppliedRule>) =>
  applied({ type: 'purchase_bonus', percent_bp, spend_percent_bp, lifetime_days: null }, changes);

export const line = (amount: number, changes: Partial<PurchaseLine> = {}): PurchaseLine => ({
  ...{ product_id: 'coffee', group_id: 'drinks', quantity: 1_000, is_by_piece: true, amount, ...changes },
});
export const known = (changes: Partial<KnownCustomer> = {}): KnownCustomer => ({
  balance: 0,
  past: {},
  ...changes,
});
export const past = (receipts: number, pieces = 0, given = 0) => ({ rule: { receipts, pieces, given } });
/** A Saturday, 11:30 in Kyiv. */
const at = new Date('2026-11-28T09:30:00Z');
/** At that time, by nobody known, but for the changes. */
export const purchase = (lines: PurchaseLine[], changes: Partial<Purchase> = {}): Purchase => ({
  ...{ at, point_id: 'point', terminal_id: 'terminal', lines, customer: null, spend: 0, ...changes },
});
/** What each line is cheaper. */
export const discounts = (bought: Purchase, ...rules: AppliedRule[]) =>
  priceReceipt(bought, rules).lines.map(({ discount }) => discount);
/** What each rule says. */
export const reasons = (bought: Purchase, ...rules: AppliedRule[]) =>
  priceReceipt(bought, rules).rules.map(({ reason }) => reason);
