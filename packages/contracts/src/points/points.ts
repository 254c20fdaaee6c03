import { z } from 'zod';
import { anyOf } from '../shared/any-of.ts';
import { Instant, TimeOfDay } from '../shared/dates.ts';
import { exampleIds } from '../shared/example-ids.ts';
import { exportFormats } from '../shared/export-formats.ts';
import { Id, NamedReference, Version, versionAndTimestamps } from '../shared/ids.ts';
import { pageOf, pagingQuery, sortBy } from '../shared/paging-schema.ts';
import { Phone } from '../shared/phone-schema.ts';
import { searchText, text } from '../shared/text.ts';
import { weekDays } from '../shared/week-days.ts';
import { registerLinks, tradeStops } from './offline-rules.ts';
import { openShiftStates } from './register-shift-states.ts';

/** Kinds of point; the third kind of branch is a depot, see transport. */
export const pointKinds = ['fiscal', 'non_fiscal'] as const;

const PointKind = z
  .enum(pointKinds)
  .describe('Fixed once created: what a fiscal point sells goes through its register');

/** The user who is responsible for a point. */
const PointDirector = z
  .strictObject({
    ...NamedReference.shape,
    phone: Phone,
    is_active: z.boolean().describe('False: the person can no longer sign in'),
  })
  .meta({ id: 'PointDirector' });

/** The key that a point signs with; the rest of it: getPointKey. */
const SigningKey = z
  .strictObject({
    ...NamedReference.shape,
    name: z.string().describe('Its owner, by the certificate'),
    valid_to: Instant,
  })
  .meta({ id: 'PointSigningKey' });

/** Degrees, WGS 84. */
const PointLocation = z
  .strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
  .meta({ id: 'PointLocation' });

/** A point of the merchant, where it sells (decisions §3). */
export const Point = z
  .strictObject({
    id: Id,
    kind: PointKind,
    name: z.string(),
    city: z.string(),
    address: z.string(),
    company: NamedReference.nullable().describe(
      'The company that sells there; null: it is older than companies and was not changed since',
    ),
    director: PointDirector.nullable(),
    shift_closing_time: TimeOfDay.describe('When its shift is closed, HH:mm, Europe/Kyiv'),
    shift_closing_days: z.array(z.enum(weekDays)).describe('Days of the week on which its shift is closed'),
    fiscal_register_number: z
      .string()
      .nullable()
      .describe('Number of its register at the tax service, 10 digits; null: a non-fiscal point'),
    point_key: SigningKey.nullable().describe('Signs the documents of its register; null: none was chosen'),
    shift_state: z
      .enum(openShiftStates)
      .nullable()
      .describe('Of the shift of its register that is not closed; null: there is none'),
    shift_closes_at: Instant.nullable().describe('When that shift closes by itself'),
    register_link: z
      .enum(registerLinks)
      .nullable()
      .describe('Whether its register reaches the tax service; null: a non-fiscal point'),
    trade_stops_at: Instant.nullable().describe(
      'When it has to stop selling if nothing is done; null: nothing is known that would stop it',
    ),
    trade_stops_by: z
      .enum(tradeStops)
      .nullable()
      .describe(
        'Why: `shift`, which could not be closed; `offline`, see its clock; `refused`, what was made offline; `key`, which ends',
      ),
    is_test: z.boolean().describe('Its receipts are none: the register is for trying things out'),
    location: PointLocation.nullable().describe('Its place on the map'),
    terminals_count: z.int().min(0).describe('Terminals that stand there'),
    ...versionAndTimestamps,
  })
  .meta({ id: 'Point' });

/** Number of a register at the tax service. */
export const RegisterNumber = z.string().regex(/^[0-9]{10}$/, 'register_number_format');

/** Days of the week on which a shift is closed. */
export const ClosingDays = z
  .array(z.enum(weekDays))
  .max(weekDays.length)
  .refine((days) => new Set(days).size === days.length, 'invalid');

const fields = {
  kind: PointKind,
  name: text(100),
  city: text(60),
  address: text(200),
  company_id: Id.describe('The company that sells there'),
  director_id: Id.nullable().describe(
    'A user of the merchant; one who can no longer sign in may only stay (rule director_inactive)',
  ),
  shift_closing_time: TimeOfDay,
  shift_closing_days: ClosingDays.describe('At least one of a fiscal point (rule closing_day_needed)'),
  fiscal_register_number: RegisterNumber.nullable().describe(
    '10 digits, unique within the merchant; of a fiscal point (rules register_number_needed, only_fiscal_point)',
  ),
  point_key_id: Id.nullable().describe(
    'A key of its company (rule key_other_company); of a fiscal point (rule only_fiscal_point)',
  ),
  is_test: z.boolean(),
  location: PointLocation.nullable(),
};

const ofKind = z.object({
  kind: PointKind,
  shift_closing_days: z.array(z.unknown()),
  fiscal_register_number: z.string().nullable(),
  point_key_id: z.string().nullable(),
});
type OfKind = z.infer<typeof ofKind>;
/** Runs even if other fields are invalid, so all errors are reported together. */
const whenKnown = { when: ({ value }: { value: unknown }) => ofKind.safeParse(value).success };
const isFiscal = ({ kind }: OfKind) => kind === 'fiscal';

/** A fiscal point has a register and closes its shifts; a non-fiscal one has none. */
export const PointInput = z
  .strictObject(fields)
  .refine((point) => !isFiscal(point) || point.fiscal_register_number !== null, {
    ...{ path: ['fiscal_register_number'], error: 'register_number_needed', ...whenKnown },
  })
  .refine((point) => isFiscal(point) || point.fiscal_register_number === null, {
    ...{ path: ['fiscal_register_number'], error: 'only_fiscal_point', ...whenKnown },
  })
  .refine((point) => isFiscal(point) || point.point_key_id === null, {
    ...{ path: ['point_key_id'], error: 'only_fiscal_point', ...whenKnown },
  })
  .refine((point) => !isFiscal(point) || point.shift_closing_days.length > 0, {
    ...{ path: ['shift_closing_days'], error: 'closing_day_needed', ...whenKnown },
  })
  .meta({ id: 'PointInput' });

/** A point as edited. */
export const PointUpdate = PointInput.safeExtend({ version: Version }).meta({ id: 'PointUpdate' });

export const PointPage = pageOf(Point).meta({ id: 'PointPage' });

const filters = {
  q: searchText.optional().describe('Part of the name, the city, the address or the register number'),
  kind: anyOf(z.enum(pointKinds)).optional(),
  company_id: anyOf(Id).optional(),
  director_id: anyOf(Id).optional(),
  is_test: z.enum(['true', 'false']).optional(),
  register_link: anyOf(z.enum(['offline', 'returning', 'refused'])).optional(),
};

export const PointQuery = z.strictObject({
  ...pagingQuery,
  ...filters,
  sort: sortBy(['name', 'city', 'created_at', 'trade_stops_at']).describe(
    'Default: trade_stops_at, what has to stop selling first; last those that nothing stops',
  ),
});

export const PointExportQuery = z.strictObject({ format: z.enum(exportFormats), ...filters });

/** A company to choose. */
export const PointCompanyPage = pageOf(NamedReference).meta({ id: 'PointCompanyPage' });

/** A user, for who chooses a director. */
export const PointDirectorCandidate = z
  .strictObject({ ...PointDirector.shape, position: z.string().nullable() })
  .meta({ id: 'PointDirectorCandidate' });

export const PointDirectorPage = pageOf(PointDirectorCandidate).meta({ id: 'PointDirectorPage' });

const q = searchText.optional();

export const PointCompanyQuery = z.strictObject({
  ...pagingQuery,
  sort: sortBy(['name']).describe('Default: name'),
  q: q.describe('Part of the name or of the tax number'),
});

export const PointDirectorQuery = z.strictObject({
  ...pagingQuery,
  sort: sortBy(['name']).describe('Default: name'),
  q: q.describe('Part of the name, the position or the phone'),
});

export type PointEntity = z.infer<typeof Point>;
export type PointFields = z.infer<typeof PointInput>;
export type PointDirectorCandidateEntity = z.infer<typeof PointDirectorCandidate>;

export const examplePoint: PointEntity = {
  id: exampleIds.point,
  kind: 'fiscal',
  name: 'Затишок на Городоцькій',
  city: 'Львів',
  address: 'вул. Городоцька, 82',
  company: { id: exampleIds.company, name: 'ТОВ «Затишок»' },
  director: {
    id: exampleIds.pointDirector,
    name: 'Лисенко Богдан Юрійович',
    phone: '+380500000024',
    is_active: true,
  },
  shift_closing_time: '21:30',
  shift_closing_days: [...weekDays],
  fiscal_register_number: '4000512871',
  point_key: { id: exampleIds.pointKey, name: 'ТОВ «Затишок»', valid_to: '2027-01-12T08:00:00.000Z' },
  ...{ shift_state: 'opened', shift_closes_at: '2026-11-20T19:30:00.000Z' },
  ...{ register_link: 'online', trade_stops_at: '2027-01-12T08:00:00.000Z', trade_stops_by: 'key' },
  is_test: false,
  location: { lat: 49.8383, lng: 24.0067 },
  terminals_count: 35,
  version: 1,
  created_at: '2026-01-12T08:00:00.000Z',
  updated_at: '2026-01-12T08:00:00.000Z',
};
