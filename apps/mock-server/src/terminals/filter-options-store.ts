import type { TerminalPoints } from '@kasa/contracts/terminals/terminals';
import { type NotNull, sql } from 'kysely';
import type { z } from 'zod';
import { fleetCondition, IN_FLEET } from '../db/fleet.ts';
import { seenBy, type Viewer } from '../db/point-scope.ts';
import type { Db } from '../db/schema.ts';

/** @param withEmpty also places where no terminal stands, for who chooses where one is to stand */
export async function terminalPoints(
  db: Db,
  viewer: Viewer,
  withEmpty: boolean,
): Promise<z.output<typeof TerminalPoints>['items']> {
  const points = await db
    .selectFrom('branches')
    .select(['id', 'name', 'city', 'address', 'kind'])
    .select((eb) =>
      eb
        .selectFrom('terminals')
        .select((its) => its.fn.countAll<number>().as('n'))
        .whereRef('terminals.point_id', '=', 'branches.id')
        .where(IN_FLEET)
        .as('terminals_count'),
    )
    .where('merchant_id', '=', viewer.merchantId)
    .where(seenBy(db, 'branches', viewer))
    .$narrowType<{ terminals_count: NotNull }>()
    .orderBy('name_key')
    .orderBy('id')
    .execute();
  return withEmpty ? points : points.filter(({ terminals_count: n }) => n > 0);
}

/** The models of the merchant's fleet. Jumps from model to model in the index, so the cost depends on their number only. */
export async function terminalModels(db: Db, viewer: Viewer): Promise<{ model: string }[]> {
  const { merchantId: merchant } = viewer;
  const inFleet = sql`${(await fleetCondition(db, merchant)) ?? sql`1 = 1`} and ${seenBy(db, 'terminals', viewer)}`;
  const models = sql<{ model: string }>`
    with recursive models(model) as (
      select min(model) from terminals where merchant_id = ${merchant} and ${inFleet}
      union all
      select (select min(model) from terminals
        where merchant_id = ${merchant} and terminals.model > models.model and ${inFleet})
      from models where models.model is not null
    )
    select model from models where model is not null`;
  return (await db.executeQuery(models.compile(db))).rows;
}
