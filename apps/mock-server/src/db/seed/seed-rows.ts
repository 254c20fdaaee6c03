import { exampleIds } from '@kasa/contracts/shared/example-ids';
import type { BusinessColumns } from '../columns.ts';
import { type RandomKey, type SeededFaker, seededId } from './seeded-faker.ts';

/** Creation day of the contract examples' entities; other rows are created in the year before. */
const FOUNDED = '2026-01-12T08:00:00.000Z';

const DAY = 86_400_000;
const YEAR = 365 * DAY;

export interface SeedContext {
  readonly merchant: string;
  /** Current time of the seed: no row is created after it. */
  readonly now: Date;
  readonly draw: SeededFaker;
}

/** Only the merchant of the contract's examples uses their ids. */
function exampleId({ merchant }: SeedContext, id: string | undefined): string | undefined {
  return merchant === exampleIds.merchant ? id : undefined;
}

export function seededRowId({ merchant, draw }: SeedContext, at: string, ...place: RandomKey): string {
  return seededId(draw, at, merchant, ...place);
}

/** Columns of every business row. The `id` of a contract example also sets its creation day. */
export function seedRowColumns(
  origin: SeedContext,
  entity: string,
  key: string | number,
  id: string | undefined,
): BusinessColumns {
  const { merchant, now, draw } = origin;
  const before =
    id === undefined ? draw(entity, key, 'created_at').number.int(YEAR / 60_000 - 1) * 60_000 : 0;
  const newest = Math.min(new Date(FOUNDED).getTime(), now.getTime() - DAY);
  const created_at = new Date(newest - before).toISOString();
  return {
    id: exampleId(origin, id) ?? seededRowId(origin, created_at, entity, key),
    merchant_id: merchant,
    created_at,
    updated_at: created_at,
    version: 1,
  };
}

export function addDays(day: string, days: number): string {
  return new Date(new Date(`${day}T00:00:00Z`).getTime() + days * DAY).toISOString().slice(0, 10);
}
