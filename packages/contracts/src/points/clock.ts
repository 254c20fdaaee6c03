import { z } from 'zod';
import { Instant } from '../shared/dates.ts';
import { exampleIds } from '../shared/example-ids.ts';
import { Id } from '../shared/ids.ts';
import { Kopiykas } from '../shared/money-schema.ts';
import { offlineLimits } from '../shared/offline-limits.ts';
import { registerLinks } from './offline-rules.ts';
import { registerDocumentKinds, taxRefusals } from './register-shift-states.ts';

const Seconds = z.int().min(0);

/** How much time and how many numbers the register of a fiscal point has left before trade has to stop. */
export const FiscalClock = z
  .strictObject({
    point_id: Id,
    link: z.enum(registerLinks),
    refusal: z
      .enum(taxRefusals)
      .nullable()
      .describe('Of `refused`: why the tax service does not take what the register made'),
    shift_opened_at: Instant.nullable().describe(
      'Of the shift that is not closed; it lasts 24 hours at most',
    ),
    offline_since: Instant.nullable().describe(
      'When it went offline, until all that it made is with the tax service; null: it is not',
    ),
    offline_seconds_in_month: Seconds.describe('In this calendar month in Kyiv, at most 168 hours; so far'),
    offline_stops_at: Instant.nullable().describe(
      'Of `offline`: when the register must not go on, by whichever limit of time comes first',
    ),
    offline_stops_by: z
      .enum(offlineLimits)
      .nullable()
      .describe('That limit; `numbers`: none is left already'),
    undelivered_documents: z
      .int()
      .min(0)
      .describe('Made offline, and not with the tax service yet; in order, each is sent once'),
    numbers_left: z.int().min(0).describe('For documents made offline; one is taken by each of them'),
    numbers_given: z.int().min(0).describe('Since it last came back; 0: the tax service has given none yet'),
    numbers_last_until: Instant.nullable().describe(
      'Forecast, by the documents of the last seven days; now if none are left; null: for over a year, or there were no documents',
    ),
    certificate_valid_to: Instant.nullable().describe('Null: the point has no key of its own'),
  })
  .meta({ id: 'FiscalClock' });

/**
 * What becomes of a document that was made offline: `make_again`, chained to what the tax service has; `add`: it was not
 * there, and the next one needs it; `leave_out`: the tax service has done without it.
 */
export const repairActions = ['make_again', 'add', 'leave_out'] as const;

/** How a register is repaired whose offline documents the tax service refuses. */
export const RegisterRepair = z
  .strictObject({
    refusal: z
      .enum(taxRefusals)
      .nullable()
      .describe('Of the document that stopped the others; null: there is nothing to repair'),
    tax_shift_opened_at: Instant.nullable().describe(
      'Of the shift that is open with the tax service, whoever opened it; null: none is',
    ),
    steps: z
      .array(z.strictObject({ action: z.enum(repairActions), kind: z.enum(registerDocumentKinds) }))
      .describe('The documents in order; then the register comes back'),
    open_shift: z
      .strictObject({
        ...{ service_in: Kopiykas, service_out: Kopiykas },
        sales_amount: Kopiykas,
        returns_amount: Kopiykas,
      })
      .nullable()
      .describe(
        'What the register’s shift that is not closed has afterwards: the sums of the tax service; null: there is none',
      ),
  })
  .meta({ id: 'RegisterRepair' });

export type RegisterRepairEntity = z.infer<typeof RegisterRepair>;
export type FiscalClockEntity = z.infer<typeof FiscalClock>;

export const exampleFiscalClock: FiscalClockEntity = {
  point_id: exampleIds.point,
  ...{ link: 'online', refusal: null, shift_opened_at: '2026-11-20T05:45:00.000Z' },
  ...{ offline_since: null, offline_seconds_in_month: 0, offline_stops_at: null, offline_stops_by: null },
  ...{ undelivered_documents: 0, numbers_left: 2_000, numbers_given: 2_000, numbers_last_until: null },
  certificate_valid_to: '2027-01-12T08:00:00.000Z',
};
