import type { Role } from '@kasa/contracts/shared/permissions';
import { bulkInsert } from '../../db/bulk-insert.ts';
import type { Db } from '../../db/schema.ts';
import { seededRowId } from '../../db/seed/seed-rows.ts';
import { createSeededFaker } from '../../db/seed/seeded-faker.ts';
import type { SeedOptions } from '../../db/seed-options.ts';

/** Points of somebody who directs none. */
const OF_A_DIRECTOR = 3;

/** Where the people of a merchant work; run after its points are there. */
export async function seedUserPoints(tx: Db, merchant: string, { seed, now }: SeedOptions): Promise<void> {
  const own = tx
    .selectFrom('branches')
    .select(['id', 'kind', 'director_id'])
    .where('merchant_id', '=', merchant);
  const branches = await own.orderBy('id').execute();
  const points = branches.filter(({ kind }) => kind !== 'depot').map(({ id }) => id);
  const depots = branches.filter(({ kind }) => kind === 'depot').map(({ id }) => id);
  const idsOf = (user: string, roles: readonly Role[], n: number): readonly (string | undefined)[] => {
    const directed = branches.filter(({ director_id }) => director_id === user).map(({ id }) => id);
    // The first one, where most happens, is everybody's who directs several.
    if (directed.length > 0) return [...new Set([...points.slice(0, 1), ...directed])];
    if (roles.includes('director')) return points.slice(0, OF_A_DIRECTOR);
    if (roles.includes('cashier')) return [points[(n + 1) % 2]];
    return roles.some((role) => role === 'dispatcher' || role === 'driver') ? [depots[0]] : [];
  };
  const users = tx
    .selectFrom('users')
    .select(['id', 'roles', 'created_at'])
    .where('merchant_id', '=', merchant);
  const origin = { merchant, now, draw: createSeededFaker(seed, now) };
  const rows = (await users.orderBy('id').execute()).flatMap(({ id, roles, created_at }, n) =>
    idsOf(id, JSON.parse(roles) as Role[], n)
      .filter((point) => point !== undefined)
      .map((point_id) => ({
        id: seededRowId(origin, created_at, 'user point', id, point_id),
        ...{ merchant_id: merchant, user_id: id, point_id },
      })),
  );
  await bulkInsert(tx, 'user_points', rows);
}
