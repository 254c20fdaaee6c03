/** What a run makes of a product, or why it leaves it out; shared by the preview and the run. */
import { changedPrice } from '@kasa/contracts/catalogue/price-rounding';
import type { ProductRunChangeFields, ProductStep } from '@kasa/contracts/catalogue/product-run-changes';
import type { ProductSkipReason } from '@kasa/contracts/catalogue/product-run-values';
import type { ProductTax } from '@kasa/contracts/catalogue/product-values';
import { MAX_PRODUCT_POINTS } from '@kasa/contracts/catalogue/products';
import type { NamedChange } from './named-change.ts';
import type { Stand } from './stands.ts';

/** Of a product, what the action is about. */
export interface Values {
  readonly price?: number;
  readonly tax?: ProductTax;
  readonly tax_included?: boolean;
  readonly group?: { readonly id: string; readonly name: string } | null;
  readonly is_sold_everywhere?: boolean;
  /** Ids in order; none if it is sold everywhere. */
  readonly points?: readonly string[];
  readonly state?: 'active' | 'archived';
  /** Stands for prices and plans that would go with it; agreed to, but not shown. */
  readonly lost?: string;
}

export interface Verdict {
  readonly before: Values;
  /** Null: it is left out. */
  readonly after: Values | null;
  readonly skip: ProductSkipReason | null;
}

type Became = Values | ProductSkipReason;
type Rule<Action extends ProductRunChangeFields['action']> = (
  stand: Stand,
  change: ProductStep<Action>,
  named: NamedChange,
) => readonly [before: Values, became: Became];

const priced: Rule<'change_price'> = (stand, change) => {
  const { point_id, effective_on } = change;
  const base = stand.planned_base ?? stand.price;
  const own = stand.planned_own === undefined ? stand.own_price : stand.planned_own;
  const price = point_id === null ? base : (own ?? base);
  const changed = changedPrice(price, change);
  const became = (): Became => {
    if (point_id !== null && !stand.is_sold_there) return 'not_sold_there';
    if (changed === null) return 'price_out_of_range';
    if (changed === price) return 'same';
    return effective_on !== null && stand.is_planned ? 'day_taken' : { price: changed };
  };
  return [{ price }, became()];
};

const taxed: Rule<'change_tax'> = ({ tax, tax_included }, change) => {
  const isSame = tax === change.tax && tax_included === change.tax_included;
  const became = { tax: change.tax, tax_included: change.tax_included };
  return [{ tax, tax_included }, isSame ? 'same' : became];
};

const lostOf = ({ lost }: Stand) => (lost === null ? {} : { lost });

const placed: Rule<'change_points'> = (stand, { mode, ...change }) => {
  const { is_sold_everywhere, points } = stand;
  const asked = new Set(change.point_ids);
  const became = (): Became => {
    if (mode === 'set') return { is_sold_everywhere: change.is_sold_everywhere, points: [...asked].sort() };
    if (is_sold_everywhere) return mode === 'add' ? 'same' : 'sold_everywhere';
    const result =
      mode === 'add' ? [...new Set([...points, ...asked])] : points.filter((id) => !asked.has(id));
    if (result.length === 0) return 'no_point_left';
    if (result.length > MAX_PRODUCT_POINTS) return 'too_many_points';
    return { is_sold_everywhere: false, points: result.sort() };
  };
  const before = { is_sold_everywhere, points };
  const result = became();
  return [{ ...before, ...lostOf(stand) }, isAlike(before, result) ? 'same' : result];
};

const grouped: Rule<'change_group'> = ({ group }, { group_id }, named) => {
  return [{ group }, (group?.id ?? null) === group_id ? 'same' : { group: named.group }];
};

const archived: Rule<'archive'> = (stand) => [{ state: 'active', ...lostOf(stand) }, { state: 'archived' }];

const rules: { readonly [Action in ProductRunChangeFields['action']]: Rule<Action> } = {
  change_price: priced,
  change_tax: taxed,
  change_points: placed,
  change_group: grouped,
  archive: archived,
};

/** Whether an action needs the product to be sold at the own points alone: all but a price at a point do. */
const changesAll = (change: ProductRunChangeFields) =>
  change.action !== 'change_price' || change.point_id === null;

/** What would become of a product. */
export function verdictOf(stand: Stand, named: NamedChange): Verdict {
  const { change } = named;
  const rule = rules[change.action] as Rule<ProductRunChangeFields['action']>;
  const [before, became] = rule(stand, change, named);
  const left = (skip: ProductSkipReason) => ({ before, after: null, skip });
  if (stand.is_archived) {
    const shown = change.action === 'archive' ? { state: 'archived' as const } : before;
    return { before: shown, after: null, skip: 'archived' };
  }
  if (stand.is_beyond && changesAll(change)) return left('beyond_own_points');
  return typeof became === 'string' ? left(became) : { before, after: became, skip: null };
}

/** What is agreed to, without names, which may change meanwhile. */
export const keyOf = (value: unknown): string =>
  JSON.stringify(value, (name, part: unknown) => (name === 'name' ? undefined : part));

const isAlike = (one: unknown, other: unknown) => keyOf(one) === keyOf(other);
