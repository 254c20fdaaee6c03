import type { BusinessColumns } from './columns.ts';

export interface BulkRunsTable extends BusinessColumns {
  kind: 'block' | 'unblock' | 'apply_template' | 'detach_template' | 'offline_all_update';
  state: 'running' | 'done' | 'cancelled';
  template_id: string | null;
  template_name: string | null;
  /** The confirmed version; null: no template, or an old run. */
  template_version: number | null;
  total: number;
  /** Row counts by result; 0 until the run ends, before that the rows themselves are counted. */
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
  terminal_id: string;
  number: string;
  name: string;
  /** `searchText(number, name)`. */
  found_by: string;
  /** The terminal is changed only if it still has this version. */
  terminal_version: number;
  state: 'pending' | 'done' | 'skipped' | 'failed';
  reason: string | null;
  finished_at: string | null;
}
