import { brokenRules, ruleMessage } from '@kasa/contracts/shared/rules';
import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form';
import type { z } from 'zod';
import type { Locale } from '../i18n/locales.ts';
import { emptyToNull } from './schema-shape.ts';

/** Validates by the contract's schema: form and server share all rules and messages. */
export function contractResolver<Values extends FieldValues>(
  schema: z.ZodType,
  locale: () => Locale,
): Resolver<Values> {
  return (values, _context, { fields }) => {
    const input = emptyToNull(schema, values);
    const result = schema.safeParse(input);
    if (result.success) return { values: result.data as Values, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const { path, rule, params } of brokenRules(result.error.issues, input)) {
      // The field's ref, which react-hook-form focuses for the first error.
      const ref = Object.hasOwn(fields, path) ? fields[path as keyof typeof fields]?.ref : undefined;
      set(errors, path || 'root', { type: rule, message: ruleMessage(rule, locale(), params), params, ref });
    }
    return { values: {}, errors };
  };
}
