/** The words for what fields of the journal choose from, beside the contract, whose domains do not know one another. */
import { auditField } from '@kasa/contracts/audit/words';
import { roles } from '@kasa/contracts/shared/permissions';
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
  ['collection_round', 'state', roundStates],
  ['collection_round', 'stop_state', roundStopStates],
  ['route', 'mode', TransportMode.options],
  ['transport', 'mode', TransportMode.options],
  ['transport', 'status', vehicleStates],
  ['shift', 'status', Shift.shape.status.options],
  ['user', 'roles', Object.keys(roles)],
  ['session', 'viewing_as', Object.keys(roles)],
];

it.each(sets)('each value of %s.%s has words, and no other one', (type, name, values) => {
  expect(Object.keys(auditField(type, name)?.values ?? {}).toSorted()).toEqual([...values].toSorted());
});
