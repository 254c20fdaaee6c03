import { type Direction, type Json, resolve, type SchemaInDocument } from './resolve.ts';
import { boundChanges, typeChanges, valueChanges } from './values.ts';

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const object = (value: unknown): Json => (value && typeof value === 'object' ? (value as Json) : {});

/** Breaking changes between two schemas, with their places; follows references. */
export function schemaChanges(
  before: SchemaInDocument,
  after: SchemaInDocument,
  direction: Direction,
  where: string,
): string[] {
  return compare(before, after, direction, where, new Set());
}

function compare(
  before: SchemaInDocument,
  after: SchemaInDocument,
  direction: Direction,
  where: string,
  seen: Set<string>,
): string[] {
  // A pair of references seen before is a recursive schema, already being compared.
  const pair = `${String(before.schema.$ref)}→${String(after.schema.$ref)}`;
  if (before.schema.$ref && after.schema.$ref) {
    if (seen.has(pair)) return [];
    seen.add(pair);
  }
  const [old, now] = [resolve(before), resolve(after)];
  const oldVariants = variants(old);
  const nowVariants = variants(now);
  if (oldVariants || nowVariants) {
    return variantChanges(oldVariants ?? [old], nowVariants ?? [now], direction, where, seen);
  }
  const found = [
    ...typeChanges(old.schema, now.schema, direction),
    ...valueChanges(old.schema, now.schema, direction),
    ...boundChanges(old.schema, now.schema, direction),
  ].map((what) => `${where}: ${what}`);
  return [
    ...found,
    ...propertyChanges(old, now, direction, where, seen),
    ...childChanges(old, now, direction, where, seen),
  ];
}

function variants(side: SchemaInDocument): SchemaInDocument[] | undefined {
  const schemas = list(side.schema.anyOf ?? side.schema.oneOf);
  return schemas.length > 0 ? schemas.map((schema) => ({ ...side, schema: object(schema) })) : undefined;
}

/** Request: each old variant needs an accepting new one. Response: each new one must match an old one. */
function variantChanges(
  olds: SchemaInDocument[],
  nows: SchemaInDocument[],
  direction: Direction,
  where: string,
  seen: Set<string>,
): string[] {
  const attempt = (old: SchemaInDocument, now: SchemaInDocument) =>
    compare(old, now, direction, where, new Set(seen));
  const [outer, inner] = direction === 'request' ? [olds, nows] : [nows, olds];
  return outer.flatMap((mine) => {
    const attempts = inner.map((theirs) =>
      direction === 'request' ? attempt(mine, theirs) : attempt(theirs, mine),
    );
    // The most similar variant gives the best message.
    return attempts.reduce((best, next) => (next.length < best.length ? next : best));
  });
}

function propertyChanges(
  old: SchemaInDocument,
  now: SchemaInDocument,
  direction: Direction,
  where: string,
  seen: Set<string>,
): string[] {
  const before = object(old.schema.properties);
  const after = object(now.schema.properties);
  const wasRequired = new Set(list(old.schema.required));
  const isRequired = new Set(list(now.schema.required));
  const found: string[] = [];
  for (const name of Object.keys(before)) {
    const at = `${where}.${name}`;
    if (!(name in after)) {
      found.push(`${at}: field removed`);
      continue;
    }
    if (direction === 'answer' && wasRequired.has(name) && !isRequired.has(name)) {
      found.push(`${at}: was always there, now optional`);
    }
    const [a, b] = [before[name], after[name]].map(object);
    found.push(...compare({ ...old, schema: a ?? {} }, { ...now, schema: b ?? {} }, direction, at, seen));
  }
  if (direction === 'request') {
    for (const name of isRequired) {
      if (!wasRequired.has(name)) found.push(`${where}.${String(name)}: now required`);
    }
    if (
      now.schema.additionalProperties === false &&
      old.schema.additionalProperties !== false &&
      old.schema.properties
    ) {
      found.push(`${where}: unknown fields were accepted, now refused`);
    }
  }
  return found;
}

function childChanges(
  old: SchemaInDocument,
  now: SchemaInDocument,
  direction: Direction,
  where: string,
  seen: Set<string>,
): string[] {
  const keys = [
    ['items', '[]'],
    ['additionalProperties', '{}'],
  ] as const;
  return keys.flatMap(([key, mark]) => {
    const [a, b] = [old.schema[key], now.schema[key]];
    if (!a || !b || typeof a !== 'object' || typeof b !== 'object') return [];
    const sides = [
      { ...old, schema: object(a) },
      { ...now, schema: object(b) },
    ] as const;
    return compare(...sides, direction, `${where}${mark}`, seen);
  });
}
