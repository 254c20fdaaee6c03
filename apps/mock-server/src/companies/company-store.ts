/** Companies: how they are read, listed and shown. */
import {
  type CompanyEntity,
  type CompanyGroupEntity,
  CompanyInput,
  MAX_GROUP,
} from '@kasa/contracts/companies/companies';
import { companiesOperations } from '@kasa/contracts/companies/operations';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { IN_FLEET } from '../db/fleet.ts';
import type { Db } from '../db/schema.ts';
import { entityReader, inputColumns, presentNamed, type RowOf, withJournal } from '../http/entity/entity.ts';
import { byValue, equals } from '../http/entity/filters.ts';
import { withList } from '../http/entity/list.ts';
import { omit } from '../http/journal/diff.ts';

/** Terminals and payments know a company by its name: those of a merchant are of the one named like it. */
const isMerchantItself = sql<SqlBool>`exists (select 1 from merchants
  where merchants.id = ${sql.ref('row.merchant_id')} and merchants.name = ${sql.ref('row.name')})`;

const countIf = (table: string, also: RawBuilder<SqlBool>) =>
  sql<number>`case when ${isMerchantItself} then (select count(*) from ${sql.table(table)}
    where ${sql.ref(`${table}.merchant_id`)} = ${sql.ref('row.merchant_id')} and ${also}) else 0 end`;

const reader = entityReader({
  type: 'company',
  table: 'companies',
  columns: [...inputColumns(CompanyInput), 'merchant_id'],
  related: (rows) =>
    rows
      .leftJoin('companies as parent', 'parent.id', 'row.parent_id')
      .select('parent.name as parent_name')
      .select(({ selectFrom }) => [
        selectFrom('companies as below')
          .select((eb) => eb.fn.countAll<number>().as('n'))
          .whereRef('below.merchant_id', '=', 'row.merchant_id')
          .whereRef('below.parent_id', '=', 'row.id')
          .$asScalar()
          .$notNull()
          .as('companies_count'),
        selectFrom('branches')
          .select((eb) => eb.fn.countAll<number>().as('n'))
          .whereRef('branches.merchant_id', '=', 'row.merchant_id')
          .whereRef('branches.company_id', '=', 'row.id')
          .$asScalar()
          .$notNull()
          .as('points_count'),
        countIf('terminals', IN_FLEET).as('terminals_count'),
      ]),
});

type CompanyRow = RowOf<typeof reader>;

/** A company on the wire. */
export function presentCompany({
  merchant_id: _,
  parent_id,
  parent_name,
  ...own
}: CompanyRow): CompanyEntity {
  return {
    ...own,
    parent: presentNamed(parent_id, parent_name),
    tax_letters: JSON.parse(own.tax_letters) as CompanyEntity['tax_letters'],
    // PostgreSQL counts in 64 bits, which arrive as text.
    points_count: Number(own.points_count),
    terminals_count: Number(own.terminals_count),
  };
}

const hasLength = (digits: number) => () =>
  sql<SqlBool>`length(${sql.ref('companies.tax_number')}) = ${sql.lit(digits)}`;
const hasVatNumber = sql<SqlBool>`${sql.ref('companies.vat_number')} is not null`;

const list = withList(reader, companiesOperations.listCompanies, {
  sorts: { name: 'name_key', tax_number: 'tax_number', created_at: 'created_at' },
  defaultSort: 'name',
  search: 'q',
  filters: {
    kind: byValue({ legal_entity: hasLength(8), sole_proprietor: hasLength(10) }),
    pays_vat: byValue({ true: () => hasVatNumber, false: () => sql<SqlBool>`not ${hasVatNumber}` }),
    parent_id: equals('parent_id'),
  },
});

export const companies = withJournal(list, (row) => ({
  name: row.name,
  fields: omit(presentCompany(row), 'companies_count', 'points_count', 'terminals_count'),
}));

/** The ids of a company and of those above it. */
export async function lineOf(db: Db, merchant: string, id: string): Promise<string[]> {
  const found = await sql<{ id: string }>`with recursive line (id, parent_id) as (
    select id, parent_id from companies where merchant_id = ${merchant} and id = ${id}
    union
    select above.id, above.parent_id from companies as above inner join line on above.id = line.parent_id
    where above.merchant_id = ${merchant})
    select id from line`.execute(db);
  return found.rows.map((row) => row.id);
}

/** A sign that sorts before all others, so that what is below a company stands right after it. */
const BELOW = '\u0001';

type Branch = CompanyGroupEntity['items'][number];

/** The tree that a company is part of, from its top. @param top id of the company that belongs to no other */
export async function groupOf(db: Db, merchant: string, top: string): Promise<CompanyGroupEntity> {
  const found = await sql<Branch>`with recursive tree (id, name, tax_number, parent_id, depth, place) as (
    select id, name, tax_number, parent_id, 0, name_key || ${BELOW} || id
    from companies where merchant_id = ${merchant} and id = ${top}
    union all
    select one.id, one.name, one.tax_number, one.parent_id, tree.depth + 1,
      tree.place || ${BELOW} || one.name_key || ${BELOW} || one.id
    from companies as one inner join tree on one.parent_id = tree.id where one.merchant_id = ${merchant})
    select id, name, tax_number, parent_id, depth from tree order by place limit ${MAX_GROUP + 1}`.execute(
    db,
  );
  return { items: found.rows.slice(0, MAX_GROUP), is_capped: found.rows.length > MAX_GROUP };
}
