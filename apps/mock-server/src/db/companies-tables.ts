/** Tables of this domain; what their columns hold: schema.ts. */
import type { CompanyFields } from '@kasa/contracts/companies/companies';
import type { BusinessColumns, InputColumns } from './columns.ts';

/** Companies. */
export interface CompaniesTable extends BusinessColumns, InputColumns<CompanyFields> {
  /** `sortKey(name)`. */
  name_key: string;
  /** `searchColumn('companies', name, tax_number)`. */
  search: string;
}
