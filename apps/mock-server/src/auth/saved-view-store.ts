import type { SavedViewEntity, SavedViewFields } from '@kasa/contracts/auth/saved-views';
import { MAX_SAVED_VIEWS_PER_LIST, MAX_SAVED_VIEWS_PER_USER } from '@kasa/contracts/auth/saved-views';
import { newRowColumns, updatedRowColumns } from '../db/row-columns.ts';
import type { Db, Row } from '../db/schema.ts';
import { sortKey } from '../db/text.ts';
import { inTransaction } from '../db/transaction.ts';
import { runIdempotent } from '../http/idempotency/idempotency.ts';
import { type Context, OperationFailure } from '../http/request/handler.ts';
import { requireFound, requireNotTaken, requireVersion } from '../http/request/requirements.ts';

type ViewRow = Row<'saved_views'>;

const presented = (row: ViewRow): SavedViewEntity => ({
  id: row.id,
  list: row.list,
  name: row.name,
  parameters: JSON.parse(row.parameters) as SavedViewEntity['parameters'],
  is_default: row.is_default === 1,
  version: row.version,
  created_at: row.created_at,
  updated_at: row.updated_at,
});

const ownViews = (db: Db, { session }: Context) =>
  db
    .selectFrom('saved_views')
    .selectAll()
    .where('user_id', '=', session.userId)
    .where('merchant_id', '=', session.merchantId);

export async function listViews(
  db: Db,
  context: Context,
  list: string | undefined,
): Promise<SavedViewEntity[]> {
  const own = ownViews(db, context).$if(list !== undefined, (qb) => qb.where('list', '=', String(list)));
  return (await own.orderBy('name_key').orderBy('id').execute()).map(presented);
}

/** Serialises changes of a user's views: names, the limit and the default are checked before writing. */
const lockUser = (tx: Db, { session }: Context) =>
  tx.selectFrom('users').select('id').where('id', '=', session.userId).forUpdate().execute();

const columnsOf = ({ name, parameters, is_default }: Omit<SavedViewFields, 'list'>) => ({
  name,
  name_key: sortKey(name),
  parameters: JSON.stringify(parameters),
  is_default: is_default ? (1 as const) : (0 as const),
});

/** Requires that the name is free in its list, and unsets the list's other default when this view is one. */
async function ensureNameFreeAndSoleDefault(
  tx: Db,
  context: Context,
  view: { readonly id: string; readonly list: string; readonly name: string; readonly is_default: boolean },
): Promise<void> {
  const others = ownViews(tx, context).where('list', '=', view.list).where('id', '<>', view.id);
  const namesake = await others.where('name', '=', view.name).executeTakeFirst();
  requireNotTaken(namesake ? ['name'] : [], context.language);
  if (!view.is_default) return;
  await tx
    .updateTable('saved_views')
    .set({ is_default: 0, ...updatedRowColumns(context.clock.nowIso()) })
    .where('user_id', '=', context.session.userId)
    .where('list', '=', view.list)
    .where('id', '<>', view.id)
    .where('is_default', '=', 1)
    .execute();
}

const viewById = async (db: Db, context: Context, id: string) =>
  requireFound(await ownViews(db, context).where('id', '=', id).executeTakeFirst());

/** @throws OperationFailure `saved_views_full`; `conflict` for a name that is taken */
export function createView(context: Context, { list, ...input }: SavedViewFields): Promise<SavedViewEntity> {
  const { session, clock } = context;
  return runIdempotent(context, async (tx) => {
    await lockUser(tx, context);
    const own = await listViews(tx, context, undefined);
    const ofList = own.filter((view) => view.list === list);
    if (ofList.length >= MAX_SAVED_VIEWS_PER_LIST || own.length >= MAX_SAVED_VIEWS_PER_USER)
      throw new OperationFailure('saved_views_full');
    const row = {
      ...newRowColumns(session.merchantId, clock.nowIso()),
      user_id: session.userId,
      list,
      ...columnsOf(input),
    };
    await ensureNameFreeAndSoleDefault(tx, context, {
      id: row.id,
      list,
      name: input.name,
      is_default: input.is_default,
    });
    await tx.insertInto('saved_views').values(row).execute();
    return presented(row);
  });
}

/** @throws OperationFailure `not_found`; `conflict` for a stale version or a name that is taken */
export function updateView(
  context: Context,
  id: string,
  version: number,
  input: Omit<SavedViewFields, 'list'>,
): Promise<SavedViewEntity> {
  return inTransaction(context.db.db, async (tx) => {
    await lockUser(tx, context);
    const before = await viewById(tx, context, id);
    requireVersion(before, version);
    await ensureNameFreeAndSoleDefault(tx, context, {
      id,
      list: before.list,
      name: input.name,
      is_default: input.is_default,
    });
    const columns = { ...columnsOf(input), ...updatedRowColumns(context.clock.nowIso()) };
    await tx.updateTable('saved_views').set(columns).where('id', '=', id).execute();
    return presented(await viewById(tx, context, id));
  });
}

/** @throws OperationFailure `not_found` */
export async function deleteView({ db, session }: Context, id: string): Promise<void> {
  const own = db.db.deleteFrom('saved_views').where('id', '=', id).where('user_id', '=', session.userId);
  const { numDeletedRows } = await own.where('merchant_id', '=', session.merchantId).executeTakeFirst();
  if (numDeletedRows === 0n) throw new OperationFailure('not_found');
}
