/** The words for what fields of the journal choose from, beside the contract, whose domains do not know one another. */

import { auditField } from '@kasa/contracts/audit/words';
import { savedViewFields } from '@kasa/contracts/audit/words/saved-views';
import { importActions } from '@kasa/contracts/catalogue/import-values';
import { operations } from '@kasa/contracts/operations';
import { partField } from '@kasa/contracts/shared/fields';
import type { Operation } from '@kasa/contracts/shared/operation';
import { roles } from '@kasa/contracts/shared/permissions';
import { runStates } from '@kasa/contracts/shared/run-values';
import { bulkRunKinds, bulkRunStates } from '@kasa/contracts/terminals/bulk-run-values';
import { settingFields } from '@kasa/contracts/terminals/settings';
import { terminalKinds, terminalStates } from '@kasa/contracts/terminals/terminal-status';
import { roundStates, roundStopStates } from '@kasa/contracts/transactions/collection-round-values';
import { TransportMode } from '@kasa/contracts/transport/geo';
import { Shift } from '@kasa/contracts/transport/shifts';
import { vehicleStates } from '@kasa/contracts/transport/vehicle-status';
import { expect, it } from 'vitest';
import { z } from 'zod';

/** Settings that are chosen from a set. */
const chosen = Object.entries(settingFields).flatMap(([name, schema]) =>
  schema instanceof z.ZodEnum ? [['terminal', name, schema.options] as const] : [],
);

it('terminals have settings to choose', () => expect(chosen.length).toBeGreaterThan(7));

const sets: readonly (readonly [type: string, field: string, values: readonly string[]])[] = [
  ...chosen,
  ...chosen.map(([, name, values]) => ['terminal_template', name, values] as const),
  ['terminal', 'kind', terminalKinds],
  ['terminal', 'status', terminalStates],
  ['bulk_run', 'kind', bulkRunKinds],
  ['bulk_run', 'state', bulkRunStates],
  ['reversal_run', 'state', runStates],
  ['resend_run', 'state', runStates],
  ['product_run', 'state', runStates],
  ['product_import_run', 'state', runStates],
  ['product_import_run', 'action', importActions],
  ['collection_round', 'state', roundStates],
  ['collection_round', 'stop_state', roundStopStates],
  ['route', 'mode', TransportMode.options],
  ['transport', 'mode', TransportMode.options],
  ['transport', 'status', vehicleStates],
  ['shift', 'status', Shift.shape.status.options],
  ['user', 'roles', Object.keys(roles)],
  ['merchant', 'second_factor_roles', Object.keys(roles)],
  ['session', 'viewing_as', Object.keys(roles)],
];

it.each(sets)('each value of %s.%s has words, and no other one', (type, name, values) => {
  expect(Object.keys(auditField(type, name)?.values ?? {}).toSorted()).toEqual([...values].toSorted());
});

const listed = {
  terminals: operations.listTerminals,
  ecomm_terminals: operations.listEcommTerminals,
  terminal_templates: operations.listTerminalTemplates,
  terminal_runs: operations.listBulkRuns,
  callbacks: operations.listCallbackDeliveries,
  resend_runs: operations.listResendRuns,
  transactions: operations.listTransactions,
  reversal_runs: operations.listReversalRuns,
  product_runs: operations.listProductRuns,
  cash: operations.listTerminalsWithCash,
  cash_rounds: operations.listCollectionRounds,
  routes: operations.listRoutes,
  transports: operations.listTransports,
  drivers: operations.listDrivers,
  branches: operations.listDepots,
  companies: operations.listCompanies,
  users: operations.listUsers,
  audit: operations.listAuditEntries,
} satisfies Record<string, Operation>;

type Sort = z.ZodOptional<z.ZodEnum<Record<string, string>>>;
type ListQuery = z.ZodObject<{ page: z.ZodType; perPage: z.ZodType; sort: Sort }>;

it('views have words for each list, what it is narrowed by and the ways in which it is sorted', () => {
  expect(Object.keys(savedViewFields.list.values ?? {})).toEqual(Object.keys(listed));
  const wordless = Object.entries(listed).flatMap(([list, { query }]) => {
    const words = partField(savedViewFields.parameters, list);
    const { page: _, perPage: __, sort, ...filters } = (query as unknown as ListQuery).shape;
    const lacking = Object.keys(filters).filter((name) => words && !partField(words, name));
    const sorts = sort.unwrap().options.filter((way) => !words?.parts?.sort?.values?.[way]);
    return [...lacking, ...sorts].map((name) => `${list}.${name}`);
  });
  expect(wordless).toEqual(['audit.folded']);
});
