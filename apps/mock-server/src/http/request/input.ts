import type { Language } from '@kasa/contracts/shared/codes';
import type { FailureInfo } from '@kasa/contracts/shared/envelope';
import type { InputOf, Operation } from '@kasa/contracts/shared/operation';
import { clampPerPage, MAX_LIST_DEPTH } from '@kasa/contracts/shared/paging';
import { type BrokenRule, brokenRules, ruleMessage } from '@kasa/contracts/shared/rules';
import { z } from 'zod';
import { OperationFailure } from './handler.ts';

/** What an operation gets from a request, before any rule has been checked. */
export interface RawInput {
  readonly params: unknown;
  readonly query: Readonly<Record<string, unknown>>;
  /** The parsed body; `undefined` when none was sent. */
  readonly body: unknown;
  /** As Node reads them; undefined is as good as none. */
  readonly headers?: Readonly<Record<string, unknown>> | undefined;
}

const nothing = z.strictObject({});
const NUMBER = /^-?\d{1,15}(?:\.\d{1,15})?$/;

function isNumeric(schema: z.core.$ZodType): boolean {
  const def = schema._zod.def as z.core.$ZodTypeDef & { innerType?: z.core.$ZodType };
  return def.innerType ? isNumeric(def.innerType) : def.type === 'number';
}

function coerced(name: string, value: string): unknown {
  // spec §9: perPage is clamped, whatever it says
  if (name === 'perPage') return clampPerPage(Number(value));
  return NUMBER.test(value) ? Number(value) : value;
}

/** Reads query strings by the schema: numbers become numbers; what is no number stays text and fails by its rule. */
function queryReader(schema: z.ZodType | undefined) {
  const shape = schema instanceof z.ZodObject ? (schema.shape as Record<string, z.core.$ZodType>) : {};
  const numeric = new Set(Object.keys(shape).filter((name) => isNumeric(shape[name] as z.core.$ZodType)));
  const hasPerPage = 'perPage' in shape;
  return (raw: RawInput['query'], broken: BrokenRule[]): Record<string, unknown> => {
    // Without a prototype, a key called __proto__ is a key like any other: an unknown one.
    const query: Record<string, unknown> = Object.create(null);
    if (hasPerPage) query.perPage = clampPerPage(undefined);
    for (const [name, value] of Object.entries(raw)) {
      if (typeof value !== 'string') broken.push({ path: name, rule: 'invalid', params: {} });
      else if (name !== 'lng') query[name] = numeric.has(name) ? coerced(name, value) : value;
    }
    return query;
  };
}

/** Of all headers those that the operation takes; a request has others, which are nobody's business. */
function headersOf(schema: z.ZodType, headers: RawInput['headers'] = {}): Record<string, unknown> {
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  return Object.fromEntries(names.map((name) => [name, headers[name]]));
}

function checkDepth(query: unknown, broken: BrokenRule[]): void {
  const { page = 1, perPage = 0 } = (query ?? {}) as { page?: number; perPage?: number };
  if (page * perPage > MAX_LIST_DEPTH) broken.push({ path: 'page', rule: 'page_too_deep', params: {} });
}

/** Broken rules told at most: a body of thousands of unknown fields must not be answered by many times its size. */
export const MAX_REPORTED_ERRORS = 100;

/** The details of `validation_failed`: every broken rule up to a hundred, in words of the reader's language. */
export function fieldDetails(broken: readonly BrokenRule[], language: Language): FailureInfo {
  const fields = broken.slice(0, MAX_REPORTED_ERRORS).map(({ path, rule, params }) => ({
    path,
    rule,
    message: ruleMessage(rule, language, params),
  }));
  return { fields };
}

/**
 * Makes the function that validates the input of an operation.
 * It throws OperationFailure validation_failed with every broken rule of path, query, headers and body.
 */
export function inputReader<Op extends Operation>(op: Op) {
  const readQuery = queryReader(op.query);
  return (raw: RawInput, language: Language): InputOf<Op> => {
    const broken: BrokenRule[] = [];
    const check = (schema: z.ZodType, value: unknown): unknown => {
      const result = schema.safeParse(value);
      if (result.success) return result.data;
      broken.push(...brokenRules(result.error.issues, value));
      return undefined;
    };
    const params = op.params && check(op.params, raw.params);
    const query = check(op.query ?? nothing, readQuery(raw.query, broken));
    checkDepth(query, broken);
    const headers = op.headers && check(op.headers, headersOf(op.headers, raw.headers));
    // A body where none belongs may be an empty object; anything in it is an unknown field.
    const body = op.body ? check(op.body, raw.body) : check(nothing, raw.body ?? {}) && undefined;
    if (broken.length > 0) throw new OperationFailure('validation_failed', fieldDetails(broken, language));
    return { params, query: op.query && query, body, headers } as InputOf<Op>;
  };
}
