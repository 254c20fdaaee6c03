import { z } from 'zod';
import { codes, type FailureCodeName, type Language } from './codes.ts';
import { Day } from './dates.ts';
import { IDEMPOTENCY_HEADER } from './idempotency.ts';
import { Id, NamedReference } from './ids.ts';
import { offlineLimits } from './offline-limits.ts';
import { PermissionTag } from './permissions-schema.ts';
import { rules } from './rules.ts';

/** A field that breaks a rule; listed in `details.fields` of `validation_failed` and some conflicts. */
export const FieldError = z
  .strictObject({
    path: z
      .string()
      .describe('Path of the field in the input, in dots: `places.0.name`; empty for the whole'),
    rule: z.enum(Object.keys(rules) as [keyof typeof rules, ...(keyof typeof rules)[]]),
    message: z.string().describe('For the person, in the language of `lng`'),
  })
  .meta({ id: 'FieldError' });

/** Details of a failure beyond its code. Which keys are present depends on the code; see the registry. */
export const FailureDetails = z
  .strictObject({
    fields: z.array(FieldError).optional(),
    permission: PermissionTag.optional().describe(
      'The missing permission tag (`forbidden`, `right_beyond_own`)',
    ),
    retry_after_seconds: z.int().min(1).optional(),
    attempts_left: z
      .int()
      .min(0)
      .optional()
      .describe('Tries that are left (`code_wrong`, `key_password_wrong`)'),
    current_version: z
      .int()
      .min(0)
      .optional()
      .describe('The version as it is now (`conflict`); 0: a week that was never planned'),
    next_to_date: Day.optional().describe('The inspection date that has passed'),
    busy_with: NamedReference.optional().describe('The driver on shift (`transport_busy`)'),
    run_id: Id.optional().describe('The run that has not ended (`bulk_run_unfinished`)'),
    terminal: NamedReference.optional().describe(
      'The terminal that it is about (`terminal_already_added`, `terminal_already_active`)',
    ),
    used_by: z
      .strictObject({
        companies: z
          .array(NamedReference)
          .max(5)
          .describe('Those that belong to it, the first five by name; none of a point'),
        companies_count: z.int().min(0),
        points_count: z.int().min(0),
        terminals_count: z.int().min(0),
        has_payments: z.boolean().describe('Payments name the company, or were made at the point'),
        has_shifts: z.boolean().optional().describe('The register of the point had shifts'),
      })
      .optional()
      .describe('What needs the company or the point (`company_in_use`, `point_in_use`)'),
    inside_amount: z
      .int()
      .optional()
      .describe('Kopiykas of cash in the terminal now (`cash_not_enough`, `cash_changed`)'),
    offline_limit: z
      .enum(offlineLimits)
      .optional()
      .describe('Which limit of being offline is reached (`register_offline_limit`)'),
    left_amount: z
      .int()
      .min(0)
      .optional()
      .describe('Kopiykas of the payment that are left (`refund_exceeds_amount`, `refund_left_changed`)'),
  })
  .meta({ id: 'FailureDetails' });

const failureCodes = Object.values(codes)
  .map((entry) => entry.code)
  .filter((code) => code !== 0);

export const Failure = z
  .strictObject({
    code: z.literal(failureCodes).describe('See the table of codes'),
    msg: z.string().describe('For the person, in the language of `lng`'),
    details: FailureDetails.nullable(),
    data: z.null(),
  })
  .meta({ id: 'Failure', description: 'The envelope of every answer that is not a success.' });

/** What all successes have in common; open, as each adds its own `data`. */
export const Success = z
  .looseObject({
    code: z.literal(0),
    msg: z.string().describe('For the person, in the language of `lng`'),
    details: z.null(),
  })
  .meta({ id: 'Success', description: 'The envelope of every success, around the `data` of its operation.' });

/** The success envelope around an operation's data (spec §3 "Response envelope"). */
export const success = <Data extends z.ZodType>(data: Data) => z.strictObject({ ...Success.shape, data });

export type FailureInfo = z.infer<typeof FailureDetails>;

/** The message of a failure: an error of a header belongs to no form field, so it becomes the message. */
export function failureMessage(
  name: FailureCodeName,
  language: Language,
  details: FailureInfo | null,
): string {
  return details?.fields?.find(({ path }) => path === IDEMPOTENCY_HEADER)?.message ?? codes[name][language];
}

/** An example failure for the documentation, in Ukrainian (the default language). */
export function exampleFailure(name: FailureCodeName, details: FailureInfo | null = null) {
  return { code: codes[name].code, msg: failureMessage(name, 'uk', details), details, data: null };
}
