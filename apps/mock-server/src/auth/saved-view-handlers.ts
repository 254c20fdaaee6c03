import { savedViewFields } from '@kasa/contracts/audit/words/saved-views';
import type { authOperations } from '@kasa/contracts/auth/operations';
import {
  listPermissions,
  type SavedViewChanges,
  type SavedViewFields,
  SHARING_PERMISSION,
} from '@kasa/contracts/auth/saved-views';
import { ownEntry, partField } from '@kasa/contracts/shared/fields';
import { opens, type Permission } from '@kasa/contracts/shared/permissions';
import type { Transaction } from 'kysely';
import { newRowColumns, updatedRowColumns } from '../db/row-columns.ts';
import type { Db, Row, Schema } from '../db/schema.ts';
import { sortKey } from '../db/text.ts';
import { inTransaction } from '../db/transaction.ts';
import { withNames } from '../http/entity/names.ts';
import { runIdempotent } from '../http/idempotency/idempotency.ts';
import { recordChange } from '../http/journal/record-change.ts';
import { type Context, type Handlers, OperationFailure } from '../http/request/handler.ts';
import { requireFound, requireVersion } from '../http/request/requirements.ts';
import {
  choose,
  lockViews,
  merchantViews,
  moveTo,
  type PersonalView,
  parametersOf,
  personalViews,
  presentView,
  requirePlace,
} from './saved-view-store.ts';

const flag = (is: boolean): 0 | 1 => (is ? 1 : 0);

const columnsOf = ({ name, parameters }: Pick<SavedViewFields, 'name' | 'parameters'>) => ({
  ...{ name, name_key: sortKey(name), parameters: JSON.stringify(parameters) },
});

const viewById = async (db: Db, context: Context, id: string) =>
  requireFound(await personalViews(db, context).where('saved_views.id', '=', id).executeTakeFirst());

/** @throws OperationFailure `forbidden` unless the person may share views of this list */
function requireSharing({ session }: Context, { list }: Pick<PersonalView, 'list'>): void {
  const needed: (Permission | undefined)[] = [SHARING_PERMISSION, ownEntry(listPermissions, list)];
  const permission = needed.find((tag) => tag !== undefined && !opens(session.tags, tag));
  if (permission !== undefined) throw new OperationFailure('forbidden', { permission });
}

/** A view as the journal has it: of own ones it knows nothing, so that sharing one makes it and unsharing ends it. */
async function journaled(tx: Db, { session }: Context, view: PersonalView | null) {
  if (view?.is_shared !== 1) return null;
  const { list } = view;
  const asked = Object.fromEntries(parametersOf(view).map(({ name, value }) => [name, value]));
  const named = await withNames(tx, session.merchantId, asked, true);
  const words = partField(savedViewFields.parameters, list);
  const chosen = Object.entries(named).map(([name, value]: [string, string]) => {
    const isChoice = words && partField(words, name)?.kind === 'choice';
    return [name, isChoice ? value.split(',') : value];
  });
  const author = { id: view.user_id, name: view.full_name };
  return { name: view.name, list, parameters: { [list]: Object.fromEntries(chosen) }, author };
}

async function recordView(
  tx: Transaction<Schema>,
  context: Context,
  before: PersonalView | null,
  after: PersonalView | null,
): Promise<void> {
  const { id, name } = requireFound(after ?? before ?? undefined);
  const object = { type: 'saved_view', id, name };
  await recordChange(tx, context, {
    object,
    before: await journaled(tx, context, before),
    after: await journaled(tx, context, after),
  });
}

/** The last in a list that was put in order, else that of the alphabet. */
function placeOfNew(ofList: readonly PersonalView[]) {
  const last = Math.max(0, ...ofList.map(({ position }) => position ?? 0));
  return { position: last === 0 ? null : last + 1 };
}

/** @returns its id */
async function insertView(
  tx: Transaction<Schema>,
  context: Context,
  { list, is_default, is_shared = false, ...input }: SavedViewFields,
): Promise<string> {
  const { session, clock } = context;
  if (is_shared) requireSharing(context, { list });
  const row: Row<'saved_views'> = {
    ...newRowColumns(session.merchantId, clock.nowIso()),
    ...{ user_id: session.userId, list, is_shared: flag(is_shared) },
    ...columnsOf(input),
  };
  await requirePlace(tx, context, row, true);
  const ofList = await personalViews(tx, context).where('list', '=', list).execute();
  await tx.insertInto('saved_views').values(row).execute();
  await choose(tx, context, row, { ...placeOfNew(ofList), is_default: flag(is_default) });
  return row.id;
}

/** Changes what is of the view itself, if anything: a new version then, for which a shared one needs the right. */
async function changeView(
  tx: Transaction<Schema>,
  context: Context,
  before: PersonalView,
  { name, parameters, is_shared = before.is_shared === 1 }: Omit<SavedViewFields, 'list'>,
): Promise<void> {
  const columns = { ...columnsOf({ name, parameters }), is_shared: flag(is_shared) };
  const changed = (['name', 'parameters', 'is_shared'] as const).filter(
    (column) => before[column] !== columns[column],
  );
  if (changed.length === 0) return;
  if (is_shared || before.is_shared === 1) requireSharing(context, before);
  await requirePlace(tx, context, { ...before, ...columns }, changed.includes('is_shared'));
  const row = { ...columns, ...updatedRowColumns(context.clock.nowIso()) };
  await tx.updateTable('saved_views').set(row).where('id', '=', before.id).execute();
}

/** What the person makes of a view, own or shared. */
async function chooseOf(
  tx: Transaction<Schema>,
  context: Context,
  view: PersonalView,
  { is_default, is_hidden = view.is_hidden === 1, position }: SavedViewChanges,
): Promise<void> {
  const choice = { is_default: flag(is_default && !is_hidden), is_hidden: flag(is_hidden) };
  await choose(tx, context, view, choice);
  if (position !== undefined) await moveTo(tx, context, view, position);
}

export const savedViewHandlers = {
  async listSavedViews(context, { query: { list } }) {
    const views = personalViews(context.db.db, context);
    const rows = list === undefined ? views : views.where('list', '=', list);
    return { items: (await rows.execute()).map(presentView) };
  },

  createSavedView(context, { body }) {
    return runIdempotent(context, async (tx) => {
      await lockViews(tx, context);
      const after = await viewById(tx, context, await insertView(tx, context, body));
      await recordView(tx, context, null, after);
      return presentView(after);
    });
  },

  updateSavedView(context, { params: { id }, body }) {
    return inTransaction(context.db.db, async (tx) => {
      await lockViews(tx, context);
      const before = await viewById(tx, context, id);
      requireVersion(before, body.version);
      await changeView(tx, context, before, body);
      await chooseOf(tx, context, before, body);
      // No more theirs if somebody else's view is shared no more.
      const after = await merchantViews(tx, context)
        .where('saved_views.id', '=', id)
        .executeTakeFirstOrThrow();
      await recordView(tx, context, before, after);
      return presentView(after);
    });
  },

  deleteSavedView(context, { params: { id } }) {
    return inTransaction(context.db.db, async (tx) => {
      await lockViews(tx, context);
      const before = await viewById(tx, context, id);
      if (before.is_shared === 1) requireSharing(context, before);
      await tx.deleteFrom('saved_view_choices').where('view_id', '=', id).execute();
      await tx.deleteFrom('saved_views').where('id', '=', id).execute();
      await recordView(tx, context, before, null);
      return {};
    });
  },
} satisfies Partial<Handlers<typeof authOperations>>;
