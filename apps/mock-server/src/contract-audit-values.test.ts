/** The words for what fields of the journal choose from, beside the contract, whose domains do not know one another. */
import { auditField } from '@kasa/contracts/audit/words';
import { roles } from '@kasa/contracts/shared/permissions';
import { Mode } from '@kasa/contracts/transport/geo';
import { Shift } from '@kasa/contracts/transport/shifts';
import { transportStates } from '@kasa/contracts/transport/transport-status';
import { expect, it } from 'vitest';

it.each([
  ['route', 'mode', Mode.options],
  ['transport', 'mode', Mode.options],
  ['transport', 'status', transportStates],
  ['shift', 'status', Shift.shape.status.options],
  ['user', 'roles', Object.keys(roles)],
  ['session', 'viewing_as', Object.keys(roles)],
])('each value of %s.%s has words, and no other one', (type, name, values) => {
  expect(Object.keys(auditField(type, name)?.values ?? {}).toSorted()).toEqual([...values].toSorted());
});
