/** What payments were for, as it was called and priced then. Products have no foreign key: receipts outlive them. */
import type { Kysely } from 'kysely';
import { createTable, index, unique } from './columns.ts';
import { refuse } from './triggers.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createTable(
    db,
    'sold_goods',
    {
      ...{ merchant_id: 'text', transaction_id: 'text', position: 'whole', product_id: 'text' },
      ...{ article: 'text', name: 'text', unit: 'text', tax: 'text', has_excise: 'flag' },
      ...{ quantity: 'money', price: 'money', amount: 'money', taken: 'text' },
    },
    { merchant_id: 'merchants', transaction_id: 'transactions' },
  );
  await unique(db, 'sold_goods', ['transaction_id', 'position']);
  await index(db, 'sold_goods', ['product_id']);
  await refuse(db, 'sold_goods_update', 'before update on sold_goods', 'true', 'receipts are append-only');
  await refuse(db, 'sold_goods_delete', 'before delete on sold_goods', 'true', 'receipts are append-only');
}
