/** E-commerce terminals: of a web shop, without a device. */
import { z } from 'zod';
import { anyOf } from '../shared/any-of.ts';
import { Day } from '../shared/dates.ts';
import { Id, Version } from '../shared/ids.ts';
import { pageOf, pagingQuery, sortBy } from '../shared/paging-schema.ts';
import { httpsUrl, searchText, text } from '../shared/text.ts';
import { SomeTerminalSettings, settingFields } from './settings.ts';
import { terminalStates } from './terminal-status.ts';
import { Terminal, TerminalSummary } from './terminals.ts';

const { id, number, name, status, blocked_by, activated_at, test_mode, point, version } =
  TerminalSummary.shape;
const { created_at, updated_at } = TerminalSummary.shape;

export const EcommTerminalSummary = z
  .strictObject({
    ...{ id, number, name, status, blocked_by, activated_at, test_mode, point },
    website: z.string().nullable(),
    client_commission_bp: settingFields.client_commission_bp,
    merchant_commission_bp: settingFields.merchant_commission_bp,
    callback_host: z.string().nullable().describe('Where its payments are told to; null: nowhere'),
    ...{ version, created_at, updated_at },
  })
  .meta({ id: 'EcommTerminalSummary' });

export const EcommTerminalPage = pageOf(EcommTerminalSummary).meta({ id: 'EcommTerminalPage' });

export const EcommTerminalQuery = z.strictObject({
  ...pagingQuery,
  sort: sortBy(['number', 'name', 'activated_at', 'status']).describe('Default: number'),
  q: searchText.optional().describe('As in `listTerminals`'),
  status: anyOf(z.enum(terminalStates)).optional().describe('Left out: all but released ones'),
  point_id: anyOf(Id).optional(),
  test_mode: z.enum(['true', 'false']).optional(),
  activated_from: Day.optional().describe('Activated on this day in Kyiv or later'),
  activated_to: Day.optional().describe('Activated on this day in Kyiv or earlier'),
});

/** Input that creates an e-commerce terminal. */
export const EcommTerminalInput = z
  .strictObject({
    name: text(100),
    website: httpsUrl,
    point_id: Id.nullable().describe('Required for a session that is limited to points'),
    settings: SomeTerminalSettings,
  })
  .meta({ id: 'EcommTerminalInput' });

/** An e-commerce terminal with its new key phrase, which is returned only once. */
export const EcommTerminalWithPhrase = z
  .strictObject({
    terminal: Terminal,
    secret_key_phrase: z.string().describe('Sealed: it is told in this answer and never again'),
  })
  .meta({ id: 'EcommTerminalWithPhrase' });

export const EcommTerminalStatusInput = z
  .strictObject({
    status: z.enum(['active', 'blocked']).describe('Whether it takes payments'),
    version: Version,
  })
  .meta({ id: 'EcommTerminalStatusInput' });

export const ReplaceKeyPhraseInput = z
  .strictObject({ version: Version })
  .meta({ id: 'ReplaceKeyPhraseInput' });

export type EcommTerminalFields = z.output<typeof EcommTerminalInput>;
export type EcommTerminalSummaryEntity = z.infer<typeof EcommTerminalSummary>;
