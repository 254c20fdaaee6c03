/** Prices receipts of the past with the discounts that are on, and with a draft among them. Pure. */
import { priceReceipt } from '@kasa/contracts/loyalty/engine';
import { judge, type Moment, momentOf } from '@kasa/contracts/loyalty/engine-conditions';
import type {
  AppliedRule,
  KnownCustomer,
  Outcome,
  PastOfRule,
  Purchase,
} from '@kasa/contracts/loyalty/engine-values';
import type { SimulatedDiscountEntity } from '@kasa/contracts/loyalty/simulation';
import { weekDays } from '@kasa/contracts/shared/week-days';
import type { PastReceipt } from './past-receipts.ts';

type Sums = Pick<SimulatedDiscountEntity, 'receipts' | 'cost'>;
type Largest = SimulatedDiscountEntity['largest'];

const LARGEST = 10;

const holds = (rule: AppliedRule, purchase: Purchase, moment: Moment): boolean =>
  judge(rule, purchase, purchase.lines, moment).reason === null;

/** Rules with what they have given so far, and to whom. */
export class Programme<Rule extends AppliedRule = AppliedRule> {
  readonly rules: readonly (Rule & { given: number })[];
  readonly #byId: ReadonlyMap<string, { given: number }>;
  /** Those that have a limit in all. */
  readonly limited: readonly Rule[];
  readonly #past = new Map<string, Record<string, PastOfRule>>();

  /** Nobody was given anything yet. */
  constructor(rules: readonly Rule[]) {
    this.rules = rules.map((rule) => ({ ...rule, given: 0 }));
    this.#byId = new Map(this.rules.map((rule) => [rule.id, rule]));
    this.limited = this.rules.filter(({ max_total_amount }) => max_total_amount !== null);
  }

  /** Whether a limit in all has been used up as far as with other rules. */
  agreesWith({ limited }: Programme): boolean {
    return limited.every(({ id, given }) => this.#byId.get(id)?.given === given);
  }

  customer(id: string | null): KnownCustomer | null {
    return id === null ? null : { balance: 0, past: this.#past.get(id) ?? {} };
  }

  /** What a receipt costs; of rules that do not hold for it nothing is told. */
  price(purchase: Purchase, moment: Moment): Outcome {
    const holding = this.rules.filter((rule) => holds(rule, purchase, moment));
    return priceReceipt(purchase, holding, moment);
  }

  /** Counts what a receipt was given. */
  count(customer: string | null, { rules }: Pick<Outcome, 'rules'>): void {
    const past = customer === null ? undefined : { ...this.#past.get(customer) };
    rules.forEach(({ rule_id, discount, earned, counted }) => {
      const rule = this.#byId.get(rule_id);
      if (rule !== undefined) rule.given += discount + earned;
      if (past !== undefined)
        past[rule_id] = { ...counted, given: (past[rule_id]?.given ?? 0) + discount + earned };
    });
    if (customer !== null && past !== undefined) this.#past.set(customer, past);
  }
}

const nothing = (): Sums => ({ receipts: 0, cost: 0 });

/** A draft among the discounts that are on, and what it changes. */
class Variant {
  readonly #programme: Programme;
  readonly #today: Programme;
  readonly #draft: AppliedRule;
  readonly #sums = { ...nothing(), discount_amount: 0, earned: 0, customers_cost: 0 };
  readonly #customers = new Set<string>();
  readonly #byHour = new Map<number, Sums>();
  readonly #byPoint = new Map<string | null, Sums>();
  #largest: Largest = [];
  /** Whether a limit in all has been used up differently: then receipts without the draft can differ, too. */
  #hasDiverged = false;

  constructor(today: Programme, draft: AppliedRule, rules: readonly AppliedRule[]) {
    this.#today = today;
    this.#programme = new Programme(rules);
    this.#draft = this.#programme.rules.find(({ id }) => id === draft.id) ?? draft;
  }

  /** What becomes of a receipt. @param today what it costs without the draft */
  add(receipt: PastReceipt, purchase: Purchase, moment: Moment, today: Outcome): void {
    const { customer_id } = receipt;
    // Nearly all receipts of a draft for few goods or hours.
    if (customer_id === null && !this.#hasDiverged && !holds(this.#draft, purchase, moment))
      this.#programme.count(null, today);
    else this.#price(receipt, purchase, moment, today);
  }

  #price(receipt: PastReceipt, purchase: Purchase, moment: Moment, today: Outcome): void {
    const { customer_id } = receipt;
    const outcome = this.#programme.price(
      { ...purchase, customer: this.#programme.customer(customer_id) },
      moment,
    );
    this.#programme.count(customer_id, outcome);
    const discount = outcome.discount - today.discount;
    const earned = outcome.earned - today.earned;
    this.#hasDiverged = !this.#programme.agreesWith(this.#today);
    if (discount === 0 && earned === 0) return;
    this.#note(receipt, moment, { discount, earned, outcome, today });
  }

  #note(
    { id, order_id, started_at, point_id, customer_id }: PastReceipt,
    { weekday, time }: Moment,
    {
      discount,
      earned,
      outcome,
      today,
    }: { discount: number; earned: number; outcome: Outcome; today: Outcome },
  ): void {
    const cost = discount + earned;
    const sums = this.#sums;
    sums.discount_amount += discount;
    sums.earned += earned;
    addTo(sums, cost);
    addTo(at(this.#byHour, (weekDays.indexOf(weekday) + 1) * 100 + Number(time.slice(0, 2))), cost);
    addTo(at(this.#byPoint, point_id), cost);
    if (customer_id !== null) {
      this.#customers.add(customer_id);
      sums.customers_cost += cost;
    }
    const change = {
      ...{ transaction_id: id, order_id, started_at },
      ...{ amount_today: today.amount, amount: outcome.amount },
      ...{ earned_today: today.earned, earned: outcome.earned },
    };
    const least = this.#largest.at(-1);
    if (this.#largest.length === LARGEST && least !== undefined && changeOf(least) >= changeOf(change))
      return;
    const all = [...this.#largest, change].sort((a, b) => changeOf(b) - changeOf(a));
    this.#largest = all.slice(0, LARGEST);
  }

  /** Without the names of the discount and of points. */
  result() {
    const byCost = (a: [unknown, Sums], b: [unknown, Sums]) => b[1].cost - a[1].cost;
    return {
      ...this.#sums,
      customers: this.#customers.size,
      by_hour: [...this.#byHour]
        .sort(([a], [b]) => a - b)
        .map(([key, sums]) => ({ weekday: Math.floor(key / 100), hour: key % 100, ...sums })),
      by_point: [...this.#byPoint].sort(byCost),
      largest: this.#largest,
    };
  }
}

const changeOf = ({ amount_today, amount, earned_today, earned }: Largest[number]) =>
  Math.abs(amount_today - amount + earned - earned_today);

function addTo(sums: Sums, cost: number): void {
  sums.receipts += 1;
  sums.cost += cost;
}

function at<Key>(map: Map<Key, Sums>, key: Key): Sums {
  const known = map.get(key) ?? nothing();
  map.set(key, known);
  return known;
}

/** What drafts change on receipts, which come one after another, the oldest first. */
export class Simulation {
  readonly #today: Programme;
  readonly #variants: readonly Variant[];
  readonly sums = { receipts: 0, before: 0, discount_today: 0, earned_today: 0 };
  #hour = '';
  #shown = momentOf(new Date(0));

  /**
   * @param rules those that are on and the drafts, the oldest first
   * @param drafts ids
   */
  constructor(rules: readonly AppliedRule[], drafts: readonly string[]) {
    // A draft's days lie elsewhere than the period, and what goes on without end may have begun since.
    const always = { from_day: null, to_day: null };
    const isAlways = ({ id, to_day }: AppliedRule) => drafts.includes(id) || to_day === null;
    const all = rules.map((rule) => (isAlways(rule) ? { ...rule, ...always } : rule));
    const today = all.filter(({ id }) => !drafts.includes(id));
    this.#today = new Programme(today);
    this.#variants = drafts.flatMap((id) => {
      const draft = all.find((rule) => rule.id === id);
      const among = all.filter((rule) => rule === draft || today.includes(rule));
      return draft === undefined ? [] : [new Variant(this.#today, draft, among)];
    });
  }

  add(receipt: PastReceipt): void {
    const { point_id, terminal_id, lines, customer_id } = receipt;
    const at = new Date(receipt.at);
    const moment = this.#momentAt(receipt.at);
    const customer = this.#today.customer(customer_id);
    const purchase: Purchase = { at, point_id, terminal_id, lines, customer, spend: 0 };
    const today = this.#today.price(purchase, moment);
    this.#today.count(customer_id, today);
    this.sums.receipts += 1;
    this.sums.before += today.before;
    this.sums.discount_today += today.discount;
    this.sums.earned_today += today.earned;
    for (const variant of this.#variants) variant.add(receipt, purchase, moment, today);
  }

  /** What clocks show, worked out once an hour: those of Kyiv differ from UTC by whole ones. @param at ISO 8601 UTC */
  #momentAt(at: string): Moment {
    const hour = at.slice(0, 13);
    if (hour !== this.#hour) {
      this.#hour = hour;
      this.#shown = momentOf(new Date(at));
    }
    const { day, weekday, time } = this.#shown;
    return { day, weekday, time: `${time.slice(0, 3)}${at.slice(14, 16)}` };
  }

  /** By draft, in the order of their ids. */
  results() {
    return this.#variants.map((variant) => variant.result());
  }
}
