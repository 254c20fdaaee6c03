import { exampleIds } from '@kasa/contracts/shared/example-ids';
import type { SeedOptions } from '../../db/seed-options.ts';
import { DEFAULT_SEED } from '../../mock/seed-plan.ts';
import { type TransportSeedOptions, transportRows } from '../seed.ts';

export const NOW = new Date('2026-11-20T06:00:00.000Z');
export const world: SeedOptions = { seed: DEFAULT_SEED, now: NOW };
export const TODAY = '2026-11-20';
export const firstMerchantSeed: TransportSeedOptions = {
  merchant: exampleIds.merchant,
  dispatcher: exampleIds.owner,
  size: 'large',
};
export const secondMerchantSeed: TransportSeedOptions = {
  merchant: '01912d50-3c00-7000-8000-0000000000a1',
  dispatcher: '01912d50-3c00-7000-8000-0000000000a2',
  size: 'small',
};

export const firstMerchantRows = transportRows(firstMerchantSeed, world);
export const secondMerchantRows = transportRows(secondMerchantSeed, world);
export const bothMerchantsRows = [firstMerchantRows, secondMerchantRows];
