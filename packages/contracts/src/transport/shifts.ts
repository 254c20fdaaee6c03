import { z } from 'zod';
import { Instant } from '../shared/dates.ts';
import { Id } from '../shared/ids.ts';
import { Kopiykas, KopiykasDifference } from '../shared/money-schema.ts';
import { pageOf, pagingQuery } from '../shared/paging-schema.ts';
import { multilineText } from '../shared/text.ts';

const Named = z.strictObject({ id: Id, name: z.string() });

/** A change of vehicle or route in the middle of a shift. */
export const ShiftChange = z
  .strictObject({
    at: Instant,
    kind: z.enum(['route', 'transport']),
    from: Named.nullable(),
    to: Named,
    by: Named.describe('The user who made the change'),
  })
  .meta({ id: 'ShiftChange' });

/** A driver's shift. A driver has at most one open, a vehicle at most one driver on shift (decisions §3). */
export const Shift = z
  .strictObject({
    id: Id,
    driver: Named,
    transport: Named,
    route: Named,
    status: z.enum(['open', 'closed']),
    opened_at: Instant,
    closed_at: Instant.nullable(),
    expected_cash: Kopiykas.describe('Cash the driver must hand over, kopiykas; while open: as of now'),
    handed_over_cash: Kopiykas.nullable(),
    cash_difference: KopiykasDifference.nullable().describe(
      'Handed over minus expected, kopiykas; negative: shortage',
    ),
    comment: z.string().nullable(),
    changes: z.array(ShiftChange).describe('In order of time'),
  })
  .meta({ id: 'Shift' });

export const ShiftPage = pageOf(Shift).meta({ id: 'ShiftPage' });
export const ShiftQuery = z.strictObject(pagingQuery);

/** What opening a shift needs. A missing route means the driver's own. */
export const OpenShiftInput = z
  .strictObject({
    transport_id: Id,
    route_id: Id.nullable().describe('Null: the route that the driver has; without one, route_required'),
  })
  .meta({ id: 'OpenShiftInput' });

/** What closing a shift needs: the cash that was counted. */
export const CloseShiftInput = z
  .strictObject({
    handed_over_cash: Kopiykas.describe('Cash handed over, kopiykas'),
    comment: multilineText(500).nullable(),
  })
  .meta({ id: 'CloseShiftInput' });

export type ShiftEntity = z.infer<typeof Shift>;
