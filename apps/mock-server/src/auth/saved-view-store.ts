import {
  listPermissions,
  MAX_SAVED_VIEWS,
  MAX_SAVED_VIEWS_PER_LIST,
  type SavedViewEntity,
} from '@kasa/contracts/auth/saved-views';
import { ownEntry } from '@kasa/contracts/shared/fields';
import { opens, type Permission } from '@kasa/contracts/shared/permissions';
import { newId } from '../db/row-columns.ts';
import type { Db, Row } from '../db/schema.ts';
import { presentPerson } from '../http/people.ts';
import { type Context, OperationFailure } from '../http/request/handler.ts';
import { requireNotTaken } from '../http/request/requirements.ts';

/** Stands after the views that a person has put in order; no list has as many. */
const UNPLACED = 1_000;

/** Views of the merchant with what the person makes of each, in the person's order. */
export function merchantViews(db: Db, { session: { userId, merchantId } }: Pick<Context, 'session'>) {
  return db
    .selectFrom('saved_views')
    .innerJoin('users as author', 'author.id', 'saved_views.user_id')
    .leftJoin('saved_view_choices as choice', (join) =>
      join.onRef('choice.view_id', '=', 'saved_views.id').on('choice.user_id', '=', userId),
    )
    .selectAll('saved_views')
    .select(['author.full_name', 'choice.position', 'choice.is_default', 'choice.is_hidden'])
    .where('saved_views.merchant_id', '=', merchantId)
    .orderBy((eb) => eb.fn.coalesce('choice.position', eb.lit(UNPLACED)))
    .orderBy('saved_views.name_key')
    .orderBy('saved_views.id');
}

/** The views that a person has: own ones, and shared ones of lists that the person may read. */
export function personalViews(db: Db, context: Pick<Context, 'session'>) {
  const { userId, tags } = context.session;
  const unreadable = Object.keys(listPermissions).filter((list) => !canRead(tags, list));
  return merchantViews(db, context).where((eb) => {
    const isReadable = unreadable.length === 0 ? [] : [eb('list', 'not in', unreadable)];
    const isOwn = eb.and([eb('is_shared', '=', 0), eb('saved_views.user_id', '=', userId)]);
    return eb.or([isOwn, eb.and([eb('is_shared', '=', 1), ...isReadable])]);
  });
}

const canRead = (tags: readonly Permission[], list: string) => {
  const tag = ownEntry(listPermissions, list);
  return tag === undefined || opens(tags, tag);
};

export type PersonalView = Awaited<ReturnType<ReturnType<typeof personalViews>['executeTakeFirstOrThrow']>>;

export const parametersOf = ({ parameters }: Pick<Row<'saved_views'>, 'parameters'>) =>
  JSON.parse(parameters) as SavedViewEntity['parameters'];

export function presentView(row: PersonalView): SavedViewEntity {
  const { id, list, name, version, created_at, updated_at } = row;
  return {
    ...{ id, list, name, version, created_at, updated_at },
    parameters: parametersOf(row),
    is_default: row.is_default === 1,
    is_shared: row.is_shared === 1,
    is_hidden: row.is_hidden === 1,
    author: presentPerson(row.user_id, row.full_name),
  };
}

/** Serialises changes of a merchant's views: names, limits, places and the default are checked before writing. */
export const lockViews = (tx: Db, { session }: Context) =>
  tx.selectFrom('merchants').select('id').where('id', '=', session.merchantId).forUpdate().execute();

type Scoped = Pick<Row<'saved_views'>, 'id' | 'user_id' | 'list' | 'name' | 'is_shared'>;

/** The other views among which a name is taken and a limit reached: the merchant's shared ones, or its author's own. */
function besides(tx: Db, { session }: Context, { id, user_id, is_shared }: Scoped) {
  const others = tx
    .selectFrom('saved_views')
    .select(['list', 'name'])
    .where('merchant_id', '=', session.merchantId)
    .where('is_shared', '=', is_shared)
    .where('id', '<>', id);
  return (is_shared === 1 ? others : others.where('user_id', '=', user_id)).execute();
}

/**
 * @param isNew whether it comes to the own or to the shared views by this change
 * @throws OperationFailure `conflict` with the name that is taken, `saved_views_full`
 */
export async function requirePlace(tx: Db, context: Context, view: Scoped, isNew: boolean): Promise<void> {
  const others = await besides(tx, context, view);
  const ofList = others.filter(({ list }) => list === view.list);
  if (isNew && (ofList.length >= MAX_SAVED_VIEWS_PER_LIST || others.length >= MAX_SAVED_VIEWS))
    throw new OperationFailure('saved_views_full');
  const isTaken = ofList.some(({ name }) => name === view.name);
  requireNotTaken(isTaken ? ['name'] : [], context.language);
}

type Choice = Partial<Pick<Row<'saved_view_choices'>, 'position' | 'is_default' | 'is_hidden'>>;

/** Keeps what the person makes of a view; it is their list's only default then, or is hidden and none. */
export async function choose(
  tx: Db,
  { session }: Context,
  { id, list }: Pick<Row<'saved_views'>, 'id' | 'list'>,
  choice: Choice,
): Promise<void> {
  const { userId: user_id, merchantId: merchant_id } = session;
  if (choice.is_default === 1) {
    const ofList = tx.selectFrom('saved_views').select('id').where('list', '=', list);
    await tx
      .updateTable('saved_view_choices')
      .set({ is_default: 0 })
      .where('user_id', '=', user_id)
      .where('is_default', '=', 1)
      .where('view_id', 'in', ofList.where('merchant_id', '=', merchant_id))
      .execute();
  }
  const nothing = { position: null, is_default: 0, is_hidden: 0 } as const;
  await tx
    .insertInto('saved_view_choices')
    .values({ id: newId(), merchant_id, user_id, view_id: id, ...nothing, ...choice })
    .onConflict((rule) => rule.columns(['user_id', 'view_id']).doUpdateSet(choice))
    .execute();
}

/** Moves a view among those that the person has of its list; nobody else's order changes, and no version. */
export async function moveTo(
  tx: Db,
  context: Context,
  view: Pick<Row<'saved_views'>, 'id' | 'list'>,
  position: number,
): Promise<void> {
  const { id, list } = view;
  const others = await personalViews(tx, context)
    .where('list', '=', list)
    .where('saved_views.id', '<>', id)
    .execute();
  for (const [index, one] of others.toSpliced(position, 0, view as PersonalView).entries())
    await choose(tx, context, one, { position: index + 1 });
}
