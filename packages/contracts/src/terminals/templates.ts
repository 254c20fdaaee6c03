import { z } from 'zod';
import { Day, Instant } from '../shared/dates.ts';
import { Id, Version, versionAndTimestamps } from '../shared/ids.ts';
import { pageOf, pagingQuery, sortBy } from '../shared/paging-schema.ts';
import { multilineText, searchText, text } from '../shared/text.ts';
import { SomeTerminalSettings } from './settings.ts';

/** Settings shared by several terminals (spec §2 "templates"). */
export const TerminalTemplate = z
  .strictObject({
    id: Id,
    name: z.string(),
    description: z.string().nullable(),
    settings: SomeTerminalSettings,
    terminals_count: z.int().min(0).describe('Terminals that have it'),
    settings_changed_at: Instant,
    ...versionAndTimestamps,
  })
  .meta({ id: 'TerminalTemplate' });

export const TerminalTemplatePage = pageOf(TerminalTemplate).meta({ id: 'TerminalTemplatePage' });

export const TerminalTemplateQuery = z.strictObject({
  ...pagingQuery,
  q: searchText.optional().describe('Part of the name or the description'),
  is_used: z.enum(['true', 'false']).optional().describe('Whether any terminal has it'),
  changed_from: Day.optional().describe('Last changed on this day in Kyiv or later'),
  changed_to: Day.optional().describe('Last changed on this day in Kyiv or earlier'),
  created_from: Day.optional().describe('Created on this day in Kyiv or later'),
  created_to: Day.optional().describe('Created on this day in Kyiv or earlier'),
  sort: sortBy(['name', 'created_at']).describe('Default: name'),
});

export const TerminalTemplateInput = z
  .strictObject({
    name: text(100).describe('Unique within the merchant'),
    description: multilineText(500).nullable(),
    settings: SomeTerminalSettings,
  })
  .meta({ id: 'TerminalTemplateInput' });

export const TerminalTemplateUpdate = TerminalTemplateInput.extend({ version: Version }).meta({
  id: 'TerminalTemplateUpdate',
});

export type TerminalTemplateEntity = z.infer<typeof TerminalTemplate>;
export type TerminalTemplateFields = z.infer<typeof TerminalTemplateInput>;
