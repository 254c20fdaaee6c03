/** Who sees what by the points where they work, told in plain JavaScript over the rows of the tables. */
import type { Viewer } from '../../db/point-scope.ts';
import type { Db } from '../../db/schema.ts';

/** Ids and the columns that decide, of one merchant. */
async function rowsOf(db: Db, merchant: string) {
  const own = <Rows>(rows: Rows[]) => rows.filter((row) => (row as Owned).merchant_id === merchant);
  const [id, point_id] = ['id', 'point_id'] as const;
  const merchant_id = 'merchant_id' as const;
  const terminal_id = 'terminal_id' as const;
  const all = <Rows>(query: { execute(): Promise<Rows[]> }) => query.execute().then(own);
  return {
    branches: await all(db.selectFrom('branches').select([id, merchant_id])),
    terminals: await all(db.selectFrom('terminals').select([id, merchant_id, point_id])),
    transactions: await all(db.selectFrom('transactions').select([id, merchant_id, point_id])),
    register_shifts: await all(db.selectFrom('register_shifts').select([id, merchant_id, point_id])),
    users: await all(db.selectFrom('users').select([id, merchant_id])),
    user_points: await all(db.selectFrom('user_points').select([merchant_id, 'user_id', point_id])),
    encashments: await all(db.selectFrom('encashments').select([id, merchant_id, terminal_id])),
    collection_rounds: await all(db.selectFrom('collection_rounds').select([id, merchant_id])),
    collection_round_stops: await all(
      db.selectFrom('collection_round_stops').select([id, merchant_id, 'round_id', terminal_id]),
    ),
    callback_deliveries: await all(
      db.selectFrom('callback_deliveries').select([id, merchant_id, 'transaction_id']),
    ),
    bulk_runs: await all(db.selectFrom('bulk_runs').select([id, merchant_id, 'user_id'])),
    product_imports: await all(db.selectFrom('product_imports').select([id, merchant_id, 'user_id'])),
    product_import_rows: await all(
      db.selectFrom('product_import_rows').select([id, merchant_id, 'import_id']),
    ),
    shift_swaps: await all(
      db.selectFrom('shift_swaps').select([id, merchant_id, point_id, 'user_id', 'colleague_id']),
    ),
    week_templates: await all(db.selectFrom('week_templates').select([id, merchant_id, point_id])),
    products: await all(db.selectFrom('products').select([id, merchant_id, 'is_sold_everywhere'])),
    product_points: await all(db.selectFrom('product_points').select([merchant_id, 'product_id', point_id])),
    composition_lines: await all(
      db.selectFrom('composition_lines').select([id, merchant_id, 'owner_kind', 'owner_id']),
    ),
    price_changes: await all(
      db.selectFrom('price_changes').select([id, merchant_id, 'product_id', point_id]),
    ),
    discounts: await all(db.selectFrom('discounts').select([id, merchant_id, 'is_everywhere'])),
    discount_points: await all(
      db.selectFrom('discount_points').select([merchant_id, 'discount_id', point_id]),
    ),
    audit_entries: await all(db.selectFrom('audit_entries').select([id, merchant_id, 'user_id'])),
  };
}

interface Owned {
  readonly merchant_id: string;
}

export interface SeenRows {
  /** Tables of ids that somebody sees. */
  readonly seen: ReadonlyMap<string, string>;
  /** Tables of ids of the same merchant that they don't. */
  readonly hidden: ReadonlyMap<string, string>;
}

/** Reads the tables once; what it returns tells what somebody sees. */
export async function modelOf(db: Db, merchant: string): Promise<(viewer: Viewer) => SeenRows> {
  const rows = await rowsOf(db, merchant);
  const pointOf = new Map(
    [...rows.terminals, ...rows.transactions].map(({ id, point_id }) => [id, point_id] as const),
  );
  return ({ points, userId }) => {
    const at = (point: string | null | undefined) => points === null || points.includes(point ?? '');
    const own = (user: string | null) => points === null || user === userId;
    const works = new Set(rows.user_points.filter((row) => at(row.point_id)).map(({ user_id }) => user_id));
    const elsewhere = new Set(
      rows.collection_round_stops
        .filter(({ terminal_id }) => !at(pointOf.get(terminal_id)))
        .map(({ round_id }) => round_id),
    );
    const [seen, hidden] = [new Map<string, string>(), new Map<string, string>()];
    const sort = <Row extends { id: string }>(table: string, of: Row[], sees: (row: Row) => boolean) => {
      for (const row of of) (sees(row) ? seen : hidden).set(row.id, table);
    };
    sort('branches', rows.branches, ({ id }) => at(id));
    sort('terminals', rows.terminals, ({ point_id }) => at(point_id));
    sort('transactions', rows.transactions, ({ point_id }) => at(point_id));
    sort('register_shifts', rows.register_shifts, ({ point_id }) => at(point_id));
    sort('users', rows.users, ({ id }) => own(id) || works.has(id));
    sort('encashments', rows.encashments, ({ terminal_id }) => at(pointOf.get(terminal_id)));
    sort('collection_rounds', rows.collection_rounds, ({ id }) => !elsewhere.has(id));
    const stops = rows.collection_round_stops;
    sort('collection_round_stops', stops, ({ terminal_id }) => at(pointOf.get(terminal_id)));
    const calls = rows.callback_deliveries;
    sort('callback_deliveries', calls, ({ transaction_id }) => at(pointOf.get(transaction_id)));
    sort('bulk_runs', rows.bulk_runs, ({ user_id }) => own(user_id));
    sort('product_imports', rows.product_imports, ({ user_id }) => own(user_id));
    const imported = new Set(rows.product_imports.filter((row) => own(row.user_id)).map((row) => row.id));
    sort('product_import_rows', rows.product_import_rows, ({ import_id }) => imported.has(import_id));
    sort('week_templates', rows.week_templates, ({ point_id }) => at(point_id));
    const soldHere = new Set(
      rows.product_points.filter((row) => at(row.point_id)).map((row) => row.product_id),
    );
    const isAnywhere = points === null || points.length > 0;
    for (const { id, is_sold_everywhere } of rows.products)
      if (is_sold_everywhere === 1 && isAnywhere) soldHere.add(id);
    sort('products', rows.products, ({ id }) => points === null || soldHere.has(id));
    sort(
      'composition_lines',
      rows.composition_lines,
      ({ owner_kind, owner_id }) =>
        points === null || (owner_kind === 'template' && isAnywhere) || soldHere.has(owner_id),
    );
    sort(
      'price_changes',
      rows.price_changes,
      ({ product_id, point_id }) =>
        points === null || ((point_id === null || at(point_id)) && soldHere.has(product_id)),
    );
    const heldHere = new Set(
      rows.discount_points.filter((row) => at(row.point_id)).map((row) => row.discount_id),
    );
    sort(
      'discounts',
      rows.discounts,
      ({ id, is_everywhere }) => points === null || (is_everywhere === 1 && isAnywhere) || heldHere.has(id),
    );
    const isOneOf = (swap: { user_id: string; colleague_id: string }) =>
      own(swap.user_id) || own(swap.colleague_id);
    sort('shift_swaps', rows.shift_swaps, (swap) => isOneOf(swap) || at(swap.point_id));
    sort('audit_entries', rows.audit_entries, ({ user_id }) => own(user_id));
    return { seen, hidden };
  };
}
