/** Points of a seeded merchant, which its terminals stand at. */
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { UNSTOPPED } from '../../db/point-tables.ts';
import type { Db, Row } from '../../db/schema.ts';
import { searchColumn } from '../../db/search.ts';
import { type SeedContext, seedRowColumns } from '../../db/seed/seed-rows.ts';
import type { SeededMerchant } from '../../db/seed-options.ts';
import { sortKey } from '../../db/text.ts';
import { type PointSeed, pointDetails } from './data/points.ts';

const ids: Readonly<Record<string, string>> = {
  horodotska: exampleIds.point,
  'king-cross': exampleIds.pointToEdit,
  navchalna: exampleIds.pointToDelete,
  arkadia: exampleIds.pointForDirector,
  rynok: exampleIds.pointWithCash,
  'mist-city': exampleIds.pointToRepair,
};

/** Their rows, with companies and users that are there already. */
export async function pointRows(
  tx: Db,
  origin: SeedContext,
  { id, name, director: own }: Pick<SeededMerchant, 'id' | 'name' | 'director'>,
  points: readonly PointSeed[],
): Promise<Row<'branches'>[]> {
  const companies = tx.selectFrom('companies').select(['id', 'name']).where('merchant_id', '=', id);
  const users = tx.selectFrom('users').select(['id', 'full_name as name']).where('merchant_id', '=', id);
  const byName = (rows: readonly { id: string; name: string }[]) =>
    new Map(rows.map((row) => [row.name, row.id]));
  const companyIds = byName(await companies.execute());
  const userIds = byName(await users.execute());
  return points.map((point) => {
    const { key, ...fields } = point;
    const { company, director, location, is_test, shift_closing_days } = pointDetails(key);
    return {
      ...seedRowColumns(origin, 'point', key, ids[key]),
      ...fields,
      ...{ director: '', director_phone: '', point_key_id: null, ...UNSTOPPED },
      company_id: companyIds.get(company ?? name) ?? companyIds.get(name) ?? null,
      director_id: director === null ? null : (userIds.get(director ?? own.name) ?? own.id),
      shift_closing_days: JSON.stringify(shift_closing_days),
      is_test: is_test ? 1 : 0,
      ...{ lat: location?.lat ?? null, lng: location?.lng ?? null },
      name_key: sortKey(point.name),
      city_key: sortKey(point.city),
      search: searchColumn('branches', point.name, point.city, point.address, point.fiscal_register_number),
    };
  });
}
