/** Fast validation of responses; anything not clearly valid is passed to zod, which is slow. */
import type { z } from 'zod';

type Schema = z.core.$ZodType;
type Fits = (value: unknown) => boolean;

/** String formats that zod checks by their pattern alone. */
const PLAIN_FORMATS: ReadonlySet<string> = new Set(['uuid', 'date', 'datetime', 'regex']);

function checksOf(schema: Schema): z.core.$ZodCheckDef[] {
  const { def } = schema._zod as { def: z.core.$ZodTypeDef };
  const own = 'check' in def ? [def as unknown as z.core.$ZodCheckDef] : [];
  return [...own, ...(def.checks ?? []).map((check) => check._zod.def)];
}

/** Falls back to zod for rare types. False also when zod would change the value, e.g. trim it. */
function byZod(schema: Schema): Fits {
  const { safeParse } = schema as z.ZodType;
  return (value) => {
    const result = safeParse(value);
    return result.success && Object.is(result.data, value);
  };
}

function textCheck(def: z.core.$ZodCheckDef): Fits | undefined {
  const { format, pattern } = def as { format?: string; pattern?: RegExp };
  const isPlain = def.check === 'string_format' && PLAIN_FORMATS.has(format ?? '') && !('when' in def);
  // A global or sticky pattern keeps state between calls.
  if (!isPlain || pattern === undefined || pattern.global || pattern.sticky) return undefined;
  return (value) => pattern.test(value as string);
}

interface NumberCheckDef extends z.core.$ZodCheckDef {
  readonly format?: string;
  readonly value?: unknown;
  readonly inclusive?: boolean;
}

function numberCheck(def: NumberCheckDef): Fits | undefined {
  const { check, format, value: bound, inclusive } = def;
  if (check === 'number_format') return format === 'safeint' ? Number.isSafeInteger : undefined;
  if (typeof bound !== 'number' || 'when' in def) return undefined;
  if (check === 'less_than') {
    return inclusive ? (value) => (value as number) <= bound : (value) => (value as number) < bound;
  }
  if (check === 'greater_than') {
    return inclusive ? (value) => (value as number) >= bound : (value) => (value as number) > bound;
  }
  return undefined;
}

/** The check of a scalar type; undefined when one of the schema's checks is unknown here. */
function single(
  schema: Schema,
  isType: Fits,
  read: (def: z.core.$ZodCheckDef) => Fits | undefined,
): Fits | undefined {
  let fits = isType;
  for (const def of checksOf(schema)) {
    const passes = read(def);
    if (passes === undefined) return undefined;
    const before = fits;
    fits = (value) => before(value) && passes(value);
  }
  return fits;
}

function record(def: z.core.$ZodObjectDef): Fits | undefined {
  if (def.catchall?._zod.def.type !== 'never') return undefined;
  const names = Object.keys(def.shape);
  if (names.some((name) => name in Object.prototype)) return undefined;
  const checks = names.map((name) => compileValidator(def.shape[name] as Schema));
  return (value) => {
    // Plain objects only: zod judges arrays, dates and class instances.
    if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
      return false;
    // As many names as the contract's, each of which has a value: no other name can be among them.
    if (Object.keys(value).length !== names.length) return false;
    for (let n = 0; n < names.length; n += 1) {
      const field = (value as Record<string, unknown>)[names[n] as string];
      if (field === undefined || !checks[n]?.(field)) return false;
    }
    return true;
  };
}

/** `every` would skip holes. */
function allFit(items: readonly unknown[], fits: Fits): boolean {
  for (const item of items) if (!fits(item)) return false;
  return true;
}

function quick(schema: Schema): Fits | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return single(schema, (value) => typeof value === 'string', textCheck);
    case 'number':
      return single(schema, Number.isFinite, numberCheck);
    case 'boolean':
      return (value) => typeof value === 'boolean';
    case 'enum': {
      const values = new Set<unknown>(Object.values(def.entries));
      return (value) => typeof value === 'string' && values.has(value);
    }
    case 'nullable': {
      const fits = compileValidator(def.innerType);
      return (value) => value === null || fits(value);
    }
    case 'array': {
      const fits = compileValidator(def.element);
      return (value) => Array.isArray(value) && allFit(value, fits);
    }
    case 'object':
      return record(def);
    default:
      return undefined;
  }
}

/** Makes a check: true only if zod would accept the value unchanged; false means that zod must decide. */
export function compileValidator(schema: Schema): Fits {
  const { def } = schema._zod;
  const hasOnlyKnownChecks = ['string', 'number'].includes(def.type) || !def.checks?.length;
  return (hasOnlyKnownChecks ? quick(schema) : undefined) ?? byZod(schema);
}
