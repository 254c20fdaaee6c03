import type { DepotFields } from '@kasa/contracts/transport/depots';
import type { transportOperations } from '@kasa/contracts/transport/operations';
import { differs, invalidateTerminalConfig } from '../db/invalidate-config.ts';
import { searchColumn } from '../db/search.ts';
import { sortKey } from '../db/text.ts';
import type { EntityWrites } from '../http/entity/changes.ts';
import type { RowOf } from '../http/entity/entity.ts';
import { createHandler, getHandler, listHandler, updateHandler } from '../http/entity/handlers.ts';
import type { Handlers } from '../http/request/handler.ts';
import { depots, presentDepot } from './depot-store.ts';

type Operations = Pick<typeof transportOperations, 'listDepots' | 'getDepot' | 'createDepot' | 'updateDepot'>;

const depotWrites: EntityWrites<'branches', RowOf<typeof depots>, DepotFields> = {
  entity: depots,
  initial: { kind: 'depot' },
  columns: (input, before) => ({
    ...input,
    // Somebody else by name is no user until one is chosen.
    ...(before && differs(before, input, 'director', 'director_phone') ? { director_id: null } : {}),
    name_key: sortKey(input.name),
    city_key: sortKey(input.city),
    search: searchColumn('branches', input.name, input.city, input.address),
  }),
  // The name and address are part of the terminal configuration.
  events: async (tx, { clock }, { id, before, input }) =>
    before && input && differs(before, input, 'name', 'city', 'address')
      ? invalidateTerminalConfig(tx, { point_id: id }, () => clock.nowIso())
      : [],
};

export const depotHandlers: Handlers<Operations> = {
  listDepots: listHandler(depots, presentDepot),
  getDepot: getHandler(depots, presentDepot),
  createDepot: createHandler(depotWrites, presentDepot),
  updateDepot: updateHandler(depotWrites, presentDepot),
};
