import { type DepotEntity, DepotInput } from '@kasa/contracts/transport/depots';
import { transportOperations } from '@kasa/contracts/transport/operations';
import { entityReader, inputColumns, type RowOf, withJournal } from '../http/entity/entity.ts';
import { withList } from '../http/entity/list.ts';
import { omit } from '../http/journal/diff.ts';
import { ownRows } from './own-transport.ts';

const reader = entityReader({
  type: 'depot',
  table: 'branches',
  ownRows: ownRows.branches,
  byPoints: false,
  scope: (eb) => eb('branches.kind', '=', 'depot'),
  columns: inputColumns(DepotInput),
  related: (rows) =>
    rows.select(({ selectFrom }) => [
      selectFrom('transports')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .whereRef('transports.branch_id', '=', 'row.id')
        .$asScalar()
        .$notNull()
        .as('transports_count'),
      selectFrom('drivers')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .whereRef('drivers.branch_id', '=', 'row.id')
        .$asScalar()
        .$notNull()
        .as('drivers_count'),
    ]),
});

const list = withList(reader, transportOperations.listDepots, {
  sorts: { name: 'name_key', city: 'city_key', created_at: 'created_at' },
  defaultSort: 'name',
  search: 'q',
  filters: {},
});

export const depots = withJournal(list, (row) => ({
  name: row.name,
  fields: omit(row, 'transports_count', 'drivers_count'),
}));

export const presentDepot = (row: RowOf<typeof depots>): DepotEntity => ({ ...row, kind: 'depot' });
