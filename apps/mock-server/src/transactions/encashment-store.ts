import type { EncashmentEntity } from '@kasa/contracts/transactions/encashments';
import { transactionsOperations } from '@kasa/contracts/transactions/operations';
import { type SqlBool, sql } from 'kysely';
import { findUsers } from '../db/find-users.ts';
import { findNamesakes, type PersonThen } from '../db/namesakes.ts';
import type { Viewer } from '../db/point-scope.ts';
import type { Db } from '../db/schema.ts';
import { entityReader, type RowOf } from '../http/entity/entity.ts';
import { atLeast, atMost, byValue, equals } from '../http/entity/filters.ts';
import { withList } from '../http/entity/list.ts';

const reader = entityReader({
  type: 'encashment',
  table: 'encashments',
  columns: [
    'number',
    'terminal_id',
    'terminal_name',
    'place',
    'company',
    'taken_at',
    'carried_amount',
    'received_amount',
    'payments_count',
    'refunded_amount',
    'inside_amount',
    'amount',
    'left_amount',
    'comment',
    'by_user_id',
    'by_user_name',
    'by_user_phone',
  ],
  related: (rows) =>
    rows
      .innerJoin('terminals', 'terminals.id', 'row.terminal_id')
      .select('terminals.number as terminal_number'),
});

export type EncashmentRow = RowOf<typeof reader>;

/** Encashments of one terminal (the value `terminal`), by default the newest first. */
export const encashments = withList(reader, transactionsOperations.listEncashments, {
  scope: (_eb, value) => sql<SqlBool>`encashments.terminal_id = ${value('terminal')}`,
  sorts: { number: 'number', amount: 'amount' },
  defaultSort: '-number',
  days: { taken: 'encashments.taken_at' },
  filters: {
    user_id: equals('by_user_id'),
    is_full: byValue({
      true: () => sql<SqlBool>`encashments.left_amount = 0`,
      false: () => sql<SqlBool>`encashments.left_amount <> 0`,
    }),
    amount_from: atLeast('amount'),
    amount_to: atMost('amount'),
  },
});

export function peopleOfEncashments(db: Db, viewer: Viewer, terminal: string) {
  const took = sql<SqlBool>`id in (select by_user_id from encashments where terminal_id = ${terminal})`;
  return findUsers(db, viewer, took);
}

const takerOf = ({ by_user_id, by_user_name }: EncashmentRow): PersonThen => ({
  id: by_user_id,
  name: by_user_name,
});

/** Terminal and user are those at the time of the encashment. @returns one presenter for all rows */
export async function encashmentPresenter(
  db: Db,
  merchant: string,
  rows: readonly EncashmentRow[],
): Promise<(row: EncashmentRow) => EncashmentEntity> {
  const namesakesOf = await findNamesakes(db, merchant, rows.map(takerOf));
  return (row) => present(row, namesakesOf(takerOf(row)) !== null);
}

function present(row: EncashmentRow, has_namesake: boolean): EncashmentEntity {
  const { terminal_id, terminal_number, terminal_name, by_user_id, by_user_name, by_user_phone, ...own } =
    row;
  return {
    ...own,
    terminal: { id: terminal_id, number: terminal_number, name: terminal_name },
    by: { id: by_user_id, name: by_user_name, phone: by_user_phone, has_namesake },
  };
}
