/** Templates of weeks: what the plan of a point is begun with, again and again. */
import { z } from 'zod';
import { Id, Version, versionAndTimestamps } from '../shared/ids.ts';
import { pageOf, pagingQuery, sortBy } from '../shared/paging-schema.ts';
import { text } from '../shared/text.ts';
import { MAX_WEEK_SHIFTS } from './schedule-rules.ts';
import { HalfHour, OpeningHours } from './schedule-time.ts';

const TemplateShift = z
  .strictObject({
    user_id: Id,
    weekday: z.int().min(1).max(7).describe('On which it begins, 1 is Monday'),
    from: HalfHour,
    to: HalfHour.describe('At or before `from`: of the next day'),
  })
  .meta({ id: 'TemplateShift' });

const content = {
  name: text(100).describe('Unique at the point'),
  hours: OpeningHours.describe('When the point is open'),
  shifts: z
    .array(TemplateShift)
    .min(1)
    .max(MAX_WEEK_SHIFTS)
    .describe('Of people who work at the point; also of those who did when it was saved'),
};

export const WeekTemplate = z
  .strictObject({ id: Id, point_id: Id, ...content, name: z.string(), ...versionAndTimestamps })
  .meta({ id: 'WeekTemplate' });

export const WeekTemplatePage = pageOf(WeekTemplate).meta({ id: 'WeekTemplatePage' });

export const WeekTemplateQuery = z.strictObject({
  ...pagingQuery,
  sort: sortBy(['name']).describe('Default: name'),
  point_id: Id.optional(),
});

export const WeekTemplateInput = z
  .strictObject({ point_id: Id, ...content })
  .meta({ id: 'WeekTemplateInput' });

export const WeekTemplateUpdate = z
  .strictObject({ ...content, version: Version })
  .meta({ id: 'WeekTemplateUpdate' });

export type WeekTemplateEntity = z.infer<typeof WeekTemplate>;
export type WeekTemplateFields = z.infer<typeof WeekTemplateInput>;
export type TemplateShiftEntity = z.infer<typeof TemplateShift>;
