import { z } from 'zod';
import { Instant, TimeOfDay } from '../shared/dates.ts';
import { PositiveKopiykas } from '../shared/money-schema.ts';
import { PersonThen } from '../shared/people.ts';
import { settingSources } from '../shared/setting-sources.ts';
import { httpsUrl, identifier, multilineText, urlPart } from '../shared/text.ts';
import { callbackPlaceholderNames, signaturePlaceholderNames } from './callback-template.ts';
import { brokenJson } from './json-template.ts';
import { templateProblems } from './placeholder.ts';
import { receiptPlaceholderNames } from './receipt-template.ts';
import {
  acquirerTypes,
  balancingTypes,
  callbackTypes,
  commissionDistributionTypes,
  connectionTypes,
  installationTypes,
  interfaceTypes,
  terminalSystems,
  terminalTypes,
} from './setting-values.ts';

/** Says the first problem of a text, and where it stands in it. */
const withPlaceholders = (schema: z.ZodString, known: readonly string[]) =>
  schema.superRefine((value, context) => {
    const [problem] = templateProblems(value, known);
    if (problem === undefined) return;
    const { rule, line, column } = problem;
    context.addIssue({ code: 'custom', message: rule, params: { line, column } });
  });

/** Set by the HTTP client, never by a user: they define message length or target. */
const OWN_HEADERS = ['connection', 'content-length', 'content-type', 'expect', 'host', 'keep-alive', 'te', 'trailer', 'transfer-encoding', 'upgrade']; // biome-ignore format: a list of names
const isFree = (name: string) =>
  !OWN_HEADERS.includes(name.toLowerCase()) && !/^(?:proxy|x-kasa)-/i.test(name);

const Header = z
  .strictObject({
    name: identifier(100)
      .regex(/^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/, 'header_format')
      .refine(isFree, 'header_reserved'),
    value: withPlaceholders(identifier(1000), callbackPlaceholderNames).describe(
      '`***` for those who may not edit terminals',
    ),
  })
  .meta({ id: 'CallbackHeader' });
const Parameter = z
  .strictObject({
    name: identifier(100),
    value: withPlaceholders(urlPart(500), callbackPlaceholderNames).describe(
      '`***` for those who may not edit terminals, if it is secret',
    ),
    is_secret: z
      .boolean()
      .exactOptional()
      .describe('Whether those alone who may edit terminals see the value. Without it: yes; answers say it'),
  })
  .meta({ id: 'CallbackParameter' });

const MAX_PAIRS = 20;
const BasisPoints = z.int().min(0).max(10_000).describe('Basis points: 150 is 1.50 %');
const limit = (what: string) =>
  PositiveKopiykas.nullable().describe(
    `${what}, kopiykas; null: no limit. Payments beyond it are declined (\`61\`)`,
  );
const seconds = (min: number, max: number) => z.int().min(min).max(max);

/** Maximum callback timeout, seconds (design/security T19). */
export const MAX_CALLBACK_SECONDS = 30;

/** All settings by name (spec §3 "Terminal"): what a template can hold. */
export const settingFields = {
  terminal_type: z.enum(terminalTypes),
  interface_type: z.enum(interfaceTypes).describe('What tells it the amount'),
  system: z.enum(terminalSystems).describe('What it runs on'),
  installation_type: z.enum(installationTypes),
  connection_type: z.enum(connectionTypes),
  acquirer_type: z.enum(acquirerTypes),
  balancing_type: z.enum(balancingTypes).describe('When its totals are balanced with the acquirer’s'),
  commission_distribution_type: z.enum(commissionDistributionTypes).describe('Who pays the commission'),
  client_commission_bp: BasisPoints,
  merchant_commission_bp: BasisPoints,
  min_amount: limit('The least that it takes in one payment'),
  max_amount: limit('The most that it takes in one payment'),
  daily_amount_limit: limit('The most that it takes on one day in Kyiv, without what was paid back'),
  works_offline: z.boolean().describe('Takes payments while it has no connection'),
  max_offline_amount: PositiveKopiykas.describe('The most that it may take offline in one payment, kopiykas'),
  card_waiting_seconds: seconds(10, 600).describe('How long it waits for a card'),
  sync_seconds: seconds(30, 86_400).describe('How often it asks for its settings and hands over payments'),
  shift_required: z.boolean().describe('Takes payments only while a shift is open'),
  shift_start: TimeOfDay,
  shift_end: TimeOfDay.describe('HH:mm, Europe/Kyiv. Not after the start: on the next day'),
  print_receipt: z.boolean(),
  receipt_template: withPlaceholders(multilineText(2000), receiptPlaceholderNames).describe(
    'Lines that the merchant adds to a receipt; placeholders as in `receiptPlaceholders`; may be empty',
  ),
  callback_endpoint: httpsUrl
    .nullable()
    .describe(
      'Where payments are told to; null: nowhere. Those who may not edit terminals get scheme and host alone, for path and query may hold secrets',
    ),
  callback_type: z.enum(callbackTypes),
  callback_headers: z.array(Header).max(MAX_PAIRS),
  callback_get_parameters: z.array(Parameter).max(MAX_PAIRS),
  callback_body_template: withPlaceholders(multilineText(4000), callbackPlaceholderNames).describe(
    'Placeholders as in `callbackPlaceholders`; not sent by `get`; `***` for those who may not edit terminals',
  ),
  callback_signature_template: withPlaceholders(multilineText(1000), signaturePlaceholderNames).describe(
    'The text that is signed (SHA256withRSA); empty: the body as it is sent; any other is `***` for those who may not edit terminals',
  ),
  callback_timeout_seconds: seconds(1, MAX_CALLBACK_SECONDS).describe('How long an answer is waited for'),
  callback_retry_seconds: seconds(10, 86_400).describe('How long after a failure it is sent again'),
};

export const TerminalSettings = z
  .strictObject(settingFields)
  .meta({ id: 'TerminalSettings', description: 'Each with the value that counts' });

/** Stands for the stored body where it is not shown. */
const HIDDEN_BODY = '***';

/** A body that is sent as JSON has to be some; an empty one is sent by those to whom headers or parameters say it all. */
export function bodyProblem(settings: {
  readonly callback_type?: string | undefined;
  readonly callback_body_template?: string | undefined;
}) {
  const { callback_type: type, callback_body_template: body = '' } = settings;
  if (type !== 'post_json' || body === HIDDEN_BODY || templateProblems(body, callbackPlaceholderNames)[0]) {
    return null;
  }
  const problem = brokenJson(body);
  if (problem === null) return null;
  const { line, column } = problem;
  return { name: 'callback_body_template', rule: 'json_format', params: { line, column } } as const;
}

export const SomeTerminalSettings = z
  .strictObject(settingFields)
  .partial()
  .superRefine((settings, context) => {
    const problem = bodyProblem(settings);
    if (problem === null) return;
    const { name, rule, params } = problem;
    context.addIssue({ code: 'custom', path: [name], message: rule, params });
  })
  .refine(({ min_amount: min, max_amount: max }) => !min || !max || min <= max, {
    path: ['max_amount'],
    error: 'max_below_min',
  })
  .meta({
    id: 'SomeTerminalSettings',
    description:
      'Of a template, those that it holds; of a terminal, its own ones: any that is left out comes from its template, or is the standard one of its kind',
  });

type Sources = Record<
  keyof typeof settingFields,
  z.ZodEnum<{ own: 'own'; template: 'template'; standard: 'standard' }>
>;

export const TerminalSettingSources = z
  .strictObject(
    Object.fromEntries(Object.keys(settingFields).map((key) => [key, z.enum(settingSources)])) as Sources,
  )
  .meta({ id: 'TerminalSettingSources' });

export const SettingChanges = z
  .strictObject({
    items: z.array(
      z.strictObject({
        name: z.enum(Object.keys(settingFields) as [keyof typeof settingFields]),
        at: Instant,
        user: PersonThen.nullable().describe('Null: nobody was signed in'),
      }),
    ),
  })
  .meta({ id: 'SettingChanges' });

export type SettingChangesEntity = z.infer<typeof SettingChanges>;
export type TerminalSettingsEntity = z.infer<typeof TerminalSettings>;
export type SomeTerminalSettingsEntity = z.infer<typeof SomeTerminalSettings>;
export type TerminalSettingSourcesEntity = z.infer<typeof TerminalSettingSources>;
export type SettingName = keyof TerminalSettingsEntity;
