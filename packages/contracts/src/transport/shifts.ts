import { z } from 'zod';
import { Instant } from '../shared/dates.ts';
import { exampleIds } from '../shared/example-ids.ts';
import { Id, NamedReference } from '../shared/ids.ts';
import { Kopiykas, KopiykasDifference } from '../shared/money-schema.ts';
import { pageOf, pagingQuery } from '../shared/paging-schema.ts';
import { examplePerson, PersonReference } from '../shared/people.ts';
import { isVisible, multilineText } from '../shared/text.ts';
import { exampleReferences } from './examples.ts';

/** A change of vehicle or route during a shift. */
export const ShiftChange = z
  .strictObject({
    at: Instant,
    kind: z.enum(['route', 'transport']),
    from: NamedReference.nullable(),
    to: NamedReference,
    by: PersonReference.describe('The user who made the change'),
  })
  .meta({ id: 'ShiftChange' });

/** A driver's shift. At most one open per driver, at most one driver on shift per vehicle (decisions §3). */
export const Shift = z
  .strictObject({
    id: Id,
    driver: NamedReference,
    transport: NamedReference,
    route: NamedReference,
    status: z.enum(['open', 'closed']),
    opened_at: Instant,
    opened_by: PersonReference.describe('The user who opened it'),
    closed_at: Instant.nullable(),
    closed_by: PersonReference.nullable().describe('The user who closed it; null while open'),
    expected_cash: Kopiykas.describe('Cash the driver must hand over, kopiykas; while open: as of now'),
    handed_over_cash: Kopiykas.nullable(),
    cash_difference: KopiykasDifference.nullable().describe(
      'Handed over minus expected, kopiykas; negative: shortage',
    ),
    comment: z.string().nullable().describe('What whoever closed it said; there is one with every shortage'),
    changes: z
      .array(ShiftChange)
      .describe('Changes of vehicle and route while it was open, in order of time'),
  })
  .meta({ id: 'Shift' });

export const ShiftPage = pageOf(Shift).meta({ id: 'ShiftPage' });
export const ShiftQuery = z.strictObject(pagingQuery);

/** Input that opens a shift. Without a route the driver's own applies. */
export const OpenShiftInput = z
  .strictObject({
    transport_id: Id,
    route_id: Id.nullable().describe('Null: the route that the driver has; without one, route_required'),
  })
  .meta({ id: 'OpenShiftInput' });

/** Input that closes a shift: the counted cash, and the reason for a shortage. */
export const CloseShiftInput = z
  .strictObject({
    handed_over_cash: Kopiykas.describe('Cash handed over, kopiykas'),
    comment: multilineText(500).nullable().describe('Required when less is handed over than expected'),
    shift_id: Id.optional().describe(
      'The shift that the person saw; when another one is open by now, or none, the answer is shift_already_closed. One that the driver never had is not_found',
    ),
    expected_cash: Kopiykas.optional().describe(
      'The `expected_cash` that the person saw, kopiykas; when it is another by now, the answer is conflict and nothing is closed',
    ),
  })
  .meta({ id: 'CloseShiftInput' });

/** @param difference handed over minus expected, kopiykas */
export const lacksComment = (difference: number, comment: string | null): boolean =>
  difference < 0 && !isVisible(comment ?? '');

export type ShiftEntity = z.infer<typeof Shift>;

export const exampleShift: ShiftEntity = {
  id: exampleIds.shift,
  driver: exampleReferences.driver,
  transport: exampleReferences.transport,
  route: exampleReferences.route,
  status: 'open',
  opened_at: '2026-11-20T04:30:00.000Z',
  opened_by: examplePerson,
  closed_at: null,
  closed_by: null,
  expected_cash: 214200,
  handed_over_cash: null,
  cash_difference: null,
  comment: null,
  changes: [],
};

/** A shift with a vehicle change, closed with a shortage. */
export const exampleClosedShift: ShiftEntity = {
  ...exampleShift,
  status: 'closed',
  closed_at: '2026-11-20T13:05:00.000Z',
  closed_by: exampleShift.opened_by,
  expected_cash: 184500,
  handed_over_cash: 184000,
  cash_difference: -500,
  comment: 'Бракує 5 грн: здача',
  changes: [
    {
      at: '2026-11-20T09:40:00.000Z',
      kind: 'transport',
      from: { id: exampleIds.transportSpare, name: '1204' },
      to: exampleReferences.transport,
      by: exampleShift.opened_by,
    },
  ],
};
