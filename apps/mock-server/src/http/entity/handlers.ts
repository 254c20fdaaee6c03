/** The handlers of an entity's list, read, creation, change and deletion, for those that need no more than that. */
import type { Page } from '@kasa/contracts/shared/paging';
import { type PagingQuery, presentPage, windowOf } from '../list.ts';
import type { Context } from '../request/handler.ts';
import type { RequireReferences } from '../request/references.ts';
import { createEntity, deleteEntity, type EntityWrites, updateEntity } from './changes.ts';
import type { EntityReader, EntityTable, MerchantTable, RowsReader } from './entity.ts';
import type { ListedEntity } from './list.ts';

/** The entity on the wire. */
export type Present<EntityRow, Entity> = (row: EntityRow, context: Context) => Entity;

export interface ById {
  readonly params: { readonly id: string };
}

/** What a list needs besides its query. */
export interface ListOptions {
  /** @throws OperationFailure `not_found` at filters whose ids are not the merchant's */
  readonly requireReferences?: RequireReferences<never>;
  /** Bound values of the filters' conditions besides those of the query. */
  readonly values?: (context: Context) => Readonly<Record<string, unknown>>;
}

/** A page of the merchant's list. */
export function listHandler<EntityRow, Query extends PagingQuery, Entity>(
  entity: Pick<ListedEntity<EntityRow, Query>, 'page'> &
    Pick<RowsReader<MerchantTable, EntityRow>, 'viewerOf'>,
  present: Present<EntityRow, Entity>,
  { requireReferences, values }: ListOptions = {},
) {
  return async (context: Context, { query }: { readonly query: Query }): Promise<Page<Entity>> => {
    const { db, session } = context;
    await requireReferences?.(db.db, context, query);
    const window = windowOf(query);
    const viewer = entity.viewerOf(session);
    const bound = { ...values?.(context), ...(viewer === undefined ? {} : { viewer }) };
    const found = await entity.page(db.db, session, query, window, bound);
    return presentPage(found, window, (row) => present(row, context));
  };
}

/** One by its id. */
export function getHandler<EntityRow, Entity>(
  entity: Pick<EntityReader<EntityTable, EntityRow>, 'get' | 'viewerOf'>,
  present: Present<EntityRow, Entity>,
) {
  return async (context: Context, { params }: ById): Promise<Entity> => {
    const { db, session } = context;
    const row = await entity.get(db.db, session.merchantId, params.id, entity.viewerOf(session));
    return present(row, context);
  };
}

/** A new one. */
export function createHandler<Table extends EntityTable, EntityRow, Input extends object, Entity>(
  writes: EntityWrites<Table, EntityRow, Input>,
  present: Present<EntityRow, Entity>,
) {
  return async (context: Context, { body }: { readonly body: Input }): Promise<Entity> =>
    present(await createEntity(context, writes, body), context);
}

/** A change of the version that the user has seen. */
export function updateHandler<Table extends EntityTable, EntityRow, Input extends object, Entity>(
  writes: EntityWrites<Table, EntityRow, Input>,
  present: Present<EntityRow, Entity>,
) {
  type Body = Input & { readonly version: number };
  return async (context: Context, { params, body }: ById & { readonly body: Body }): Promise<Entity> => {
    const { version, ...input } = body;
    const row = await updateEntity(context, writes, params.id, version, input as unknown as Input);
    return present(row, context);
  };
}

/** A deletion. */
export function deleteHandler<Table extends EntityTable, EntityRow, Input extends object>(
  writes: EntityWrites<Table, EntityRow, Input>,
) {
  return async (context: Context, { params }: ById): Promise<Record<string, never>> => {
    await deleteEntity(context, writes, params.id);
    return {};
  };
}
