/** Groups of a seeded merchant's products. */
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { bulkInsert } from '../../db/bulk-insert.ts';
import { demoGoods } from '../../db/demo-goods.ts';
import type { Db, Row } from '../../db/schema.ts';
import { searchColumn } from '../../db/search.ts';
import { seedRowColumns } from '../../db/seed/seed-rows.ts';
import { createSeededFaker } from '../../db/seed/seeded-faker.ts';
import { type SeededMerchant, type SeedOptions, seedTime } from '../../db/seed-options.ts';
import { sortKey } from '../../db/text.ts';

const ids: Readonly<Record<string, string>> = {
  Бакалія: exampleIds.productGroup,
  Хліб: exampleIds.productGroupToEdit,
  Сезонне: exampleIds.productGroupToDelete,
};

const names = [...new Set(demoGoods.map(({ group }) => group)), 'Кав’ярня', 'Послуги', 'Сезонне'];

/** Writes them. @returns their ids, by name */
export async function seedProductGroups(
  tx: Db,
  { id: merchant }: Pick<SeededMerchant, 'id'>,
  world: SeedOptions,
): Promise<ReadonlyMap<string, string>> {
  const now = seedTime(world.now);
  const draw = createSeededFaker(world.seed, now);
  const rows = names.map(
    (name): Row<'product_groups'> => ({
      ...seedRowColumns({ merchant, now, draw }, 'product_group', name, ids[name]),
      ...{ name, name_key: sortKey(name), search: searchColumn('product_groups', name) },
    }),
  );
  await bulkInsert(tx, 'product_groups', rows);
  return new Map(rows.map(({ id, name }) => [name, id]));
}
