/** What the engine of discounts is asked, and what it says (ADR 34). All amounts are whole kopiykas. */
import type { DiscountFields } from './discounts.ts';

/** A line of a receipt before discounts. */
export interface PurchaseLine {
  /** Null: something that is not in the catalogue; only discounts on all goods hold for it. */
  readonly product_id: string | null;
  readonly group_id: string | null;
  /** Thousandths of a unit: 1250 is 1.250 kg. */
  readonly quantity: number;
  /** False: sold by weight or volume; such a line counts as one piece, whatever its quantity. */
  readonly is_by_piece: boolean;
  /** What it costs without discounts. */
  readonly amount: number;
}

/** What a customer brings along. */
export interface KnownCustomer {
  /** Bonuses that can be spent now. */
  readonly balance: number;
  /** What rules gave them before, by rule; a rule that is not there gave nothing. */
  readonly past: Readonly<Record<string, PastOfRule>>;
}

/** What a rule has had of one customer. */
export interface PastOfRule {
  /** Receipts with its goods, and whole pieces of them (one at least by line; see `is_by_piece`), while it held. */
  readonly receipts: number;
  readonly pieces: number;
  /** What it gave them, in all. */
  readonly given: number;
}

/** A purchase that discounts are asked for. */
export interface Purchase {
  readonly at: Date;
  /** Null: the terminal stands nowhere; only rules that hold everywhere do. */
  readonly point_id: string | null;
  readonly terminal_id: string;
  readonly lines: readonly PurchaseLine[];
  /** Null: nobody is known. */
  readonly customer: KnownCustomer | null;
  /** Bonuses that the customer would like to spend; as many as the rules allow are. */
  readonly spend: number;
}

/** A discount that is switched on. */
export interface AppliedRule
  extends Omit<DiscountFields, 'name' | 'bonus_activation_amount' | 'excluded_terminal_ids'> {
  readonly id: string;
  readonly excluded_terminal_ids: readonly string[];
  /** What it gave everybody so far. */
  readonly given: number;
}

/** Why a rule gave what it gave. */
export const ruleReasons = [
  'applied',
  'before_period',
  'after_period',
  'other_day',
  'other_time',
  'other_point',
  'terminal_excluded',
  'no_goods',
  'no_customer',
  'below_amount',
  'not_yet',
  'given_already',
  'limit_reached',
  'price_at_least',
  'better_rule',
  'too_small',
] as const;
export type RuleReason = (typeof ruleReasons)[number];

/** What became of a line. `amount` is what is left to pay: before − discount − spent. */
export interface PricedLine {
  readonly before: number;
  /** Taken off the price. */
  readonly discount: number;
  /** Id of the rule that took it off; null: none. */
  readonly rule_id: string | null;
  /** Paid with bonuses. */
  readonly spent: number;
  readonly amount: number;
}

/** What a rule did. */
export interface RuleOutcome {
  readonly rule_id: string;
  readonly reason: RuleReason;
  /** Taken off prices. */
  readonly discount: number;
  /** Bonuses given. */
  readonly earned: number;
  /** Bonuses that it allowed to be spent and that were. */
  readonly spent: number;
  /** Of a count: how many receipts or pieces are missing to the next one; else null. */
  readonly missing: number | null;
  /** What the rule will have counted of the customer after this purchase; as `past` before. */
  readonly counted: Pick<PastOfRule, 'receipts' | 'pieces'>;
}

export interface Outcome {
  readonly lines: readonly PricedLine[];
  readonly before: number;
  readonly discount: number;
  readonly spent: number;
  /** To be paid. */
  readonly amount: number;
  readonly earned: number;
  readonly rules: readonly RuleOutcome[];
}
