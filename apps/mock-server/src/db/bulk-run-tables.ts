/** Tables of runs over many terminals, as TypeScript sees them; see schema.ts. */
import type { BusinessColumns } from './columns.ts';

export interface BulkRunsTable extends BusinessColumns {
  kind: 'block' | 'unblock' | 'apply_template' | 'detach_template' | 'offline_all_update';
  state: 'running' | 'done' | 'cancelled';
  /** The template that is applied; it may be deleted later. */
  template_id: string | null;
  /** As it was called when the run began. */
  template_name: string | null;
  /** The version that was agreed to; null: no template, or begun before versions were kept. */
  template_version: number | null;
  total: number;
  /** Rows by how they ended; 0 until the run has: until then its rows are counted. */
  done: number;
  skipped: number;
  failed: number;
  /** Who began it, by which operation and request and from where: what it does stands in the journal as theirs. */
  user_id: string;
  user_name: string;
  operation: string;
  action: string;
  address: string;
  /** Null while it runs: at most one such of a kind for a merchant. */
  finished_at: string | null;
}

/** One terminal of a run, as it was when the run began. */
export interface BulkRunRowsTable {
  id: string;
  merchant_id: string;
  run_id: string;
  /** From 1, in the order of the terminals' numbers. */
  position: number;
  terminal_id: string;
  number: string;
  name: string;
  /** `searchText(number, name)`. */
  found_by: string;
  /** The version that it may be changed from. */
  terminal_version: number;
  state: 'pending' | 'done' | 'skipped' | 'failed';
  reason: string | null;
  finished_at: string | null;
}
