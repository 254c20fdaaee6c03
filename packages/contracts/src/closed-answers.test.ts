import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isSecretField } from './audit/secret-fields.ts';
import { operations } from './operations.ts';
import type { Operation } from './shared/operation.ts';

/** Objects whose keys are arbitrary data; the audit log masks their values. */
const OPEN: Readonly<Record<string, readonly string[]>> = {
  listAuditEntries: ['items[].before', 'items[].after'],
  getAuditEntry: ['before', 'after'],
};

interface Json {
  readonly type?: string;
  readonly additionalProperties?: unknown;
  readonly properties?: Readonly<Record<string, Json>>;
  readonly items?: Json;
  readonly anyOf?: readonly Json[];
  readonly oneOf?: readonly Json[];
  readonly allOf?: readonly Json[];
}

/** `additionalProperties` without a schema accepts anything. */
const isOpen = (others: unknown) =>
  others === undefined || others === true || JSON.stringify(others) === '{}';

/** Paths of objects that accept unknown fields (as input, where schemas that strip fields count as open). */
function openObjects(schema: z.ZodType): string[] {
  const walk = (json: Json, path: string): string[] => [
    ...(json.type === 'object' && isOpen(json.additionalProperties) ? [path] : []),
    ...Object.entries(json.properties ?? {}).flatMap(([key, inner]) =>
      walk(inner, path === '' ? key : `${path}.${key}`),
    ),
    ...(json.items ? walk(json.items, `${path}[]`) : []),
    ...[json.anyOf, json.oneOf, json.allOf].flatMap((some) => (some ?? []).flatMap((one) => walk(one, path))),
  ];
  const options = { io: 'input', unrepresentable: 'any', reused: 'inline', cycles: 'throw' } as const;
  const json = z.toJSONSchema(schema, { ...options, metadata: z.registry() }) as Json;
  return walk(json, '');
}

describe('an answer holds the fields of its schema and no others (security T11)', () => {
  it.each(Object.values(operations).map((op: Operation) => [op.id, op] as const))('%s', (id, op) => {
    expect(openObjects(op.data)).toEqual(OPEN[id] ?? []);
  });

  it('is broken by an open object anywhere', () => {
    const open = z.object({ id: z.string() });
    const closed = (inner: z.ZodType) => z.strictObject({ items: z.array(z.strictObject({ inner })) });
    expect(openObjects(closed(open))).toEqual(['items[].inner']);
    expect(openObjects(closed(open.nullable()))).toEqual(['items[].inner']);
    expect(openObjects(closed(z.looseObject({})))).toEqual(['items[].inner']);
    expect(openObjects(closed(z.record(z.string(), z.unknown())))).toEqual(['items[].inner']);
    expect(openObjects(closed(z.strictObject({})))).toEqual([]);
    expect(openObjects(closed(z.record(z.string(), z.string())))).toEqual([]);
  });
});

/** Name–value pairs for the merchant's own server. */
const CALLBACK_PAIRS = /callback_(headers|get_parameters)$/;
/** Named like secrets but public: session id, phrase flag, bank response code, an id of a key, a signature. */
const PUBLIC: ReadonlySet<string> = new Set([
  'token',
  'has_secret_key_phrase',
  'previous_key_phrase_until',
  'response_code',
  'public_key',
  'key_id',
  'signature',
]);

function secretsIn(schema: z.ZodType): string[] {
  const names: string[] = [];
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', metadata: z.registry() });
  JSON.stringify(json, (key, value: unknown) => {
    if (key === 'properties') names.push(...Object.keys(value as object));
    return value;
  });
  return names.filter((name) => (isSecretField(name) && !PUBLIC.has(name)) || CALLBACK_PAIRS.test(name));
}

describe('an answer that holds a secret says so: it is not compressed', () => {
  it.each(Object.values(operations).map((op: Operation) => [op.id, op] as const))('%s', (_, op) => {
    expect([op.holdsSecrets === true, secretsIn(op.data)]).toEqual([
      secretsIn(op.data).length > 0,
      secretsIn(op.data),
    ]);
  });
});
