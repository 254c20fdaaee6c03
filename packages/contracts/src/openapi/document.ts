import type { z } from 'zod';
import { banks } from '../shared/banks.ts';
import { codes } from '../shared/codes.ts';
import { Failure, Success } from '../shared/envelope.ts';
import { EXAMPLE_KEY, IDEMPOTENCY_HEADER, MAX_KEY, MIN_KEY } from '../shared/idempotency.ts';
import type { Operation } from '../shared/operation.ts';
import { permissions, roles } from '../shared/permissions.ts';
import { rules } from '../shared/rules.ts';
import { shareFailures } from './failure-responses.ts';
import { type JsonSchema, toJsonSchemas } from './json-schemas.ts';
import { operationObject } from './operation-object.ts';
import { share } from './share.ts';

/** What differs between the two documents: API and mock control. */
export interface DocumentInfo {
  title: string;
  version: string;
  description: string;
  tags: readonly { name: string; description: string }[];
  responseCodes?: readonly object[];
  declinePatterns?: object;
  /** Allowed state transitions, by `Schema.field`. */
  stateMachines?: Readonly<Record<string, readonly { from: string; to: string; by: string }[]>>;
  /** Event types and the permissions of which one is needed to receive them; null: all users. */
  eventRights?: Readonly<Record<string, readonly string[] | null>>;
}

type Part = 'params' | 'query' | 'body' | 'headers' | 'data';
const key = (op: Operation, part: Part) => `${op.id}.${part}`;

function rootsOf(operations: readonly Operation[]): Record<string, z.ZodType> {
  const roots: Record<string, z.ZodType> = { Failure, Success };
  for (const op of operations) {
    if (op.params) roots[key(op, 'params')] = op.params;
    if (op.query) roots[key(op, 'query')] = op.query;
    if (op.body && !op.upload) roots[key(op, 'body')] = op.body;
    if (op.headers) roots[key(op, 'headers')] = op.headers;
    if (!op.file) roots[key(op, 'data')] = op.data;
  }
  return roots;
}

const idempotencyKey = {
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  description:
    'Names one deed, so that a request whose answer was lost can be sent again: the same key and body have one effect and the same answer. ' +
    'Draw it anew for each deed, such as a UUID. A key counts within its operation and `x-key-scope`: the signed-in person (`user`), or what that field of the body says. ' +
    'It is kept for 24 hours, without a session for 15 minutes; only successes are kept. With another body it answers `conflict`.',
  schema: { type: 'string', minLength: MIN_KEY, maxLength: MAX_KEY, pattern: '^[!-~]*$' },
};

const sharedParts = {
  securitySchemes: {
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: 'kasa_session',
      description: 'Set by sign-in. HttpOnly, SameSite=Lax, Secure in production.',
    },
    terminal: {
      type: 'apiKey',
      in: 'header',
      name: 'x-terminal-signature',
      description: 'Made by a terminal with its secret key phrase, for each request anew. It is no session.',
    },
    merchant: {
      type: 'apiKey',
      in: 'header',
      name: 'x-merchant-signature',
      description:
        'Made by a merchant’s server with the status secret, for each request anew. It is no session.',
    },
  },
  parameters: {
    lng: {
      name: 'lng',
      in: 'query',
      description:
        'Language of `msg` and of messages in `details` (spec §7): `UK` or `EN`. Missing or unknown: Ukrainian.',
      schema: { type: 'string' },
      examples: { ukrainian: { value: 'UK' }, english: { value: 'EN' } },
    },
    'payload-signature': {
      name: 'payload-signature',
      in: 'header',
      description:
        'Hex SHA-256 of the exact body text followed by the signing secret. Required once the session has a secret (see exchangeKey).',
      schema: { type: 'string', pattern: '^[0-9a-f]{64}$' },
    },
    'idempotency-key': idempotencyKey,
    'required-idempotency-key': { ...idempotencyKey, required: true, example: EXAMPLE_KEY },
    'if-none-match': {
      name: 'if-none-match',
      in: 'header',
      description:
        'The `ETag` of the answer that one has: answered 304 without a body while nothing differs (RFC 9110 §13.1.2).',
      schema: { type: 'string' },
    },
  },
  headers: {
    'x-request-id': { description: 'Quote it when you report a problem.', schema: { type: 'string' } },
    'retry-after': {
      description: 'Seconds until it may be tried again, as in `details.retry_after_seconds`.',
      schema: { type: 'integer', minimum: 1 },
    },
    'session-cookie': {
      description:
        'Two: of the session, `kasa_session`, for 12 hours, and of the known browser, `kasa_browser`, for 90 days. ' +
        'HttpOnly, SameSite=Lax, Path=/. In production Secure, and their names begin with `__Host-`.',
      schema: { type: 'string' },
    },
    'browser-cookie': {
      description: 'Only of the known browser, see `session-cookie`, and only if it is one.',
      schema: { type: 'string' },
    },
    'ended-cookie': {
      description: 'The cookie of the session, empty and with Max-Age=0, if the present session has ended.',
      schema: { type: 'string' },
    },
  },
};

/** Builds an OpenAPI 3.1 document from operations. Deterministic. */
export function buildDocument(info: DocumentInfo, operations: readonly Operation[]): JsonSchema {
  const { components, inline } = toJsonSchemas(rootsOf(operations), 'output');
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const op of operations) {
    const path = paths[op.path] ?? {};
    const schemas = {
      params: inline[key(op, 'params')],
      query: inline[key(op, 'query')],
      body: inline[key(op, 'body')],
      headers: inline[key(op, 'headers')],
      data: inline[key(op, 'data')] ?? {},
    };
    path[op.method.toLowerCase()] = operationObject(op, schemas);
    paths[op.path] = path;
  }
  const objects = Object.values(paths).flatMap((path) => Object.values(path));
  const parameters = objects.flatMap(({ parameters: own }) =>
    (own as JsonSchema[]).flatMap((one, index) =>
      one.in === 'query' ? [[own as JsonSchema[], `${index}`] as const] : [],
    ),
  );
  const failures = shareFailures(objects);
  const text = JSON.stringify([paths, failures]);
  const used = (section: 'headers' | 'parameters') =>
    Object.fromEntries(
      Object.entries(sharedParts[section]).filter(([name]) =>
        text.includes(`"#/components/${section}/${name}"`),
      ),
    );
  return {
    openapi: '3.1.0',
    info: {
      title: info.title,
      version: info.version,
      description: info.description,
      contact: { name: 'The team of Kasa' },
    },
    servers: [{ url: '/', description: 'The host that serves this document' }],
    tags: info.tags,
    security: [{ session: [] }],
    paths,
    components: {
      securitySchemes: sharedParts.securitySchemes,
      schemas: sorted(components),
      ...failures,
      parameters: {
        ...used('parameters'),
        ...share('parameters', parameters, ({ name }) => [String(name)], 3),
      },
      headers: used('headers'),
    },
    'x-codes': Object.entries(codes).map(([name, entry]) => ({ name, ...entry })),
    'x-permissions': Object.entries(permissions).map(([tag, names]) => ({ tag, ...names })),
    'x-roles': Object.entries(roles).map(([role, entry]) => ({ role, ...entry })),
    'x-banks': banks,
    'x-rules': Object.entries(rules).map(([rule, entry]) => ({ rule, ...entry })),
    'x-state-machines': info.stateMachines ?? {},
    ...(info.responseCodes ? { 'x-response-codes': info.responseCodes } : {}),
    ...(info.declinePatterns ? { 'x-decline-patterns': info.declinePatterns } : {}),
    ...(info.eventRights ? { 'x-event-rights': info.eventRights } : {}),
  };
}

const sorted = <Value>(record: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
