/** Companies. */
import type { CompanyFields } from '@kasa/contracts/companies/companies';
import type { companiesOperations } from '@kasa/contracts/companies/operations';
import type { FailureInfo } from '@kasa/contracts/shared/envelope';
import type { Transaction } from 'kysely';
import type { Db, Row, Schema } from '../db/schema.ts';
import { searchColumn } from '../db/search.ts';
import { sortKey } from '../db/text.ts';
import type { EntityWrites } from '../http/entity/changes.ts';
import type { RowOf } from '../http/entity/entity.ts';
import {
  createHandler,
  deleteHandler,
  getHandler,
  listHandler,
  updateHandler,
} from '../http/entity/handlers.ts';
import { recordChange } from '../http/journal/record-change.ts';
import { type Context, type Handlers, OperationFailure } from '../http/request/handler.ts';
import { referencesTo } from '../http/request/references.ts';
import { requireFound } from '../http/request/requirements.ts';
import { fieldFailure } from '../http/response/field-failure.ts';
import { companies, groupOf, lineOf, presentCompany } from './company-store.ts';

type CompanyRow = RowOf<typeof companies>;
type UsedBy = NonNullable<FailureInfo['used_by']>;

const requireParent = referencesTo({ parent_id: { table: 'companies' } });

/** Changes of a merchant's companies wait for one another: two moves at once never make a circle. */
const lockTree = (tx: Db, merchant: string) =>
  tx.selectFrom('merchants').select('id').where('id', '=', merchant).forUpdate().execute();

/** @throws OperationFailure `conflict` naming whose the tax number is */
async function requireFreeTaxNumber(
  tx: Db,
  { session, language }: Context,
  taxNumber: string,
  exceptId: string | null,
): Promise<void> {
  const owner = await tx
    .selectFrom('companies')
    .select(['id', 'name'])
    .where('merchant_id', '=', session.merchantId)
    .where('tax_number', '=', taxNumber)
    .executeTakeFirst();
  if (owner === undefined || owner.id === exceptId) return;
  const message = {
    uk: `Цей код має ваша компанія «${owner.name}»`,
    en: `Your company “${owner.name}” has this number`,
  }[language];
  throw new OperationFailure('conflict', { fields: [{ path: 'tax_number', rule: 'taken', message }] });
}

const NAMED = 5;

/** What needs a company; undefined: nothing. */
async function usageOf(tx: Db, { id, name, merchant_id }: Row<'companies'>): Promise<UsedBy | undefined> {
  const below = tx.selectFrom('companies').select(['id', 'name']).where('merchant_id', '=', merchant_id);
  const first = below.where('parent_id', '=', id).orderBy('name_key').orderBy('id').limit(NAMED);
  const payment = tx
    .selectFrom('transactions')
    .select('id')
    .where('merchant_id', '=', merchant_id)
    .where('company', '=', name)
    .limit(1);
  const { companies_count, points_count, terminals_count } = presentCompany(
    await companies.get(tx, merchant_id, id),
  );
  const counts = { companies_count, points_count, terminals_count };
  const has_payments = (await payment.executeTakeFirst()) !== undefined;
  if (!has_payments && Object.values(counts).every((count) => count === 0)) return undefined;
  return { companies: await first.execute(), ...counts, has_payments };
}

/** Signing keys of a company that no point has are of no use to anybody else. */
async function deleteKeysOf(
  tx: Transaction<Schema>,
  context: Context,
  { id: company }: Pick<Row<'companies'>, 'id'>,
): Promise<void> {
  const keys = await tx.deleteFrom('point_keys').where('company_id', '=', company).returningAll().execute();
  for (const { id, owner, tax_number, issuer, serial, valid_to } of keys) {
    const before = { owner, tax_number, issuer, serial, valid_to };
    await recordChange(tx, context, { object: { type: 'point_key', id, name: owner }, before, after: null });
  }
}

/** @param id of the one that is changed; null: it is new */
const companyWrites = (id: string | null): EntityWrites<'companies', CompanyRow, CompanyFields> => ({
  entity: companies,
  unique: ['name'],
  columns: (input) => ({
    ...input,
    name_key: sortKey(input.name),
    tax_letters: JSON.stringify(input.tax_letters),
    search: searchColumn('companies', input.name, input.tax_number),
  }),
  async requireReferences(tx, context, input) {
    await lockTree(tx, context.session.merchantId);
    await requireParent(tx, context, input);
    await requireFreeTaxNumber(tx, context, input.tax_number, id);
  },
  async checkUpdate(tx, { session, language }, before, { parent_id }) {
    if (parent_id === null) return;
    if ((await lineOf(tx, session.merchantId, parent_id)).includes(before.id))
      throw fieldFailure('validation_failed', language, [{ path: 'parent_id', rule: 'affiliation_circle' }]);
  },
  async checkDelete(tx, context, before) {
    await lockTree(tx, context.session.merchantId);
    const used_by = await usageOf(tx, before);
    if (used_by) throw new OperationFailure('company_in_use', { used_by });
    await deleteKeysOf(tx, context, before);
  },
});

export const companyHandlers: Handlers<typeof companiesOperations> = {
  listCompanies: listHandler(companies, presentCompany, { requireReferences: requireParent }),
  getCompany: getHandler(companies, presentCompany),
  async getCompanyGroup({ db, session }, { params }) {
    const top = requireFound((await lineOf(db.db, session.merchantId, params.id)).at(-1));
    return groupOf(db.db, session.merchantId, top);
  },
  createCompany: createHandler(companyWrites(null), presentCompany),
  updateCompany: (context, input) =>
    updateHandler(companyWrites(input.params.id), presentCompany)(context, input),
  deleteCompany: deleteHandler(companyWrites(null)),
};
