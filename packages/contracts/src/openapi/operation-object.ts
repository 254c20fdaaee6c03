import { codes } from '../shared/codes.ts';
import type { FileEntry } from '../shared/files.ts';
import { codesOf, type Operation, permissionsOf, type Upload } from '../shared/operation.ts';
import { failureResponses } from './failure-responses.ts';
import type { JsonSchema } from './json-schemas.ts';

export interface OperationSchemas {
  params?: JsonSchema | undefined;
  query?: JsonSchema | undefined;
  body?: JsonSchema | undefined;
  headers?: JsonSchema | undefined;
  /** Of the data; of a stream: of its messages. */
  data: JsonSchema;
}

function parameters(op: Operation, schemas: OperationSchemas): JsonSchema[] {
  const from = (where: 'path' | 'query' | 'header', schema: JsonSchema | undefined, example: unknown) => {
    const required = new Set((schema?.required ?? []) as string[]);
    return Object.entries((schema?.properties ?? {}) as Record<string, JsonSchema>).map(
      ([name, property]) => {
        const { description, ...rest } = property;
        const value = (example as Record<string, unknown> | undefined)?.[name];
        return {
          name,
          in: where,
          ...(where === 'path' || required.has(name) ? { required: true } : {}),
          ...(description ? { description } : {}),
          // One parameter, its values separated by commas; see `anyOf`.
          ...(rest.type === 'array' ? { explode: false } : {}),
          schema: rest,
          ...(value === undefined ? {} : { example: value }),
        };
      },
    );
  };
  return [
    ...from('path', schemas.params, op.example.params),
    ...from('query', schemas.query, op.example.query),
    ...from('header', schemas.headers, op.example.headers),
    { $ref: '#/components/parameters/lng' },
    ...(op.signed ? [{ $ref: '#/components/parameters/payload-signature' }] : []),
    ...(op.keyScope
      ? [{ $ref: `#/components/parameters/${op.keyRequired ? 'required-' : ''}idempotency-key` }]
      : []),
    ...(op.etag ? [{ $ref: '#/components/parameters/if-none-match' }] : []),
  ];
}

/** A form with one file. The example holds its bytes as base64; `x-example-file` adds name and type. */
function uploadBody({ field, types, maxBytes }: Upload, example: unknown): JsonSchema {
  const file = (example as Record<string, FileEntry>)[field];
  return {
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          required: [field],
          properties: {
            [field]: {
              type: 'string',
              format: 'binary',
              description: `A file of up to ${maxBytes} bytes: ${types.join(', ')}`,
              'x-max-bytes': maxBytes,
            },
          },
          additionalProperties: false,
        },
        encoding: { [field]: { contentType: types.join(', ') } },
        example: { [field]: file?.base64 },
        'x-example-file': { field, ...file },
      },
    },
  };
}

function jsonBody(schema: JsonSchema, example: unknown): JsonSchema {
  return { required: true, content: { 'application/json': { schema, example } } };
}

const REQUEST_ID = { 'x-request-id': { $ref: '#/components/headers/x-request-id' } };
const COOKIES = {
  session: { 'set-cookie': { $ref: '#/components/headers/session-cookie' } },
  browser: { 'set-cookie': { $ref: '#/components/headers/browser-cookie' } },
  ended: { 'set-cookie': { $ref: '#/components/headers/ended-cookie' } },
};
const ETAG = { description: 'Names the content, for `If-None-Match`.', schema: { type: 'string' } };

const NOT_MODIFIED =
  'Success, too: nothing differs from what `If-None-Match` names. No envelope and no body.';

/**
 * A file response. A 304 has no body and is not described.
 * @param file the example, as base64
 */
function fileAnswer(types: readonly string[], file: FileEntry): JsonSchema {
  const schema = { type: 'string', format: 'binary' };
  const example = { example: file.base64, 'x-example-file': file };
  const content = types.map((type) => [type, { schema, ...(type === file.media_type ? example : {}) }]);
  return {
    description: `Success: the file, ${types.join(', ')}`,
    headers: { 'x-request-id': { $ref: '#/components/headers/x-request-id' }, etag: ETAG },
    content: Object.fromEntries(content),
  };
}

/** A message of the stream in wire format. */
function streamedText({ type, ...rest }: { type: string; id?: number; last_id?: number }): string {
  return `event: ${type}\nid: ${rest.id ?? rest.last_id}\ndata: ${JSON.stringify({ type, ...rest })}\n\n`;
}

/** A stream response. OpenAPI 3.1 can't describe its messages, so `x-message-schema` holds their schema. */
function streamAnswer(schema: JsonSchema, example: unknown): JsonSchema {
  return {
    description: 'Success: a stream of messages, each as in `x-message-schema`',
    headers: { 'x-request-id': { $ref: '#/components/headers/x-request-id' } },
    content: {
      'text/event-stream': {
        schema: { type: 'string' },
        example: streamedText(example as Parameters<typeof streamedText>[0]),
        'x-message-schema': schema,
      },
    },
  };
}

/** The common envelope around own data, and nothing beside them. */
const envelopeOf = (data: JsonSchema): JsonSchema => ({
  allOf: [{ $ref: '#/components/schemas/Success' }, { properties: { data }, required: ['data'] }],
  unevaluatedProperties: false,
});

function successes(op: Operation, data: JsonSchema): Record<string, JsonSchema> {
  if (op.stream) return { 200: streamAnswer(data, op.example.data) };
  if (op.file) return { 200: fileAnswer(op.file.types, op.example.data as FileEntry) };
  const example = { code: 0, msg: codes.ok.uk, details: null, data: op.example.data };
  const cookie = op.cookie ? COOKIES[op.cookie] : {};
  const headers = { ...REQUEST_ID, ...cookie, ...(op.etag ? { etag: ETAG } : {}) };
  const content = { 'application/json': { schema: envelopeOf(data), example } };
  return {
    200: { description: 'Success', headers, content },
    ...(op.etag ? { 304: { description: NOT_MODIFIED, headers } } : {}),
  };
}

/** The other permissions that open it: one, or a list. */
function orPermission(op: Operation): JsonSchema {
  const [, ...others] = permissionsOf(op);
  return others.length === 0 ? {} : { 'x-or-permission': others.length === 1 ? others[0] : others };
}

export function operationObject(op: Operation, schemas: OperationSchemas): JsonSchema {
  return {
    operationId: op.id,
    tags: [op.domain],
    summary: op.summary,
    ...(op.description ? { description: op.description } : {}),
    ...(op.session ? {} : { security: op.signedBy ? [{ [op.signedBy]: [] }] : [] }),
    'x-permission': op.permission,
    ...orPermission(op),
    'x-session': op.session,
    'x-signed': op.signed,
    ...(op.keyScope ? { 'x-key-scope': op.keyScope } : {}),
    'x-codes': codesOf(op),
    ...(op.assumed ? { 'x-assumed': op.assumed } : {}),
    parameters: parameters(op, schemas),
    ...(op.upload ? { requestBody: uploadBody(op.upload, op.example.body) } : {}),
    ...(schemas.body ? { requestBody: jsonBody(schemas.body, op.example.body) } : {}),
    responses: { ...successes(op, schemas.data), ...failureResponses(op) },
  };
}
