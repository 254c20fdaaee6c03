import type { z } from 'zod';
import { rules } from '../shared/rules.ts';

interface Check {
  readonly check?: string;
  readonly inclusive?: boolean;
  readonly error?: z.core.$ZodErrorMap | undefined;
}

/** The keyword that a check of zod becomes, and its usual rule. */
function keywordOf(
  { check, inclusive }: Check,
  { type }: Record<string, unknown>,
): [keyword: string, rule: string] | null {
  const isArray = type === 'array';
  switch (check) {
    case 'min_length':
      return isArray ? ['minItems', 'too_small'] : ['minLength', 'too_short'];
    case 'max_length':
      return isArray ? ['maxItems', 'too_big'] : ['maxLength', 'too_long'];
    case 'greater_than':
      return inclusive ? ['minimum', 'too_small'] : ['exclusiveMinimum', 'positive'];
    case 'less_than':
      return ['maximum', 'too_big'];
    case 'string_format':
      return ['pattern', 'control_characters'];
    default:
      return null;
  }
}

/** Rules that keywords of a schema become, where these are not the usual ones: `x-rules`. */
export function ownRules(
  schema: z.core.$ZodType,
  json: Record<string, unknown>,
): Record<string, unknown> | undefined {
  const { checks = [], ...def } = schema._zod.def;
  const found = [def as Check, ...checks.map((check) => check._zod.def as Check)].flatMap((check) => {
    const keyword = keywordOf(check, json);
    const rule = check.error?.({
      code: 'custom',
      input: undefined,
      path: [],
    } as unknown as z.core.$ZodRawIssue);
    if (keyword === null || typeof rule !== 'string' || !Object.hasOwn(rules, rule)) return [];
    // An empty text is `required`, whatever it breaks.
    const isUsual = rule === keyword[1] || (rule === 'required' && json.minLength === 1);
    return isUsual ? [] : [[keyword[0], rule] as const];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}
