/** Registers that the tax service knows before anything is sent to it: those of points, and some that are no point yet. */
import { exampleKnownRegister, exampleTaxRegister } from '@kasa/contracts/points/registers';
import type { Db } from '../../db/schema.ts';
import { seedRowColumns } from '../../db/seed/seed-rows.ts';
import { createSeededFaker } from '../../db/seed/seeded-faker.ts';
import { type SeededMerchant, type SeedOptions, seedTime } from '../../db/seed-options.ts';
import { noTotals, totalColumns } from '../../http/fiscal/turnover.ts';
import { NEVER_OFFLINE } from '../tax-service/document-book.ts';

interface SeededRegister {
  readonly register_number: string;
  readonly tax_number: string;
  readonly name: string;
  readonly city: string;
  readonly address: string;
}

/** Of the company that has the contract's example of a register. */
const NEW_REGISTERS = [
  exampleTaxRegister,
  {
    ...{ register_number: '4000531766', name: 'Затишок у Винниках' },
    ...{ city: 'Винники', address: 'вул. Галицька, 12' },
  },
  {
    ...{ register_number: '4000531782', name: 'Затишок у Брюховичах' },
    ...{ city: 'Брюховичі', address: 'вул. Незалежності України, 3' },
  },
];

/** Writes them; companies and points are there. */
export async function seedTaxRegisters(tx: Db, merchant: SeededMerchant, world: SeedOptions): Promise<void> {
  const now = seedTime(world.now);
  const origin = { merchant: merchant.id, now, draw: createSeededFaker(world.seed, now) };
  const registers = await registersOfPoints(tx, merchant.id);
  const owner = registers.find(
    ({ register_number }) => register_number === exampleKnownRegister.register_number,
  );
  if (owner !== undefined) {
    const { tax_number } = owner;
    registers.push(...NEW_REGISTERS.map((register) => ({ ...register, tax_number })));
  }
  const rows = registers.map(({ register_number, tax_number, name, city, address }) => ({
    id: seedRowColumns(origin, 'tax_register', register_number, undefined).id,
    ...{ merchant_id: merchant.id, register_number, tax_number, name, address: `${city}, ${address}` },
    ...{ shift_opened_at: null, last_number: 0, last_hash: null, ...totalColumns(noTotals) },
    ...NEVER_OFFLINE,
  }));
  if (rows.length > 0) await tx.insertInto('tax_registers').values(rows).execute();
}

async function registersOfPoints(tx: Db, merchant: string): Promise<SeededRegister[]> {
  const rows = await tx
    .selectFrom('branches')
    .innerJoin('merchants', 'merchants.id', 'branches.merchant_id')
    .leftJoin('companies', 'companies.id', 'branches.company_id')
    .select(['branches.fiscal_register_number as number', 'branches.name', 'city', 'branches.address'])
    .select(['companies.tax_number as of_company', 'merchants.tax_number as of_merchant'])
    .where('branches.merchant_id', '=', merchant)
    .where('branches.fiscal_register_number', 'is not', null)
    .orderBy('branches.fiscal_register_number')
    .execute();
  return rows.map(({ number, name, city, address, of_company, of_merchant }) => ({
    ...{ register_number: number ?? '', tax_number: of_company ?? of_merchant, name, city, address },
  }));
}
