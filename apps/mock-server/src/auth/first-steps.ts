import type { FirstSteps } from '@kasa/contracts/auth/account';
import type { z } from 'zod';
import type { Db } from '../db/schema.ts';
import { defaultMerchantName, isLegalEntity } from './merchant-name.ts';

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

/** The step to set the company's name: for legal entities only, a sole proprietor is named after the person. */
async function namingStep(db: Db, merchantId: string): Promise<Step[]> {
  const own = db.selectFrom('merchants').select(['name', 'tax_number']).where('id', '=', merchantId);
  const { name, tax_number } = await own.executeTakeFirstOrThrow();
  if (!isLegalEntity(tax_number)) return [];
  return [{ id: 'company', path: '/profile', done: name !== defaultMerchantName('', tax_number) }];
}

/** The first steps of a new merchant; whether they are done is derived from its data. */
export async function listFirstSteps(db: Db, merchantId: string): Promise<z.input<typeof FirstSteps>> {
  const items = await namingStep(db, merchantId);
  for (const { id, path, table } of STEPS) {
    items.push({ id, path, done: await hasAny(db, table, merchantId) });
  }
  return { items };
}
