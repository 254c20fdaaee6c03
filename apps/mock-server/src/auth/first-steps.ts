import type { FirstSteps } from '@kasa/contracts/auth/account';
import type { z } from 'zod';
import type { Db } from '../db/schema.ts';
import { isLegalEntity, nameOfMerchant } from './merchant-name.ts';

/** A step of these is done once the merchant has a row in its table. In the order in which one needs the other. */
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

type Step = z.input<typeof FirstSteps>['items'][number];

/** To say what the company is called: for legal entities only, as a sole proprietor has a name from the start. */
async function namingStep(db: Db, merchantId: string): Promise<Step[]> {
  const own = db.selectFrom('merchants').select(['name', 'tax_number']).where('id', '=', merchantId);
  const { name, tax_number } = await own.executeTakeFirstOrThrow();
  if (!isLegalEntity(tax_number)) return [];
  return [{ id: 'company', path: '/profile', done: name !== nameOfMerchant('', tax_number) }];
}

/** What a new merchant does first, and what of it is done: read off its data, so that it is always true. */
export async function listFirstSteps(db: Db, merchantId: string): Promise<z.input<typeof FirstSteps>> {
  const items = await namingStep(db, merchantId);
  for (const { id, path, table } of STEPS) {
    items.push({ id, path, done: await hasAny(db, table, merchantId) });
  }
  return { items };
}
