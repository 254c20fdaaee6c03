import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { operations } from './operations.ts';
import type { Operation } from './shared/operation.ts';

/** Objects whose fields are data of their own; the journal masks what they hold. */
const OPEN: Readonly<Record<string, readonly string[]>> = {
  listAuditEntries: ['items[].before', 'items[].after'],
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

/** A record says what its values are; whatever says nothing of them takes anything. */
const isOpen = (others: unknown) =>
  others === undefined || others === true || JSON.stringify(others) === '{}';

/** Places of the objects that may hold more than their fields; as input, where a schema that drops fields is open. */
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
