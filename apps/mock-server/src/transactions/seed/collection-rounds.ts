import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { kyivDay } from '@kasa/contracts/shared/kyiv';
import { bulkInsert } from '../../db/bulk-insert.ts';
import type { Db, Row } from '../../db/schema.ts';
import { addDays, seededRowId } from '../../db/seed/seed-rows.ts';
import { createSeededFaker } from '../../db/seed/seeded-faker.ts';
import { type SeededMerchant, type SeedOptions, seedTime } from '../../db/seed-options.ts';

const HOUR = 3_600_000;

type Round = Row<'collection_rounds'>;
type Stop = Row<'collection_round_stops'>;
type Visited = Pick<Stop, 'terminal_id' | 'terminal_name' | 'expected_amount'> & Partial<Stop>;

/** Rounds of a merchant: one that was made, one that is nearly done, and three to make; each terminal is in one of them. */
export async function seedCollectionRounds(
  tx: Db,
  { id: merchant, director }: SeededMerchant,
  world: SeedOptions,
): Promise<void> {
  const now = seedTime(world.now);
  const origin = { merchant, now, draw: createSeededFaker(world.seed, now) };
  const isFirst = merchant === exampleIds.merchant;
  const terminals = await tx
    .selectFrom('terminals')
    .select(['id as terminal_id', 'name as terminal_name', 'cash_inside as expected_amount'])
    .where('merchant_id', '=', merchant)
    .where('cash_inside', '>', 0)
    .where('kind', '=', 'ptks')
    .where('id', '!=', exampleIds.terminalWithCash)
    .orderBy('number')
    .limit(18)
    .execute();
  const made: { round: Round; stops: Stop[] }[] = [];
  const add = (
    at: string,
    about: Partial<Round>,
    ids: { round: string; stop?: string },
    visits: readonly Visited[],
  ) => {
    if (visits.length === 0) return;
    const number = made.length + 1;
    const own = (example: string | undefined, ...key: (string | number)[]) =>
      (isFirst && example ? example : undefined) ??
      seededRowId(origin, at, 'collection round', number, ...key);
    const id = own(ids.round);
    const count = (state: Stop['state']) => visits.filter((one) => one.state === state).length;
    const round: Round = {
      ...{ id, merchant_id: merchant, created_at: at, updated_at: at, version: 1, number },
      ...{ state: 'planned', planned_for: kyivDay(now), assignee_id: director.id, ended_at: null },
      ...{ stops_count: visits.length, collected_count: count('collected'), skipped_count: count('skipped') },
      expected_amount: visits.reduce((sum, one) => sum + one.expected_amount, 0),
      collected_amount: 0,
      ...{ planned_by_id: director.id, planned_by_name: director.name },
      ...about,
    };
    const stops = visits.map(
      (visit, n): Stop => ({
        id: own(n === 0 ? ids.stop : undefined, 'stop', n),
        ...{ merchant_id: merchant, round_id: id, state: 'open', encashment_id: null },
        ...{ skip_reason: null, done_at: null, closed_at: round.ended_at, ...visit },
      }),
    );
    made.push({ round, stops });
  };
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR).toISOString();

  const taken = await lastDayOfEncashments(tx, merchant);
  const [first, last] = [taken[0], taken.at(-1)];
  if (first && last) {
    const ended_at = new Date(Date.parse(last.taken_at) + HOUR / 2).toISOString();
    const collected_amount = taken.reduce((sum, { amount }) => sum + amount, 0);
    const about: Partial<Round> = {
      state: 'finished',
      planned_for: kyivDay(first.taken_at),
      collected_amount,
    };
    const visits = taken.map(
      (one): Visited => ({
        ...{
          terminal_id: one.terminal_id,
          terminal_name: one.terminal_name,
          expected_amount: one.inside_amount,
        },
        ...{ state: 'collected', encashment_id: one.id, done_at: one.taken_at },
      }),
    );
    const planned = new Date(Date.parse(first.taken_at) - 2 * HOUR).toISOString();
    const ended = { ended_at, updated_at: ended_at, version: taken.length + 2 };
    add(planned, { ...about, ...ended }, { round: '' }, visits);
  }
  const skipped = { state: 'skipped', skip_reason: 'Точку зачинено', done_at: ago(1) } as const;
  const visits = terminals.slice(0, 2).map((one) => ({ ...one, ...skipped }));
  add(ago(20), { state: 'under_way' }, { round: exampleIds.collectionRoundToFinish }, visits);
  const tomorrow = { planned_for: addDays(kyivDay(now), 1), assignee_id: null };
  add(ago(3), tomorrow, { round: exampleIds.collectionRoundToCancel }, terminals.slice(2, 6));
  add(ago(3), {}, { round: exampleIds.collectionRoundToEdit }, terminals.slice(6, 8));
  const ids = { round: exampleIds.collectionRound, stop: exampleIds.roundStop };
  add(ago(2), {}, ids, terminals.slice(8));
  await bulkInsert(
    tx,
    'collection_rounds',
    made.map(({ round }) => round),
  );
  await bulkInsert(
    tx,
    'collection_round_stops',
    made.flatMap(({ stops }) => stops),
  );
}

/** Up to eight encashments of the last day on which there were any, the first of the day first. */
async function lastDayOfEncashments(tx: Db, merchant: string) {
  const all = await tx
    .selectFrom('encashments')
    .select(['id', 'terminal_id', 'terminal_name', 'inside_amount', 'amount', 'taken_at'])
    .where('merchant_id', '=', merchant)
    .orderBy('taken_at', 'desc')
    .orderBy('id')
    .limit(8)
    .execute();
  return all.filter(({ taken_at }) => kyivDay(taken_at) === kyivDay(all[0]?.taken_at ?? taken_at)).reverse();
}
