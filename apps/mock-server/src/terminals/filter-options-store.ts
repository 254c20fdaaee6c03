import type { TerminalPoints } from '@kasa/contracts/terminals/terminals';
import { type NotNull, sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../db/schema.ts';

export function terminalPoints(db: Db, merchant: string): Promise<z.output<typeof TerminalPoints>['items']> {
  return db
    .selectFrom('branches')
    .select(['id', 'name', 'city', 'address', 'kind'])
    .select((eb) =>
      eb
        .selectFrom('terminals')
        .select((its) => its.fn.countAll<number>().as('n'))
        .whereRef('terminals.point_id', '=', 'branches.id')
        .as('terminals_count'),
    )
    .where('merchant_id', '=', merchant)
    .$narrowType<{ terminals_count: NotNull }>()
    .orderBy('name_key')
    .orderBy('id')
    .execute();
}

/** The merchant's models. Jumps from model to model in the index, so the cost depends on their number only. */
export async function terminalModels(db: Db, merchant: string): Promise<{ model: string }[]> {
  const models = sql<{ model: string }>`
    with recursive models(model) as (
      select min(model) from terminals where merchant_id = ${merchant}
      union all
      select (select min(t.model) from terminals as t where t.merchant_id = ${merchant} and t.model > models.model)
      from models where models.model is not null
    )
    select model from models where model is not null`;
  return (await db.executeQuery(models.compile(db))).rows;
}
