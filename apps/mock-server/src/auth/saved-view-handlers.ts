import type { authOperations } from '@kasa/contracts/auth/operations';
import type { SavedViewEntity, SavedViewFields } from '@kasa/contracts/auth/saved-views';
import { MAX_SAVED_VIEWS_PER_LIST, MAX_SAVED_VIEWS_PER_USER } from '@kasa/contracts/auth/saved-views';
import { newRowColumns, updatedRowColumns } from '../db/row-columns.ts';
import type { Db, Row } from '../db/schema.ts';
import { sortKey } from '../db/text.ts';
import { inTransaction } from '../db/transaction.ts';
import { runIdempotent } from '../http/idempotency/idempotency.ts';
import { type Context, type Handlers, OperationFailure } from '../http/request/handler.ts';
import { requireFound, requireNotTaken, requireVersion } from '../http/request/requirements.ts';

const presented = ({ id, list, name, version, created_at, updated_at, ...row }: Row<'saved_views'>) => ({
  ...{ id, list, name, version, created_at, updated_at },
  parameters: JSON.parse(row.parameters) as SavedViewEntity['parameters'],
  is_default: row.is_default === 1,
});

const ownViews = (db: Db, { session }: Context) =>
  db
    .selectFrom('saved_views')
    .selectAll()
    .where('user_id', '=', session.userId)
    .where('merchant_id', '=', session.merchantId);

const viewById = async (db: Db, context: Context, id: string) =>
  requireFound(await ownViews(db, context).where('id', '=', id).executeTakeFirst());

/** Serialises changes of a user's views: names, the limit and the default are checked before writing. */
const lockUser = (tx: Db, { session }: Context) =>
  tx.selectFrom('users').select('id').where('id', '=', session.userId).forUpdate().execute();

const columnsOf = ({ name, parameters, is_default }: Omit<SavedViewFields, 'list'>) => ({
  name,
  name_key: sortKey(name),
  parameters: JSON.stringify(parameters),
  is_default: is_default ? (1 as const) : (0 as const),
});

const inOrder = (db: Db, context: Context) =>
  ownViews(db, context).orderBy('position').orderBy('name_key').orderBy('id');

/** Columns of a new view's place: the last in a list that was put in order, else that of the alphabet. */
function placeOfNew(list: string, ofList: readonly Row<'saved_views'>[]) {
  const last = Math.max(0, ...ofList.map(({ position }) => position));
  return { list, position: last === 0 ? 0 : last + 1 };
}

/** Moves a view among those of its list. The others' versions stay: nothing that they answer has changed. */
async function moveTo(tx: Db, context: Context, { id, list }: Row<'saved_views'>, position: number) {
  const others = await inOrder(tx, context).where('list', '=', list).where('id', '<>', id).execute();
  const ids = others.map((view) => view.id).toSpliced(position, 0, id);
  for (const [index, one] of ids.entries()) {
    await tx
      .updateTable('saved_views')
      .set({ position: index + 1 })
      .where('id', '=', one)
      .execute();
  }
}

/** Requires that the name is free in its list, and unsets the list's other default when this view is one. */
async function ensureNameFreeAndSoleDefault(
  tx: Db,
  context: Context,
  { id, list, name, is_default }: Pick<Row<'saved_views'>, 'id' | 'list' | 'name' | 'is_default'>,
): Promise<void> {
  const others = ownViews(tx, context).where('list', '=', list).where('id', '<>', id);
  const namesake = await others.where('name', '=', name).executeTakeFirst();
  requireNotTaken(namesake ? ['name'] : [], context.language);
  if (is_default === 0) return;
  await tx
    .updateTable('saved_views')
    .set({ is_default: 0, ...updatedRowColumns(context.clock.nowIso()) })
    .where('user_id', '=', context.session.userId)
    .where('list', '=', list)
    .where('id', '<>', id)
    .where('is_default', '=', 1)
    .execute();
}

export const savedViewHandlers = {
  async listSavedViews(context, { query: { list } }) {
    const own = inOrder(context.db.db, context);
    const rows = list === undefined ? own : own.where('list', '=', list);
    return { items: (await rows.execute()).map(presented) };
  },

  createSavedView(context, { body: { list, ...input } }) {
    const { session, clock } = context;
    return runIdempotent(context, async (tx) => {
      await lockUser(tx, context);
      const own = await ownViews(tx, context).execute();
      const ofList = own.filter((view) => view.list === list);
      if (ofList.length >= MAX_SAVED_VIEWS_PER_LIST || own.length >= MAX_SAVED_VIEWS_PER_USER)
        throw new OperationFailure('saved_views_full');
      const stamps = newRowColumns(session.merchantId, clock.nowIso());
      const row = { ...stamps, user_id: session.userId, ...placeOfNew(list, ofList), ...columnsOf(input) };
      await ensureNameFreeAndSoleDefault(tx, context, row);
      await tx.insertInto('saved_views').values(row).execute();
      return presented(row);
    });
  },

  updateSavedView(context, { params: { id }, body: { version, position, ...input } }) {
    return inTransaction(context.db.db, async (tx) => {
      await lockUser(tx, context);
      const before = await viewById(tx, context, id);
      requireVersion(before, version);
      const columns = columnsOf(input);
      await ensureNameFreeAndSoleDefault(tx, context, { ...before, ...columns });
      const changed = { ...columns, ...updatedRowColumns(context.clock.nowIso()) };
      await tx.updateTable('saved_views').set(changed).where('id', '=', id).execute();
      if (position !== undefined) await moveTo(tx, context, before, position);
      return presented(await viewById(tx, context, id));
    });
  },

  async deleteSavedView({ db, session }, { params: { id } }) {
    const own = db.db.deleteFrom('saved_views').where('id', '=', id).where('user_id', '=', session.userId);
    const { numDeletedRows } = await own.where('merchant_id', '=', session.merchantId).executeTakeFirst();
    if (numDeletedRows === 0n) throw new OperationFailure('not_found');
    return {};
  },
} satisfies Partial<Handlers<typeof authOperations>>;
