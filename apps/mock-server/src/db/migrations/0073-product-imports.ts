/** Imports of products. A product may be deleted since: rows have no foreign key to it. */
import type { Kysely } from 'kysely';
import { business, createTable, index, unique } from './columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(
    db,
    'product_imports',
    {
      ...business,
      ...{ file_name: 'text', defaults: 'text', user_id: 'text', run_id: 'text?', roll_back_run_id: 'text?' },
    },
    { merchant_id: 'merchants', user_id: 'users' },
  );
  await index(db, 'product_imports', ['merchant_id', 'created_at', 'id']);
  await createTable(
    db,
    'product_import_rows',
    {
      ...{ merchant_id: 'text', import_id: 'text', position: 'whole', cells: 'text', is_left_out: 'flag' },
      ...{ verdict: 'text', problems: 'text', article: 'text?', barcode_key: 'text?' },
      ...{ product_id: 'text?', product_version: 'whole?', before: 'text?', after: 'text?' },
      ...{ group_id_before: 'text?', is_new_group: 'flag', written_version: 'whole?', found_by: 'text' },
    },
    { merchant_id: 'merchants', import_id: 'product_imports' },
  );
  await unique(db, 'product_import_rows', ['import_id', 'position']);
  await index(db, 'product_import_rows', ['import_id', 'verdict', 'position']);
  await index(db, 'product_import_rows', ['import_id', 'article']);
  await index(db, 'product_import_rows', ['import_id', 'barcode_key']);
}
