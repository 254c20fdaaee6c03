/** Tables of this domain; what their columns hold: schema.ts. */
import type { BonusEntryEntity, CustomerEntity } from '@kasa/contracts/loyalty/customers';
import type { DiscountState, DiscountType } from '@kasa/contracts/loyalty/discount-values';
import type { DiscountFields } from '@kasa/contracts/loyalty/discounts';
import type { LoyaltyCommitEntity } from '@kasa/contracts/loyalty/quotes';
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

/** Customers. The sums follow from their ledger: triggers write them (0078-customers). */
interface CustomersTable extends BusinessColumns {
  /** Ten digits. */
  number: string;
  phone: string | null;
  /** `hashCard` of the acquirer's token. */
  card_hash: string | null;
  state: CustomerEntity['state'];
  consented_at: string;
  /** Kopiykas, as all sums here. */
  available: number;
  waiting: number;
  /** `searchColumn('customers', phone, number)`. */
  search: string;
}

/** Bonuses that were earned together; the sums of their entries. */
interface BonusLotsTable {
  id: string;
  merchant_id: string;
  created_at: string;
  customer_id: string;
  discount_id: string;
  /** As it was called then. */
  discount_name: string;
  commit_id: string | null;
  expires_at: string | null;
  available: number;
  waiting: number;
  /** Of what was spent, what a refund of its commit could not take back; taken as it comes back. */
  owed: number;
}

/** The ledger: append-only, each entry follows the one before of its customer (0078-customers). */
interface BonusEntriesTable {
  id: string;
  merchant_id: string;
  created_at: string;
  customer_id: string;
  lot_id: string;
  /** From 1, by customer, without gaps. */
  number: number;
  kind: BonusEntryEntity['kind'];
  commit_id: string | null;
  available: number;
  waiting: number;
  available_after: number;
  waiting_after: number;
  /** That of the lot. */
  expires_at: string | null;
}

interface PurchasePlace {
  id: string;
  merchant_id: string;
  created_at: string;
  terminal_id: string;
  point_id: string | null;
  customer_id: string | null;
}

/** What terminals asked and were told. One that was charged stays for good, and keeps what was applied as it was then. */
interface LoyaltyQuotesTable extends PurchasePlace {
  /** Of somebody who becomes a customer when it is committed. */
  phone: string | null;
  card_hash: string | null;
  /** JSON: lines and wish of the engine's `Purchase`. */
  purchase: string;
  /** JSON: the rules that were on, with their names and activation amounts. */
  rules: string;
  /** JSON: the engine's `Outcome`. */
  outcome: string;
  holds_until: string;
}

/** Quotes that were charged. */
interface LoyaltyCommitsTable extends PurchasePlace {
  quote_id: string;
  /** The payment; null: not paid, or nothing was to pay. */
  transaction_id: string | null;
  state: LoyaltyCommitEntity['state'];
  /** JSON: what it earns once it is paid. */
  earnings: string;
  before: number;
  discount: number;
  spent: number;
  amount: number;
  earned: number;
  /** Of `amount`, what was paid back so far. */
  refunded: number;
}

/** What a commit had of a rule, and counted for it. */
interface LoyaltyCommitRulesTable {
  id: string;
  merchant_id: string;
  commit_id: string;
  discount_id: string;
  /** Day in Kyiv. */
  date: string;
  discount: number;
  earned: number;
  spent: number;
  receipts: number;
  pieces: number;
}

/** What a rule has had of a customer: the engine's `PastOfRule`. */
interface CustomerDiscountsTable {
  id: string;
  merchant_id: string;
  customer_id: string;
  discount_id: string;
  receipts: number;
  pieces: number;
  given: number;
}

/** What a rule gave everybody. */
interface DiscountTotalsTable {
  id: string;
  merchant_id: string;
  discount_id: string;
  given: number;
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
  customers: CustomersTable;
  bonus_lots: BonusLotsTable;
  bonus_entries: BonusEntriesTable;
  loyalty_quotes: LoyaltyQuotesTable;
  loyalty_commits: LoyaltyCommitsTable;
  loyalty_commit_rules: LoyaltyCommitRulesTable;
  customer_discounts: CustomerDiscountsTable;
  discount_totals: DiscountTotalsTable;
}

/** In insert order, after points, terminals and the catalogue. */
export const LOYALTY_TABLES = [
  'discounts',
  'discount_points',
  'discount_terminals',
  'discount_products',
  'discount_groups',
  'customers',
  'bonus_lots',
  'bonus_entries',
  'loyalty_quotes',
  'loyalty_commits',
  'loyalty_commit_rules',
  'customer_discounts',
  'discount_totals',
] as const;
