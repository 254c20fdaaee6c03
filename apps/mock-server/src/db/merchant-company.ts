/** The company that a merchant itself is: the one with its tax number. Its payments bear its name. */
import { newRowColumns, updatedRowColumns } from './row-columns.ts';
import type { Db, Row } from './schema.ts';
import { searchColumn } from './search.ts';
import { sortKey } from './text.ts';

type Merchant = Pick<Row<'merchants'>, 'id' | 'name' | 'tax_number'>;

/** Until somebody says otherwise it pays no VAT: all is sold under the one letter. */
const TAX_LETTERS = JSON.stringify([{ letter: 'А', kind: 'none', rate: 0 }]);

const nameColumns = (name: string, taxNumber: string) => ({
  name,
  name_key: sortKey(name),
  search: searchColumn('companies', name, taxNumber),
});

/** Nobody has been asked for its address yet. @param now ISO 8601 UTC */
export function newCompanyOf({ id, name, tax_number }: Merchant, now: string): Row<'companies'> {
  return {
    ...newRowColumns(id, now),
    ...nameColumns(name, tax_number),
    ...{ tax_number, vat_number: null, address: '', parent_id: null, tax_letters: TAX_LETTERS },
  };
}

/**
 * Gives the company the merchant's new name; one that is called otherwise stays.
 * @returns the company, if it was renamed
 * @throws UniqueViolation on `name`, when another company of the merchant has it
 */
export function renameCompanyOf(
  tx: Db,
  { id, name: before, tax_number }: Merchant,
  name: string,
  now: string,
): Promise<Pick<Row<'companies'>, 'id'> | undefined> {
  return tx
    .updateTable('companies')
    .set({ ...nameColumns(name, tax_number), ...updatedRowColumns(now) })
    .where('merchant_id', '=', id)
    .where('tax_number', '=', tax_number)
    .where('name', '=', before)
    .returning('id')
    .executeTakeFirst();
}
