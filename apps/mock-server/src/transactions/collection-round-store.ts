import type {
  CollectionRoundDetailsEntity,
  CollectionRoundEntity,
} from '@kasa/contracts/transactions/collection-rounds';
import { transactionsOperations } from '@kasa/contracts/transactions/operations';
import type { Db } from '../db/schema.ts';
import { sortKey } from '../db/text.ts';
import { entityReader, presentNamed, type RowOf, withJournal } from '../http/entity/entity.ts';
import { equals } from '../http/entity/filters.ts';
import { withList } from '../http/entity/list.ts';
import { presentPerson, presentPersonOrNobody } from '../http/people.ts';

const reader = entityReader({
  type: 'collection_round',
  table: 'collection_rounds',
  columns: [
    'number',
    'state',
    'planned_for',
    'assignee_id',
    'stops_count',
    'collected_count',
    'skipped_count',
    'expected_amount',
    'collected_amount',
    'planned_by_id',
    'planned_by_name',
    'ended_at',
  ],
  related: (rows) =>
    rows.leftJoin('users', 'users.id', 'row.assignee_id').select('users.full_name as assignee_name'),
});

export type RoundRow = RowOf<typeof reader>;

const list = withList(reader, transactionsOperations.listCollectionRounds, {
  sorts: { number: 'number' },
  defaultSort: '-number',
  days: { created: 'collection_rounds.created_at' },
  filters: { state: equals('state'), user_id: equals('assignee_id') },
});

/** Cash collection rounds; their stops stand in the journal under them. */
export const rounds = withJournal(list, (row) => {
  const { number, planned_by: _, ended_at: _at, ...fields } = presentRound(row);
  const assignee = presentNamed(row.assignee_id, row.assignee_name);
  return { name: `№ ${number}`, fields: { ...fields, assignee } };
});

export function presentRound(row: RoundRow): CollectionRoundEntity {
  const { assignee_id, assignee_name, planned_by_id, planned_by_name, ...own } = row;
  return {
    ...own,
    assignee: presentPersonOrNobody(assignee_id, assignee_name),
    planned_by: presentPerson(planned_by_id, planned_by_name),
  };
}

/** A round with its stops, in the order of their addresses. */
export async function presentRoundDetails(db: Db, row: RoundRow): Promise<CollectionRoundDetailsEntity> {
  const rows = await db
    .selectFrom('collection_round_stops as stop')
    .innerJoin('terminals', 'terminals.id', 'stop.terminal_id')
    .leftJoin('branches', 'branches.id', 'terminals.point_id')
    .leftJoin('encashments', 'encashments.id', 'stop.encashment_id')
    .select(['stop.id', 'stop.state', 'stop.expected_amount', 'stop.skip_reason', 'stop.done_at'])
    .select(['stop.terminal_id', 'stop.terminal_name', 'terminals.number', 'terminals.cash_inside'])
    .select(['branches.name as point_name', 'branches.city', 'branches.address'])
    .select(['encashments.id as encashment_id', 'encashments.number as encashment_number'])
    .select(['encashments.amount', 'encashments.left_amount'])
    .where('stop.round_id', '=', row.id)
    .execute();
  const stops = rows.map((stop) => {
    const { id, state, expected_amount, skip_reason, done_at, point_name, city, address } = stop;
    const { encashment_id, encashment_number, amount, left_amount } = stop;
    const point = point_name === null ? null : { name: point_name, city: city ?? '', address: address ?? '' };
    return {
      ...{ id, state, expected_amount, skip_reason, done_at, point },
      terminal: { id: stop.terminal_id, number: stop.number, name: stop.terminal_name },
      inside_amount: stop.cash_inside,
      encashment:
        encashment_id === null
          ? null
          : {
              ...{ id: encashment_id, number: encashment_number ?? 0 },
              ...{ amount: amount ?? 0, left_amount: left_amount ?? 0 },
            },
    };
  });
  // What stands nowhere comes last.
  const placeOf = ({ point, terminal }: (typeof stops)[number]) =>
    [point ? 0 : 1, sortKey(point?.city ?? ''), sortKey(point?.address ?? ''), terminal.number].join('\n');
  return {
    ...presentRound(row),
    stops: stops
      .map((stop) => ({ stop, key: placeOf(stop) }))
      .sort((a, b) => (a.key < b.key ? -1 : 1))
      .map(({ stop }) => stop),
  };
}
