import { z } from 'zod';
import { anyOf } from '../shared/any-of.ts';
import { Day, Instant } from '../shared/dates.ts';
import { exportFormats } from '../shared/export-formats.ts';
import { Id, NamedReference, Version, versionAndTimestamps } from '../shared/ids.ts';
import { KopiykasSum } from '../shared/money-schema.ts';
import { pageOf, pagingQuery, sortBy } from '../shared/paging-schema.ts';
import { PersonReference } from '../shared/people.ts';
import { TerminalNumber } from '../shared/terminal-headers.ts';
import { httpsUrl, identifier, multilineText, searchText, text } from '../shared/text.ts';
import { SomeTerminalSettings, TerminalSettingSources, TerminalSettings } from './settings.ts';
import { ACTIVATION_CODE_PATTERN } from './terminal-number.ts';
import { blockedByValues, connectivities, terminalKinds, terminalStates } from './terminal-status.ts';

const Kind = z.enum(terminalKinds).describe('`ptks`: a self-service kiosk (ПТКС)');
const Status = z
  .enum(terminalStates)
  .describe('released: given back, and kept for its history; its number may stand in a fleet again');
const lastOnline = Instant.nullable().describe('Null: never');

const summary = {
  id: Id,
  number: TerminalNumber,
  ptks_id: z.string().describe('Its number in the acquirer’s system (PTKS id), unique over all merchants'),
  name: z.string(),
  serial: z.string().describe('Serial number of the device'),
  model: z.string(),
  kind: Kind,
  status: Status,
  blocked_by: z.enum(blockedByValues).nullable().describe('Who has blocked it, and alone unblocks it'),
  connectivity: z
    .enum(connectivities)
    .describe('online: heard of within the last five minutes. Derived from `last_online_at`'),
  last_online_at: lastOnline,
  is_unstable: z
    .boolean()
    .describe(
      'It changed sides more than 4 times within 30 minutes, and has not been on one side for 10 minutes since: its connectivity is not told as an event meanwhile',
    ),
  last_started_at: Instant.nullable().describe('When the device was last switched on; null: never'),
  activated_at: Instant.nullable(),
  test_mode: z.boolean().describe('Its payments move no money'),
  point: z
    .strictObject({ id: Id, name: z.string(), city: z.string() })
    .nullable()
    .describe('Where it stands: a point or a depot; null: nowhere yet'),
  template: NamedReference.nullable(),
  ...versionAndTimestamps,
};

const forReports = 'null: who asks may not view reports (`reports_view`)';

/** A terminal as lists show it, with its money. */
export const TerminalSummary = z
  .strictObject({
    ...summary,
    today_amount: KopiykasSum.nullable().describe(
      `Kopiykas: its payments begun on this day in Kyiv, without what was paid back; ${forReports}`,
    ),
    cash_inside: KopiykasSum.nullable().describe(
      'Kopiykas: as `getTerminalCash` derives it; null: who asks may not view cash (`cash_view`, or `encashment_perform`)',
    ),
  })
  .meta({ id: 'TerminalSummary' });

const Vehicle = z
  .strictObject({
    id: Id,
    name: z.string().describe('Fleet number'),
    state_number: z.string().nullable(),
    transport_type: z.enum(['bus', 'trolleybus', 'tram', 'minibus']),
  })
  .nullable()
  .describe(
    'The vehicle that a transport terminal is on; null, too, if who asks may not read it: all of them by `transport_view`, the one of the own driver card by `own_shift_view`',
  );

/** A payment terminal with all details (spec §3 "Terminal"). */
export const Terminal = z
  .strictObject({
    ...summary,
    vehicle: Vehicle,
    website: z.string().nullable(),
    extra_info: z.string().nullable(),
    release_reason: z.string().nullable().describe('Why it was released; null: it was not'),
    has_secret_key_phrase: z.boolean().describe('The phrase itself is never answered'),
    previous_key_phrase_until: Instant.nullable().describe(
      'Until then the phrase before counts, too (`replaceKeyPhrase`); null: it does not',
    ),
    settings: TerminalSettings,
    setting_sources: TerminalSettingSources,
    settings_changed_at: Instant.describe(
      'When what it is told by /Config/get last changed: settings of its own or of its template, its name, point, vehicle, website, test mode, the merchant’s name. What only the server needs, as of callbacks, does not count',
    ),
    settings_taken_at: Instant.nullable().describe(
      'When the terminal last took its settings over; before `settings_changed_at`, or null (never): it does not have the present ones yet',
    ),
    update_requested_at: Instant.nullable().describe(
      'When it was last told to take all of its settings anew (startOfflineUpdate); null: never. Later than `settings_taken_at`: it has not yet',
    ),
  })
  .meta({ id: 'Terminal' });

export const TerminalPage = pageOf(TerminalSummary).meta({ id: 'TerminalPage' });

const filters = {
  q: searchText
    .optional()
    .describe(
      'Part of the number, the name, the serial number, the PTKS id, the website, or the name or address of its point. Letters of a number may be Cyrillic ones that look like theirs',
    ),
  kind: anyOf(Kind).optional(),
  status: anyOf(Status).optional().describe('Left out: all but released ones'),
  connectivity: anyOf(z.enum(connectivities)).optional(),
  point_id: anyOf(Id).optional(),
  template_id: anyOf(Id).optional(),
  model: anyOf(searchText).optional().describe('Exactly; a model with a comma cannot be asked for'),
  test_mode: z.enum(['true', 'false']).optional(),
  is_unstable: z.enum(['true', 'false']).optional(),
  ever_online: z.enum(['true', 'false']).optional().describe('Whether it has ever been heard of'),
  vehicle_id: anyOf(Id)
    .optional()
    .describe(
      'The terminals on this vehicle; `not_found` for who may not read it, see `vehicle` of a terminal',
    ),
  online_from: Day.optional().describe('Last online on this day in Kyiv or later'),
  online_to: Day.optional().describe(
    'Last online on this day in Kyiv or earlier; what never was is left out',
  ),
  activated_from: Day.optional().describe('Activated on this day in Kyiv or later'),
  activated_to: Day.optional().describe(
    'Activated on this day in Kyiv or earlier; what never was is left out',
  ),
  started_from: Day.optional().describe('Last switched on on this day in Kyiv or later'),
  started_to: Day.optional().describe(
    'Last switched on on this day in Kyiv or earlier; what never was is left out',
  ),
  added_from: Day.optional().describe('Added to the fleet on this day in Kyiv or later'),
  added_to: Day.optional().describe('Added to the fleet on this day in Kyiv or earlier'),
  settings_taken: z
    .enum(['true', 'false'])
    .optional()
    .describe(
      'Whether it has its present settings, or those before their last change; see `settings_taken_at`',
    ),
};
const sort = sortBy([
  'number',
  'name',
  'last_online_at',
  'activated_at',
  'status',
  'today_amount',
  'cash_inside',
]).describe(
  'Default: number. By last_online_at and activated_at: what never was comes before everything that was. By today_amount and cash_inside: for those who may view reports, `forbidden` to others',
);

export const TerminalQuery = z.strictObject({ ...pagingQuery, sort, ...filters });
export const TerminalExportQuery = z.strictObject({ format: z.enum(exportFormats), sort, ...filters });

/** The code that comes with a device, on paper or as a QR code. */
export const ActivationCode = z
  .string()
  .regex(ACTIVATION_CODE_PATTERN, 'activation_code_format')
  .describe('Eight capital Latin letters and digits');

/** Input that adds a device to the fleet. */
export const AddTerminalInput = z
  .strictObject({
    number: TerminalNumber,
    code: ActivationCode.describe('The activation code that came with the device'),
    name: text(100).optional().describe('By default the model of the device with its number'),
    point_id: Id.nullable().optional().describe('Required for a session that is limited to points'),
  })
  .meta({ id: 'AddTerminalInput' });

const KeyPhrase = identifier(128).min(12, 'too_short');

export const TerminalUpdate = z
  .strictObject({
    name: text(100),
    point_id: Id.nullable().describe('Required for a session that is limited to points'),
    template_id: Id.nullable(),
    vehicle_id: Id.nullable().describe(
      'Only of a transport terminal (rule only_transport_terminal), and one that may be read. Null leaves the terminal on a vehicle that who asks may not read',
    ),
    test_mode: z.boolean(),
    website: httpsUrl.nullable(),
    extra_info: multilineText(1000).nullable(),
    secret_key_phrase: KeyPhrase.nullable()
      .optional()
      .describe('What the terminal signs its requests with. Left out: stays as it is; null: is taken away'),
    settings: SomeTerminalSettings,
    version: Version,
  })
  .meta({ id: 'TerminalUpdate' });

/** Input that creates an offline terminal: the merchant's own device running the app. */
export const OfflineTerminalInput = z
  .strictObject({
    name: text(100),
    point_id: Id.nullable().describe('Required for a session that is limited to points'),
    template_id: Id.nullable(),
    secret_key_phrase: KeyPhrase.describe('What the terminal signs its requests with; type it in there, too'),
    settings: SomeTerminalSettings,
  })
  .meta({ id: 'OfflineTerminalInput' });

/** A new terminal with its activation code, which is returned only once. */
export const OfflineTerminal = z
  .strictObject({
    terminal: Terminal,
    activation_code: ActivationCode.describe('Kept as a hash: it is told in this answer and never again'),
    activation_expires_at: Instant,
  })
  .meta({ id: 'OfflineTerminal' });

export const ActivateByCodeInput = z
  .strictObject({ code: ActivationCode })
  .meta({ id: 'ActivateByCodeInput' });
export const ActivateTerminalInput = z
  .strictObject({ version: Version })
  .meta({ id: 'ActivateTerminalInput' });

export const TerminalPoints = z
  .strictObject({
    items: z.array(
      z.strictObject({
        id: Id,
        name: z.string(),
        city: z.string(),
        address: z.string(),
        kind: z.enum(['fiscal', 'non_fiscal', 'depot']),
        terminals_count: z.int().min(0),
      }),
    ),
  })
  .meta({ id: 'TerminalPoints' });

export const TerminalModels = z
  .strictObject({ items: z.array(z.strictObject({ model: z.string() })) })
  .meta({ id: 'TerminalModels' });

/** What a terminal can wait for. `settings`: to take over those that were changed; `update`: all of them anew. */
export const terminalWaits = ['activation', 'settings', 'update', 'bulk_run'] as const;

/** Periods of connectivity that an overview tells at most. */
export const MAX_CONNECTIVITY_PERIODS = 200;

/** A terminal to look at. */
export const TerminalOverview = z
  .strictObject({
    terminal: TerminalSummary,
    vehicle: Vehicle,
    today_payments: z.int().min(0).nullable().describe(`The payments of \`today_amount\`; ${forReports}`),
    connectivity_periods: z
      .array(z.strictObject({ connectivity: z.enum(connectivities), from: Instant, to: Instant }))
      .min(1)
      .max(MAX_CONNECTIVITY_PERIODS)
      .describe('The last 24 hours without gaps, oldest first; of one that changes all the time, its end'),
    waits_for: z.array(
      z.strictObject({
        what: z
          .enum(terminalWaits)
          .describe(
            'activation; settings: it has not taken over the last change; update: nor all of them anew, as it was told (`startOfflineUpdate`); bulk_run: its turn in a bulk run',
          ),
        since: Instant,
      }),
    ),
    own_settings: z
      .strictObject({ own: SomeTerminalSettings, inherited: SomeTerminalSettings })
      .describe(
        'Settings of its own whose values differ from what would count without them: the template’s, or the standard ones of its kind. Secrets as in `getTerminal`',
      ),
    inherited_from: TerminalSettingSources.partial().describe('Where each value of `inherited` comes from'),
    last_change: z
      .strictObject({ at: Instant, by: z.string().nullable(), person: PersonReference.nullable() })
      .nullable()
      .describe(
        'Who changed it last, by the name of that moment: `person`, of which `by` is the name; both null: nobody in person. Null: never, or who asks may not view the journal (`audit_view`)',
      ),
  })
  .meta({ id: 'TerminalOverview' });

export type TerminalOverviewEntity = z.infer<typeof TerminalOverview>;
export type TerminalSummaryEntity = z.infer<typeof TerminalSummary>;
export type TerminalEntity = z.infer<typeof Terminal>;
export type OfflineTerminalFields = z.infer<typeof OfflineTerminalInput>;
export type TerminalFields = Omit<z.infer<typeof TerminalUpdate>, 'version'>;
