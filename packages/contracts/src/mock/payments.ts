import { z } from 'zod';
import { Instant } from '../shared/dates.ts';
import { exampleIds } from '../shared/example-ids.ts';
import { Id } from '../shared/ids.ts';
import { PositiveKopiykas } from '../shared/money-schema.ts';
import { operation } from '../shared/operation.ts';

/** Mock control of single payments, and of who takes them. For continuous ones use the simulator `payments`. */

export const makeMockPayment = operation({
  domain: 'mock',
  session: false,
  id: 'makeMockPayment',
  method: 'POST',
  path: '/__mock/payments',
  summary: 'Let somebody pay at an active terminal now, by its number',
  description: 'Whoever listens hears of it as of any other payment.',
  body: z
    .strictObject({
      number: z.string().max(8),
      amount: PositiveKopiykas,
      in_cash: z.boolean().describe('False: by card'),
      cashier_id: Id.nullable()
        .optional()
        .describe('Who is signed in there; null: nobody; default: somebody who is at work at its point'),
      commit_id: Id.optional().describe(
        'A commit of the terminal that it pays (`commitLoyalty`), as the acquirer’s payment would name it. `amount` is the one to be paid, or the answer is `validation_failed` there; one that was paid, released or is another terminal’s is `not_found`. What it sells are the goods that were quoted, where all of them are in the catalogue and fiscal; otherwise some for its amount',
      ),
    })
    .meta({ id: 'MockPaymentInput' }),
  data: z.strictObject({ transaction_id: Id }).meta({ id: 'MockPayment' }),
  codes: ['not_found'],
  example: {
    body: { number: 'S1100281', amount: 20_000, in_cash: true },
    data: { transaction_id: '01912d50-3c00-7000-8000-0000000000f4' },
  },
});

export const recordMockAttendance = operation({
  domain: 'mock',
  session: false,
  id: 'recordMockAttendance',
  method: 'POST',
  path: '/__mock/attendances',
  summary: 'Record when somebody was at work at a point',
  description:
    'As its terminals tell by who signs in there. Counts in the hours worked of `getUserStatistics`.',
  body: z
    .strictObject({
      user_id: Id,
      point_id: Id,
      came_at: Instant,
      left_at: Instant.nullable().describe('Null: is there still'),
    })
    .refine(({ came_at, left_at }) => left_at === null || left_at > came_at, {
      ...{ path: ['left_at'], error: 'invalid' },
    })
    .meta({ id: 'MockAttendanceInput' }),
  data: z.strictObject({ attendance_id: Id }).meta({ id: 'MockAttendance' }),
  codes: ['not_found'],
  example: {
    body: {
      ...{ user_id: exampleIds.userForPhoto, point_id: exampleIds.point },
      ...{ came_at: '2026-11-16T07:00:00.000Z', left_at: '2026-11-16T13:00:00.000Z' },
    },
    data: { attendance_id: '01912d50-3c00-7000-8000-0000000000f5' },
  },
});
