/** Creating, changing and deleting an entity: in one transaction with its checks, its journal entry and its events. */
import type { EventBody } from '@kasa/contracts/events/events';
import type { Transaction } from 'kysely';
import { newRowColumns, updatedRowColumns } from '../../db/row-columns.ts';
import type { Db, Row, Schema } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import { publish } from '../../events/publish.ts';
import { runIdempotent } from '../idempotency/idempotency.ts';
import { type JournaledKind, journalOf } from '../journal/journal.ts';
import type { ActorContext, ChangeContext } from '../journal/record-change.ts';
import type { Context } from '../request/handler.ts';
import { conflictOnDuplicate, requireNotTaken, requireVersion } from '../request/requirements.ts';
import type { EntityReader, EntityTable, LockedRow } from './entity.ts';

type Tx = Transaction<Schema>;
type Columns<Table extends EntityTable> = Readonly<Partial<Row<Table>>>;

/** An entity that can be changed: its reads, and how the journal shows it. */
export type WritableEntity<Table extends EntityTable, EntityRow> = EntityReader<Table, EntityRow> &
  JournaledKind;

/** Who writes, and in which language they are told why not: a request, or a run on its starter's behalf. */
export type WriteContext = ActorContext & Pick<Context, 'language'>;

/** How an entity is written. Its own rules are functions that run inside the transaction of the change. */
export interface EntityWrites<
  Table extends EntityTable,
  EntityRow,
  Input extends object,
  Asking extends WriteContext = Context,
> {
  readonly entity: WritableEntity<Table, EntityRow>;
  /** The columns that the user fills in. @param before the locked row; null for a new one */
  columns(input: Input, before: LockedRow<Table> | null, now: string): Columns<Table>;
  /** Other columns of a new row. */
  readonly initial?: Columns<Table>;
  /** Fields whose values are unique within the merchant. */
  readonly unique?: readonly (keyof Row<Table> & keyof Input & string)[];
  /** @throws OperationFailure `not_found` at the fields whose ids are not the merchant's */
  readonly requireReferences?: (tx: Db, context: Asking, input: Input) => Promise<void>;
  /** Own rules of a change. @throws OperationFailure */
  readonly checkUpdate?: (tx: Tx, context: Asking, before: LockedRow<Table>, input: Input) => Promise<void>;
  /** Own rules of a deletion. @throws OperationFailure */
  readonly checkDelete?: (tx: Tx, context: Asking, before: LockedRow<Table>) => Promise<void>;
  /** Writes rows of other tables that are part of it, such as the points of a product. @param before null: it is new */
  readonly writeParts?: (
    tx: Tx,
    context: Asking,
    id: string,
    input: Input,
    before: LockedRow<Table> | null,
  ) => Promise<void>;
  /** Deletes the rows of other tables that are part of it, before itself. */
  readonly deleteParts?: (tx: Tx, context: Asking, before: LockedRow<Table>) => Promise<void>;
  /** Writes what follows from the row, such as columns that others count in. */
  readonly written?: (tx: Tx, id: string) => Promise<void>;
  /** What a change announces, published last in its transaction; a deletion asks while the row is still there. */
  readonly events?: (
    tx: Tx,
    context: Asking,
    change: EntityChange<LockedRow<Table>, Input>,
  ) => Promise<readonly EventBody[]>;
}

/** A change that has been written, or a deletion that is to be. */
export interface EntityChange<Before, Input> {
  readonly id: string;
  /** The version now; of a deleted one, its last. */
  readonly version: number;
  /** Null: it was created. */
  readonly before: Before | null;
  /** Null: it was deleted. */
  readonly input: Input | null;
}

/** Creates one, once for the idempotency key of its request. @throws OperationFailure `not_found`, `conflict` */
export function createEntity<Table extends EntityTable, EntityRow, Input extends object>(
  context: Context,
  writes: EntityWrites<Table, EntityRow, Input>,
  input: Input,
): Promise<EntityRow> {
  const write = runIdempotent(context, (tx) => insertEntity(tx, context, writes, input));
  return conflictOnDuplicate(context.language, write);
}

/** Creates one within a transaction. @throws OperationFailure `not_found`, `conflict` */
export async function insertEntity<
  Table extends EntityTable,
  EntityRow,
  Input extends object,
  Asking extends WriteContext,
>(
  tx: Tx,
  context: Asking,
  writes: EntityWrites<Table, EntityRow, Input, Asking>,
  input: Input,
): Promise<EntityRow> {
  const { entity, initial } = writes;
  const { session, clock } = context;
  await writes.requireReferences?.(tx, context, input);
  await requireUnique(tx, context, writes, input, null);
  const now = clock.nowIso();
  const stamps = newRowColumns(session.merchantId, now);
  const row = { ...stamps, ...initial, ...writes.columns(input, null, now) };
  await tx
    .insertInto(entity.table as 'branches')
    .values(row as never)
    .execute();
  await writes.writeParts?.(tx, context, stamps.id, input, null);
  await writes.written?.(tx, stamps.id);
  await journalOf(tx, context).recordCreated(entity, stamps.id);
  const after = await entity.get(tx, session.merchantId, stamps.id);
  await announce(tx, context, writes, { id: stamps.id, version: stamps.version, before: null, input });
  return after;
}

/** Replaces what the user fills in. @throws OperationFailure `not_found`, `conflict`, the entity's own rules */
export function updateEntity<Table extends EntityTable, EntityRow, Input extends object>(
  context: Context,
  writes: EntityWrites<Table, EntityRow, Input>,
  id: string,
  version: number,
  input: Input,
): Promise<EntityRow> {
  const write = inTransaction(context.db.db, (tx) => updateWithin(tx, context, writes, id, version, input));
  return conflictOnDuplicate(context.language, write);
}

/** Replaces what the user fills in, within a transaction, see `updateEntity`. */
export async function updateWithin<
  Table extends EntityTable,
  EntityRow,
  Input extends object,
  Asking extends WriteContext,
>(
  tx: Tx,
  context: Asking,
  writes: EntityWrites<Table, EntityRow, Input, Asking>,
  id: string,
  version: number,
  input: Input,
): Promise<EntityRow> {
  const before = await lockVersion(tx, context, writes.entity, id, version);
  await writes.requireReferences?.(tx, context, input);
  await requireUnique(tx, context, writes, input, id);
  await writes.checkUpdate?.(tx, context, before, input);
  const columns = writes.columns(input, before, context.clock.nowIso());
  const parts = () => writes.writeParts?.(tx, context, id, input, before);
  const changed = await setColumns(tx, context, writes.entity, id, columns, parts);
  await writes.written?.(tx, id);
  const after = writes.written ? await writes.entity.get(tx, context.session.merchantId, id) : changed;
  await announce(tx, context, writes, { id, version: version + 1, before, input });
  return after;
}

/**
 * Changes some columns, such as a status.
 * @param version null: whatever it is
 * @param change the columns, after the checks of its own; null: nothing changes
 * @param happened what a change announces
 * @throws OperationFailure `not_found`, `conflict`, whatever `change` throws
 */
export function changeEntity<Table extends EntityTable, EntityRow>(
  context: Context,
  entity: WritableEntity<Table, EntityRow>,
  id: string,
  version: number | null,
  change: (before: LockedRow<Table>, tx: Tx) => Columns<Table> | Promise<Columns<Table> | null>,
  ...happened: readonly EventBody[]
): Promise<EntityRow> {
  return inTransaction(context.db.db, (tx) =>
    changeWithin(tx, context, entity, id, version, change, ...happened),
  );
}

/** Changes some columns within a transaction, see `changeEntity`. */
export async function changeWithin<Table extends EntityTable, EntityRow>(
  tx: Tx,
  context: Context,
  entity: WritableEntity<Table, EntityRow>,
  id: string,
  version: number | null,
  change: (before: LockedRow<Table>, tx: Tx) => Columns<Table> | Promise<Columns<Table> | null>,
  ...happened: readonly EventBody[]
): Promise<EntityRow> {
  const before = await lockVersion(tx, context, entity, id, version);
  const columns = await change(before, tx);
  if (columns === null) return entity.get(tx, context.session.merchantId, id);
  const after = await setColumns(tx, context, entity, id, columns);
  await publish(tx, context.session.merchantId, context.clock.nowIso(), ...happened);
  return after;
}

/** Deletes one. @throws OperationFailure `not_found`, the entity's own rules */
export function deleteEntity<Table extends EntityTable, EntityRow, Input extends object>(
  context: Context,
  writes: EntityWrites<Table, EntityRow, Input>,
  id: string,
): Promise<void> {
  return inTransaction(context.db.db, (tx) => deleteWithin(tx, context, writes, id));
}

/** Deletes one within a transaction, see `deleteEntity`. */
export async function deleteWithin<
  Table extends EntityTable,
  EntityRow,
  Input extends object,
  Asking extends WriteContext,
>(tx: Tx, context: Asking, writes: EntityWrites<Table, EntityRow, Input, Asking>, id: string): Promise<void> {
  const { entity } = writes;
  const before = await entity.lock(tx, context.session.merchantId, id);
  await writes.checkDelete?.(tx, context, before);
  const journal = await journalOf(tx, context).captureBefore(entity, id);
  const change = { id, version: before.version, before, input: null };
  const happened = (await writes.events?.(tx, context, change)) ?? [];
  await writes.deleteParts?.(tx, context, before);
  await tx
    .deleteFrom(entity.table as 'branches')
    .where('id', '=', id)
    .execute();
  await journal.record();
  await publish(tx, context.session.merchantId, context.clock.nowIso(), ...happened);
}

async function lockVersion<Table extends EntityTable>(
  tx: Tx,
  { session }: Pick<WriteContext, 'session'>,
  entity: WritableEntity<Table, unknown>,
  id: string,
  version: number | null,
): Promise<LockedRow<Table>> {
  const before = await entity.lock(tx, session.merchantId, id);
  if (version !== null) requireVersion(before, version);
  return before;
}

/** Writes columns of a row that is locked, and the journal's entry. @param writeParts writes rows of other tables that are part of it */
export async function setColumns<Table extends EntityTable, EntityRow>(
  tx: Tx,
  context: ChangeContext,
  entity: WritableEntity<Table, EntityRow>,
  id: string,
  columns: Columns<Table>,
  writeParts?: () => Promise<void> | undefined,
): Promise<EntityRow> {
  const journal = await journalOf(tx, context).captureBefore(entity, id);
  await tx
    .updateTable(entity.table as 'branches')
    .set({ ...columns, ...updatedRowColumns(context.clock.nowIso()) } as never)
    .where('id', '=', id)
    .execute();
  await writeParts?.();
  await journal.record();
  return entity.get(tx, context.session.merchantId, id);
}

/** @throws OperationFailure `conflict` naming all taken fields, so that a form can show them at once */
async function requireUnique<Table extends EntityTable, EntityRow, Input extends object>(
  tx: Tx,
  { session, language }: WriteContext,
  { entity, unique = [] }: Pick<EntityWrites<Table, EntityRow, Input>, 'entity' | 'unique'>,
  input: Input,
  exceptId: string | null,
): Promise<void> {
  const taken: string[] = [];
  for (const field of unique) {
    const value = input[field];
    if (value === null || value === undefined) continue;
    const same = tx
      .selectFrom(entity.table as 'branches')
      .select('id')
      .where('merchant_id', '=', session.merchantId)
      .where(field as 'name', '=', value as string);
    const other = await same.limit(2).execute();
    if (other.some((row) => row.id !== exceptId)) taken.push(field);
  }
  requireNotTaken(taken, language);
}

async function announce<
  Table extends EntityTable,
  EntityRow,
  Input extends object,
  Asking extends WriteContext,
>(
  tx: Tx,
  context: Asking,
  { events }: EntityWrites<Table, EntityRow, Input, Asking>,
  change: EntityChange<LockedRow<Table>, Input>,
): Promise<void> {
  const happened = (await events?.(tx, context, change)) ?? [];
  await publish(tx, context.session.merchantId, context.clock.nowIso(), ...happened);
}
