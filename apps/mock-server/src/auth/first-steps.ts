import type { FirstSteps } from '@kasa/contracts/auth/account';
import type { z } from 'zod';
import type { Db } from '../db/schema.ts';

/** A step is done once the merchant has a row in its table. In the order in which one needs the other. */
const STEPS = [
  { id: 'depot', path: '/branches/edit', table: 'branches' },
  { id: 'route', path: '/Routes/Create', table: 'routes' },
  { id: 'transport', path: '/Transports/Create', table: 'transports' },
  { id: 'driver', path: '/Drivers/Create', table: 'drivers' },
  { id: 'shift', path: '/Drivers', table: 'shifts' },
] as const;

type Table = (typeof STEPS)[number]['table'];

async function hasAny(db: Db, table: Table, merchantId: string): Promise<boolean> {
  const own = db.selectFrom(table).select('id').where('merchant_id', '=', merchantId);
  return (await own.limit(1).executeTakeFirst()) !== undefined;
}

/** What a new merchant does first, and what of it is done: read off its data, so that it is always true. */
export async function listFirstSteps(db: Db, merchantId: string): Promise<z.input<typeof FirstSteps>> {
  const items: z.input<typeof FirstSteps>['items'] = [];
  for (const { id, path, table } of STEPS) {
    items.push({ id, path, done: await hasAny(db, table, merchantId) });
  }
  return { items };
}
