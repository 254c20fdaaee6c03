import { z } from 'zod';
import { Success } from '../shared/envelope.ts';
import { ownRules } from './own-rules.ts';

export type JsonSchema = Record<string, unknown>;

const COMPONENTS = '#/components/schemas/';

function namedWithin(roots: readonly z.ZodType[]): Map<string, z.ZodType> {
  const named = new Map<string, z.ZodType>();
  const seen = new Set<unknown>();
  const visit = (value: unknown): void => {
    if (value === null || typeof value !== 'object' || seen.has(value)) return;
    seen.add(value);
    if (value instanceof z.core.$ZodType) {
      const schema = value as z.ZodType;
      const id = schema.meta()?.id;
      if (id) named.set(id, schema);
      visit(schema.def);
      // What it was made of by `describe`, `max` and their like.
      visit(schema._zod.parent);
    } else if (Array.isArray(value)) value.forEach(visit);
    else if (Object.getPrototypeOf(value) === Object.prototype) Object.values(value).forEach(visit);
  };
  roots.forEach(visit);
  return named;
}

function clean(schema: JsonSchema): JsonSchema {
  const { $schema: _dialect, $id: _id, id: _name, ...rest } = schema;
  return rest;
}

/**
 * Converts zod schemas to JSON Schemas that reference named ones as components.
 * @param roots unnamed schemas, by a key of the caller's
 * @returns `components`: the named schemas reached; `inline`: the roots by their keys
 */
export function toJsonSchemas(roots: Readonly<Record<string, z.ZodType>>, io: 'input' | 'output') {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of namedWithin(Object.values(roots))) registry.add(schema, { id });
  const inlineIds = new Map<string, string>();
  for (const [key, schema] of Object.entries(roots)) {
    const known = registry.get(schema)?.id;
    inlineIds.set(key, known ?? `inline:${key}`);
    if (!known) registry.add(schema, { id: `inline:${key}` });
  }
  const { schemas } = z.toJSONSchema(registry, {
    io,
    uri: (id) => `${COMPONENTS}${id}`,
    // In other languages `\d` is any script's digit.
    override: ({ zodSchema, jsonSchema }) => {
      const rules = ownRules(zodSchema, jsonSchema);
      if (rules && !jsonSchema.$ref) jsonSchema['x-rules'] = rules;
      // Of any whole number that JSON can hold: nothing to say.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      const values = jsonSchema.enum ?? [jsonSchema.const];
      if (jsonSchema.type === 'number' && values.every(Number.isInteger)) jsonSchema.type = 'integer';
      // Any value of any name would count as evaluated, and `unevaluatedProperties` would refuse nothing.
      if (zodSchema === Success) delete jsonSchema.additionalProperties;
      if (jsonSchema.pattern) jsonSchema.pattern = jsonSchema.pattern.replaceAll('\\d', '[0-9]');
    },
  });
  const components: Record<string, JsonSchema> = {};
  for (const [id, schema] of Object.entries(schemas)) {
    if (!id.startsWith('inline:')) components[id] = clean(schema as JsonSchema);
  }
  const inline: Record<string, JsonSchema> = {};
  for (const [key, id] of inlineIds) {
    inline[key] = id.startsWith('inline:')
      ? clean(schemas[id] as JsonSchema)
      : { $ref: `${COMPONENTS}${id}` };
  }
  return { components, inline };
}
