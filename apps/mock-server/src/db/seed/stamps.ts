import { exampleIds } from '@kasa/contracts/shared/example-ids';
import type { BusinessColumns } from '../columns.ts';
import { type Draw, drawId, type Place } from './draw.ts';

/** When the park came into the product: the examples' entities on that day, the others in the year before. */
const FOUNDED = '2026-01-12T08:00:00.000Z';

const DAY = 86_400_000;
const YEAR = 365 * DAY;

/** What places a row in its merchant and in time. */
export interface RowOrigin {
  readonly merchant: string;
  /** The present of the seed: nothing was created after it. */
  readonly now: Date;
  readonly draw: Draw;
}

/** The merchant of the contract's examples has their ids; every other merchant's ids are its own. */
function exampleId({ merchant }: RowOrigin, id: string | undefined): string | undefined {
  return merchant === exampleIds.merchant ? id : undefined;
}

/** The id of a row, different for every merchant. */
export function rowId({ merchant, draw }: RowOrigin, at: string, ...place: Place): string {
  return drawId(draw, at, merchant, ...place);
}

/** Columns that every business row has. With an `id` of the contract's examples the row is as old as they say. */
export function stamps(
  origin: RowOrigin,
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
    id: exampleId(origin, id) ?? rowId(origin, created_at, entity, key),
    merchant_id: merchant,
    created_at,
    updated_at: created_at,
    version: 1,
  };
}

/** The calendar day so many days later. */
export function dayAfter(day: string, days: number): string {
  return new Date(new Date(`${day}T00:00:00Z`).getTime() + days * DAY).toISOString().slice(0, 10);
}
