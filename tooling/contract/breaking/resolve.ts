export type Json = Record<string, unknown>;

/** Part of a document, with the document that resolves its references. */
export interface SchemaInDocument {
  readonly document: Json;
  readonly schema: Json;
}

/** A `request` must accept at least what it did; an `answer` must return no more than it did. */
export type Direction = 'request' | 'answer';

/** Follows local `$ref`s and merges `allOf` into one schema. */
export function resolve(side: SchemaInDocument): SchemaInDocument {
  const { $ref, ...rest } = side.schema;
  if (typeof $ref === 'string') {
    const target = $ref
      .replace(/^#\//, '')
      .split('/')
      .reduce<unknown>(
        (at, key) => (at as Json | undefined)?.[key.replaceAll('~1', '/').replaceAll('~0', '~')],
        side.document,
      );
    if (!target) throw new Error(`${$ref} leads nowhere`);
    return resolve({ ...side, schema: { ...(target as Json), ...rest } });
  }
  const parts = side.schema.allOf;
  if (!Array.isArray(parts)) return side;
  const { allOf: _folded, ...own } = side.schema;
  const folded = parts
    .map((part) => resolve({ ...side, schema: part as Json }).schema)
    .reduce<Json>(merge, own);
  return { ...side, schema: folded };
}

function merge(a: Json, b: Json): Json {
  return {
    ...a,
    ...b,
    properties: { ...(a.properties as Json | undefined), ...(b.properties as Json | undefined) },
    required: [
      ...((a.required as string[] | undefined) ?? []),
      ...((b.required as string[] | undefined) ?? []),
    ],
  };
}
