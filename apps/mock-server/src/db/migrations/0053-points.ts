/** Points with all that people fill in; depots have none of it. */
import { weekDays } from '@kasa/contracts/shared/week-days';
import { type Kysely, sql } from 'kysely';
import { textType } from '../dialect.ts';
import { addColumn, index, unique } from './columns.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const text = textType(db) as 'text';
  // `company_id` has no foreign key, as that of a company's parent: see 0051.
  for (const column of ['company_id', 'director_id'])
    await db.schema.alterTable('branches').addColumn(column, text).execute();
  for (const column of ['lat', 'lng'])
    await db.schema.alterTable('branches').addColumn(column, 'double precision').execute();
  await addColumn('branches', 'shift_closing_days', 'text', '[]').up(db);
  await addColumn('branches', 'is_test', 'flag', 0).up(db);
  const isPoint = sql<boolean>`kind <> 'depot'`;
  await sql`update branches set shift_closing_days = ${JSON.stringify(weekDays)},
    company_id = (select companies.id from companies
      inner join merchants on merchants.id = companies.merchant_id and merchants.name = companies.name
      where companies.merchant_id = branches.merchant_id)
    where ${isPoint}`.execute(db);
  await unique(db, 'branches', ['merchant_id', 'fiscal_register_number']);
  for (const sorted of ['name_key', 'city_key', 'created_at'])
    await index(db, 'branches', ['merchant_id', sorted, 'id'], sql`kind <> 'depot'`);
  await index(db, 'branches', ['merchant_id', 'company_id', 'name_key', 'id']);
  await index(db, 'branches', ['merchant_id', 'director_id', 'name_key', 'id']);
}
