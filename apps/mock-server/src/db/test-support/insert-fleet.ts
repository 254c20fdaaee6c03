import { bulkInsert } from '../bulk-insert.ts';
import type { Db } from '../schema.ts';
import { depot, driver, merchant, route, transport, user } from './rows.ts';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/**
 * One merchant with a user, a depot and a route, and the given number of vehicles and drivers; ids from 1.
 */
export async function insertFleet(db: Db, vehicles = 1, drivers = vehicles): Promise<void> {
  await bulkInsert(db, 'merchants', [merchant()]);
  await bulkInsert(db, 'users', [user()]);
  await bulkInsert(db, 'branches', [depot()]);
  await bulkInsert(db, 'routes', [route()]);
  await bulkInsert(
    db,
    'transports',
    numbers(vehicles).map((n) => transport(n)),
  );
  await bulkInsert(
    db,
    'drivers',
    numbers(drivers).map((n) => driver(n)),
  );
}
