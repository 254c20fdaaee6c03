import type { Language } from '@kasa/contracts/shared/codes';
import type { FailureInfo } from '@kasa/contracts/shared/envelope';
import type { InputOf, Operation } from '@kasa/contracts/shared/operation';
import { clampPerPage, MAX_LIST_DEPTH } from '@kasa/contracts/shared/paging';
import { type BrokenRule, brokenRules, ruleMessage } from '@kasa/contracts/shared/rules';
import { z } from 'zod';
import { OperationFailure } from './handler.ts';

export interface RawInput {
  readonly params: unknown;
  readonly query: Readonly<Record<string, unknown>>;
  /** Parsed body; undefined when none was sent. */
  readonly body: unknown;
  /** Names in lower case, as Node parses them. */
  readonly headers?: Readonly<Record<string, unknown>> | undefined;
}

const nothing = z.strictObject({});
const NUMBER = /^-?\d{1,15}(?:\.\d{1,15})?$/;

function isNumeric(schema: z.core.$ZodType): boolean {
  const def = schema._zod.def as z.core.$ZodTypeDef & { innerType?: z.core.$ZodType };
  return def.innerType ? isNumeric(def.innerType) : def.type === 'number';
}

function coerced(name: string, value: string): unknown {
  // spec §9: perPage is clamped, whatever its value
  if (name === 'perPage') return clampPerPage(Number(value));
  return NUMBER.test(value) ? Number(value) : value;
}

/** Converts query strings by the schema; a non-numeric value stays text and fails validation. */
function queryReader(schema: z.ZodType | undefined) {
  const shape = schema instanceof z.ZodObject ? (schema.shape as Record<string, z.core.$ZodType>) : {};
  const numeric = new Set(Object.keys(shape).filter((name) => isNumeric(shape[name] as z.core.$ZodType)));
  const hasPerPage = 'perPage' in shape;
  return (raw: RawInput['query'], broken: BrokenRule[]): Record<string, unknown> => {
    // Without a prototype, `__proto__` is an ordinary unknown key.
    const query: Record<string, unknown> = Object.create(null);
    if (hasPerPage) query.perPage = clampPerPage(undefined);
    for (const [name, value] of Object.entries(raw)) {
      if (typeof value !== 'string') broken.push({ path: name, rule: 'invalid', params: {} });
      else if (name !== 'lng') query[name] = numeric.has(name) ? coerced(name, value) : value;
    }
    return query;
  };
}

function headersOf(schema: z.ZodType, headers: RawInput['headers'] = {}): Record<string, unknown> {
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  return Object.fromEntries(names.map((name) => [name, headers[name]]));
}

function checkDepth(query: unknown, broken: BrokenRule[]): void {
  const { page = 1, perPage = 0 } = (query ?? {}) as { page?: number; perPage?: number };
  if (page * perPage > MAX_LIST_DEPTH) broken.push({ path: 'page', rule: 'page_too_deep', params: {} });
}

/** Limits the size of the response to a body with thousands of unknown fields. */
export const MAX_REPORTED_ERRORS = 100;

/** Details of `validation_failed` in the given language, at most `MAX_REPORTED_ERRORS`. */
export function fieldDetails(broken: readonly BrokenRule[], language: Language): FailureInfo {
  const fields = broken.slice(0, MAX_REPORTED_ERRORS).map(({ path, rule, params }) => ({
    path,
    rule,
    message: ruleMessage(rule, language, params),
  }));
  return { fields };
}

/** Makes an operation's input validator, which throws OperationFailure validation_failed with all errors. */
export function inputValidator<Op extends Operation>(op: Op) {
  const readQuery = queryReader(op.query);
  return (raw: RawInput, language: Language): InputOf<Op> => {
    const broken: BrokenRule[] = [];
    /** @param depth of the paths to report: a parameter, not the place among its values */
    const check = (schema: z.ZodType, value: unknown, depth?: number): unknown => {
      const result = schema.safeParse(value);
      if (result.success) return result.data;
      const issues = result.error.issues.map((issue) => ({ ...issue, path: issue.path.slice(0, depth) }));
      broken.push(...brokenRules(issues, value));
      return undefined;
    };
    const params = op.params && check(op.params, raw.params);
    const query = check(op.query ?? nothing, readQuery(raw.query, broken), 1);
    checkDepth(query, broken);
    const headers = op.headers && check(op.headers, headersOf(op.headers, raw.headers));
    // Without a body schema, an empty object is accepted; any field in it is unknown.
    const body = op.body ? check(op.body, raw.body) : check(nothing, raw.body ?? {}) && undefined;
    if (broken.length > 0) throw new OperationFailure('validation_failed', fieldDetails(broken, language));
    return { params, query: op.query && query, body, headers } as InputOf<Op>;
  };
}
