import { exampleIds } from '@kasa/contracts/shared/example-ids';
import type { SeedWorld } from '../../db/seed-world.ts';
import { DEFAULT_SEED } from '../../mock/seed-plan.ts';
import { type SeedOwner, transportRows } from '../seed.ts';

export const NOW = new Date('2026-11-20T06:00:00.000Z');
export const world: SeedWorld = { seed: DEFAULT_SEED, now: NOW };
export const TODAY = '2026-11-20';
export const owner: SeedOwner = {
  merchant: exampleIds.merchant,
  dispatcher: exampleIds.owner,
  size: 'large',
};
export const other: SeedOwner = {
  merchant: '01912d50-3c00-7000-8000-0000000000a1',
  dispatcher: '01912d50-3c00-7000-8000-0000000000a2',
  size: 'small',
};

export const first = transportRows(owner, world);
export const second = transportRows(other, world);
export const both = [first, second];
