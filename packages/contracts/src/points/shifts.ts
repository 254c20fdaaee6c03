import { z } from 'zod';
import { anyOf } from '../shared/any-of.ts';
import { Day, Instant } from '../shared/dates.ts';
import { exampleIds } from '../shared/example-ids.ts';
import { exportFormats } from '../shared/export-formats.ts';
import { Id, NamedReference, versionAndTimestamps } from '../shared/ids.ts';
import { Kopiykas, KopiykasDifference, PositiveKopiykas } from '../shared/money-schema.ts';
import { pageOf, pagingQuery, sortBy } from '../shared/paging-schema.ts';
import { PersonReference } from '../shared/people.ts';
import { ReceiptTax } from '../shared/tax-total.ts';
import {
  registerDocumentKinds,
  registerShiftStates,
  serviceCashKinds,
  shiftRefusals,
} from './register-shift-states.ts';

const FiscalNumber = z.string().describe('Given by the tax service');

/** What the sales of a shift, or its returns, come to. */
export const ShiftTurnover = z
  .strictObject({
    count: z.int().min(0).describe('Receipts'),
    amount: Kopiykas.describe('Paid, or paid back'),
    cash_amount: Kopiykas.describe('Of it in cash; the rest by card'),
    rounding_amount: KopiykasDifference.describe('What rounding of cash has added to it, or taken'),
    taxes: z.array(ReceiptTax).describe('By letter, in alphabetical order: the sums of the receipts'),
  })
  .meta({ id: 'ShiftTurnover' });

/** What a shift has come to (X), or came to when it was closed (Z). Reading it changes nothing. */
export const ShiftReport = z
  .strictObject({
    kind: z
      .enum(['x', 'z'])
      .describe('`x`: so far; `z`: registered with the tax service, the shift is closed'),
    fiscal_number: FiscalNumber.nullable().describe(
      'Of the Z report; null: an X report is registered nowhere',
    ),
    sales: ShiftTurnover,
    returns: ShiftTurnover,
    service_in: Kopiykas.describe('Put into the drawer, kopiykas'),
    service_out: Kopiykas.describe('Taken out of the drawer, kopiykas'),
    cash: KopiykasDifference.describe(
      'What is in the drawer of it, and of sales and returns in cash, kopiykas',
    ),
  })
  .meta({ id: 'ShiftReport' });

/** A shift of a fiscal point's register (зміна ПРРО). One of a point is not closed at most. */
export const RegisterShift = z
  .strictObject({
    id: Id,
    point: NamedReference,
    register_number: z.string().describe('Number of the register at the tax service, 10 digits'),
    state: z.enum(registerShiftStates).describe('Its steps: `x-state-machines`'),
    pending: z
      .enum(registerDocumentKinds)
      .nullable()
      .describe('The document that the tax service has not answered yet; it is sent again until it has'),
    refusal: z
      .enum(shiftRefusals)
      .nullable()
      .describe('Why the tax service refused the latest document; null: it did not'),
    begun_at: Instant.describe('When it was asked to open'),
    opened_at: Instant.nullable().describe('When the tax service opened it; null: it has not'),
    opened_by: PersonReference.nullable().describe('null: the register opened it by itself, for a sale'),
    opening_number: FiscalNumber.nullable().describe('Of the document that opened it'),
    closes_at: Instant.describe(
      'When it closes by itself: at the closing time of the point, as it was when the shift was begun, and after 24 hours at the latest',
    ),
    closed_at: Instant.nullable(),
    closed_by: PersonReference.nullable().describe('null: it is not closed, or closed by itself'),
    report: ShiftReport,
    ...versionAndTimestamps,
  })
  .meta({ id: 'RegisterShift' });

export const RegisterShiftPage = pageOf(RegisterShift).meta({ id: 'RegisterShiftPage' });

const filters = {
  point_id: Id.optional(),
  state: anyOf(z.enum(registerShiftStates)).optional(),
  begun_from: Day.optional().describe('Begun on this day in Kyiv or later'),
  begun_to: Day.optional().describe('Begun on this day in Kyiv or earlier'),
};

export const RegisterShiftQuery = z.strictObject({
  ...pagingQuery,
  sort: sortBy(['begun_at']).describe('Default: -begun_at'),
  ...filters,
});

export const RegisterShiftExportQuery = z.strictObject({ format: z.enum(exportFormats), ...filters });

export const OpenRegisterShiftInput = z
  .strictObject({ point_id: Id.describe('A fiscal point') })
  .meta({ id: 'OpenRegisterShiftInput' });

/** Cash put into the drawer, or taken out of it, without a sale. */
export const ServiceCashInput = z
  .strictObject({ kind: z.enum(serviceCashKinds), amount: PositiveKopiykas })
  .meta({ id: 'ServiceCashInput' });

export type RegisterShiftEntity = z.infer<typeof RegisterShift>;
export type ShiftTurnoverEntity = z.infer<typeof ShiftTurnover>;

/** Of a shift that has sold nothing. */
export const noTurnover: ShiftTurnoverEntity = {
  ...{ count: 0, amount: 0, cash_amount: 0, rounding_amount: 0, taxes: [] },
};

export const exampleRegisterShift: RegisterShiftEntity = {
  id: exampleIds.registerShift,
  point: { id: exampleIds.point, name: 'Затишок на Городоцькій' },
  register_number: '4000512871',
  ...{ state: 'closed', pending: null, refusal: null },
  begun_at: '2026-11-19T05:00:00.000Z',
  opened_at: '2026-11-19T05:00:00.000Z',
  opened_by: { id: exampleIds.owner, name: 'Коваль Олена Петрівна', has_namesake: false, phone_hint: null },
  opening_number: '2718281828',
  closes_at: '2026-11-19T19:30:00.000Z',
  closed_at: '2026-11-19T19:30:00.000Z',
  closed_by: null,
  report: {
    ...{ kind: 'z', fiscal_number: '3141592653' },
    sales: {
      ...{ count: 2, amount: 47_600, cash_amount: 12_600, rounding_amount: 0 },
      taxes: [
        { letter: 'Г', kind: 'vat', rate: 2_000, base: 46_400, amount: 7_733 },
        { letter: 'Д', kind: 'excise', rate: 500, base: 25_200, amount: 1_200 },
      ],
    },
    returns: noTurnover,
    ...{ service_in: 50_000, service_out: 62_600, cash: 0 },
  },
  version: 4,
  created_at: '2026-11-19T05:00:00.000Z',
  updated_at: '2026-11-19T19:30:00.000Z',
};
