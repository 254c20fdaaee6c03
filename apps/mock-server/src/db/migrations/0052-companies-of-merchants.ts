/** Merchants that signed up before there were companies get the one that they are. */
import { type Kysely, sql } from 'kysely';
import { newCompanyOf } from '../merchant-company.ts';
import type { Schema } from '../schema.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  const lacking = sql<{ id: string; name: string; tax_number: string; created_at: string }>`
    select id, name, tax_number, created_at from merchants where not exists (select 1 from companies
      where companies.merchant_id = merchants.id
        and (companies.tax_number = merchants.tax_number or companies.name = merchants.name))`;
  const { rows } = await lacking.execute(db);
  for (const { created_at, ...merchant } of rows) {
    const company = newCompanyOf(merchant, created_at);
    await (db as Kysely<Schema>).insertInto('companies').values(company).execute();
  }
}
