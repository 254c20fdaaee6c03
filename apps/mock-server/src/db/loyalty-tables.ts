/** Tables of this domain; what their columns hold: schema.ts. */
import type { DiscountState, DiscountType } from '@kasa/contracts/loyalty/discount-values';
import type { DiscountFields } from '@kasa/contracts/loyalty/discounts';
import type { BusinessColumns, InputColumns } from './columns.ts';

/** Discounts. `rule` and `week_days` are JSON, amounts kopiykas. One that was ever on is no draft any more. */
interface DiscountsTable
  extends BusinessColumns,
    InputColumns<Omit<DiscountFields, 'point_ids' | 'excluded_terminal_ids' | 'product_ids' | 'group_ids'>> {
  /** That of the rule. */
  type: DiscountType;
  state: DiscountState;
  /** `sortKey(name)`. */
  name_key: string;
  /** `searchColumn('discounts', name)`. */
  search: string;
}

/** What a discount names; what is deleted elsewhere stays named, and readers pass over it. */
interface DiscountNamesTable {
  id: string;
  merchant_id: string;
  discount_id: string;
}

/** Tables of discounts, by name. */
export interface LoyaltyTables {
  discounts: DiscountsTable;
  /** Where those hold that do not hold everywhere. */
  discount_points: DiscountNamesTable & { point_id: string };
  /** Where they do not hold. */
  discount_terminals: DiscountNamesTable & { terminal_id: string };
  /** What those hold for that do not hold for all goods. */
  discount_products: DiscountNamesTable & { product_id: string };
  discount_groups: DiscountNamesTable & { group_id: string };
}

/** In insert order, after points, terminals and the catalogue. */
export const LOYALTY_TABLES = [
  ...([
    'discounts',
    'discount_points',
    'discount_terminals',
    'discount_products',
    'discount_groups',
  ] as const),
] as const;
