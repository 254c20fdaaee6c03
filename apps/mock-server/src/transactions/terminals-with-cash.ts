import type { TerminalWithCashEntity } from '@kasa/contracts/transactions/collection-rounds';
import { transactionsOperations } from '@kasa/contracts/transactions/operations';
import { type SqlBool, sql } from 'kysely';
import { IN_FLEET } from '../db/fleet.ts';
import { presentNamed, type RowOf, rowsReader } from '../http/entity/entity.ts';
import { equals } from '../http/entity/filters.ts';
import { withList } from '../http/entity/list.ts';

const reader = rowsReader({
  table: 'terminals',
  columns: ['id', 'number', 'name', 'kind', 'point_id', 'cash_inside'],
  related: (rows) =>
    rows
      .leftJoin('branches', 'branches.id', 'row.point_id')
      .leftJoin('collection_round_stops as stop', (join) =>
        join.onRef('stop.terminal_id', '=', 'row.id').on('stop.closed_at', 'is', null),
      )
      .leftJoin('collection_rounds as round', 'round.id', 'stop.round_id')
      .select(['branches.name as point_name', 'branches.city', 'branches.address'])
      .select(['round.id as round_id', 'round.number as round_number'])
      .select(({ selectFrom }) =>
        selectFrom('encashments')
          .select('taken_at')
          .whereRef('encashments.terminal_id', '=', 'row.id')
          .orderBy('encashments.number', 'desc')
          .limit(sql.lit(1))
          .as('since'),
      ),
});

/** Terminals with cash inside, most of it first. */
export const terminalsWithCash = withList(reader, transactionsOperations.listTerminalsWithCash, {
  scope: () => sql<SqlBool>`terminals.cash_inside > 0 and ${IN_FLEET}`,
  sorts: { cash_inside: 'cash_inside' },
  defaultSort: '-cash_inside',
  search: 'q',
  filters: { kind: equals('kind'), point_id: equals('point_id') },
});

export function presentTerminalWithCash(row: RowOf<typeof terminalsWithCash>): TerminalWithCashEntity {
  const { id, number, name, kind, cash_inside, since, city, address } = row;
  const point = presentNamed(row.point_id, row.point_name);
  return {
    ...{ id, number, name, kind, cash_inside, since },
    point: point && { ...point, city: city ?? '', address: address ?? '' },
    round: row.round_id === null ? null : { id: row.round_id, number: row.round_number ?? 0 },
  };
}
