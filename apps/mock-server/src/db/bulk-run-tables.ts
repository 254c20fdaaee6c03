import type { ProductRunAction } from '@kasa/contracts/catalogue/product-run-values';
import type { BusinessColumns } from './columns.ts';

/** Runs over terminals and, of other kinds, over payments, callbacks, products and rows of imported files. */
export interface BulkRunsTable extends BusinessColumns {
  kind:
    | 'block'
    | 'unblock'
    | 'apply_template'
    | 'detach_template'
    | 'offline_all_update'
    | 'reverse'
    | 'resend'
    | ProductRunAction
    | 'import_products'
    | 'roll_back_import';
  state: 'running' | 'done' | 'cancelled';
  /** Of imports: the import and its file. */
  template_id: string | null;
  template_name: string | null;
  /** The confirmed version; null: no template, or an old run. */
  template_version: number | null;
  /** Of `reverse`: the reason of its reversals, and the sum agreed to in kopiykas; else null. */
  reason: string | null;
  amount: number | null;
  /** Of runs over products: JSON of what is done to each, with the names of that moment; else null. */
  change: string | null;
  total: number;
  /** Row counts by result when the run ended; 0 before that: the rows themselves are counted. */
  done: number;
  skipped: number;
  failed: number;
  /** Author of the run, for the journal entries of its changes. */
  user_id: string;
  user_name: string;
  /** As it was at the start; null: an old run. */
  user_phone: string | null;
  operation: string;
  action: string;
  address: string;
  /** Null while running: at most one running per kind and merchant. */
  finished_at: string | null;
}

export interface BulkRunRowsTable {
  id: string;
  merchant_id: string;
  run_id: string;
  position: number;
  /** The terminal, payment, callback, product, or row of an import. */
  object_id: string;
  /** Number, or article, and name; order id of the payment, also of a callback, and both of its terminal. */
  number: string;
  name: string;
  /** `searchText(number, name)`. */
  found_by: string;
  /** The terminal is changed only if it still has this version. */
  object_version: number;
  /** Of a payment: kopiykas that it was agreed to pay back; else null. */
  amount: number | null;
  /** Of a product: JSON of what it is and becomes; else null. */
  agreed: string | null;
  /** The reversal that was begun; it settles the row that is `waiting`. That of a callback settles by `object_id`. */
  reversal_id: string | null;
  state: 'pending' | 'waiting' | 'done' | 'skipped' | 'failed';
  reason: string | null;
  finished_at: string | null;
}
