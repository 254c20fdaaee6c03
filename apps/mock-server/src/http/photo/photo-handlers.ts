/** The handlers of a photo of a person or a product: set, shown and removed, with the path to it in a column of whose it is. */
import type { FileEntry } from '@kasa/contracts/shared/files';
import type { Transaction } from 'kysely';
import { newRowColumns } from '../../db/row-columns.ts';
import type { Db, Schema } from '../../db/schema.ts';
import type { EntityReader, EntityTable } from '../entity/entity.ts';
import type { ById, Present } from '../entity/handlers.ts';
import type { Context } from '../request/handler.ts';
import { requireFound } from '../request/requirements.ts';
import { cleanImage } from '../response/clean-image.ts';
import { requireValidImage } from '../response/valid-image.ts';
import { photoFile, photoPath, photoRow } from './photo.ts';

type PathColumn<Column extends string> = Readonly<Record<Column, string | null>>;

interface PhotoSpec<Column extends string, PersonRow, Person> {
  /** Names the file, the table of photos and its column with the person's id. */
  readonly kind: 'driver' | 'product' | 'user';
  readonly entity: Pick<EntityReader<EntityTable, PersonRow>, 'get' | 'viewerOf'>;
  /** Column of the person with the path. */
  readonly column: Column;
  /** Path of the operation that shows the photo. */
  readonly path: string;
  /**
   * Changes the person, after the checks of its own. @throws OperationFailure
   * @param write writes the photo in the same transaction; null: nothing changes
   */
  change(
    context: Context,
    id: string,
    write: (before: PathColumn<Column>, tx: Transaction<Schema>) => Promise<PathColumn<Column> | null>,
  ): Promise<PersonRow>;
  readonly present: Present<PersonRow, Person>;
}

export function photoHandlers<Column extends string, PersonRow, Person>(
  spec: PhotoSpec<Column, PersonRow, Person>,
) {
  const { kind, entity, column, path, change, present } = spec;
  // Kysely can't compute its types for a table that is chosen later: one stands for all.
  const [table, owner] = [`${kind}_photos` as 'driver_photos', `${kind}_id` as 'driver_id'];
  const columns = (value: string | null) => ({ [column]: value }) as PathColumn<Column>;
  const clear = (tx: Db, id: string) => tx.deleteFrom(table).where(owner, '=', id).execute();
  return {
    async upload(context: Context, { params: { id }, body }: ById & { readonly body: { photo: FileEntry } }) {
      requireValidImage(body.photo);
      const cleaned = await cleanImage(context, body.photo);
      const row = await change(context, id, async (_before, tx) => {
        const stamps = newRowColumns(context.session.merchantId, context.clock.nowIso());
        const stored = { ...photoRow(stamps, cleaned), [owner]: id };
        await clear(tx, id);
        await tx.insertInto(table).values(stored).execute();
        return columns(photoPath(path, id, stored.sha256));
      });
      return present(row, context);
    },

    async get({ db, session }: Context, { params: { id } }: ById) {
      await entity.get(db.db, session.merchantId, id, entity.viewerOf(session));
      const own = db.db
        .selectFrom(table)
        .select(['media_type', 'base64'])
        .where(owner, '=', id)
        .where('merchant_id', '=', session.merchantId);
      return photoFile(kind, requireFound(await own.executeTakeFirst()));
    },

    async remove(context: Context, { params: { id } }: ById) {
      const row = await change(context, id, async (before, tx) => {
        if (before[column] === null) return null;
        await clear(tx, id);
        return columns(null);
      });
      return present(row, context);
    },
  };
}
