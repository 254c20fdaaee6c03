/** Tables that hold nothing of a merchant's own, and why. */
export const NOT_OF_A_MERCHANT: ReadonlySet<string> = new Set([
  'audit_entries', // the journal itself
  'sessions', // their beginnings and ends are recorded as such, see below
  'code_requests', // before or beside a merchant; gone within a day
  'code_sendings',
  'failed_attempts',
  'registrations',
  'text_messages',
  'terminal_devices', // the acquirer's stock: nobody's
  'acquirer_records', // the acquirer's own book
  'tax_registers', // the tax service's own book
  'tax_documents',
  'offline_sessions', // what a register does by itself; the documents that begin and end it are recorded
  'offline_numbers', // what the tax service gave a register
  'idempotency_results', // sealed answers, for whoever asks again
  'events', // what is told of changes to those who look; the changes themselves are recorded
  'event_counters',
  'saved_view_choices', // how one person looks at a list; own views are left out of the journal likewise
  'merchant_secrets', // the first is made when it is asked for; replacing one is recorded of its kind
  'product_imports', // drafts; what is done with their rows is recorded of the run and of the products
  'product_import_rows',
  'callback_attempts', // what the server sent, kept for the log of callbacks
  'loyalty_quotes', // what terminals asked and were told; nothing is given by it
  'loyalty_commits', // purchases at terminals, which nobody signed in to: the ledger tells of their bonuses
  'loyalty_commit_rules',
  'customer_discounts', // what discounts have counted
  'discount_totals',
  'known_browsers', // where somebody signed in: kept to slow down guessing, nobody changes it
]);

/** Rows that stand in the journal under the object that they belong to. */
export const OWNERS: Readonly<Record<string, string>> = {
  driver_photos: 'driver_id',
  invitations: 'id',
  user_points: 'user_id',
  planned_shifts: 'schedule_id',
  user_photos: 'user_id',
  product_points: 'product_id',
  product_prices: 'product_id',
  price_changes: 'product_id',
  product_photos: 'product_id',
  composition_lines: 'owner_id',
  discount_points: 'discount_id',
  discount_terminals: 'discount_id',
  discount_products: 'discount_id',
  discount_groups: 'discount_id',
  bonus_lots: 'customer_id',
  bonus_entries: 'customer_id',
  sold_goods: 'transaction_id',
  shift_changes: 'shift_id',
  bulk_run_rows: 'run_id',
  collection_round_stops: 'round_id',
  refunds: 'transaction_id',
  receipts: 'transaction_id',
  legal_acceptances: 'user_id',
};
