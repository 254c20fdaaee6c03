import { type Json, resolve, type SchemaInDocument } from './resolve.ts';
import { schemaChanges } from './schema.ts';

const methods = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options'] as const;
const object = (value: unknown): Json => (value && typeof value === 'object' ? (value as Json) : {});

/** Operations by method and path: `GET /routes`. */
export function operationsOf(document: Json): Map<string, unknown> {
  return new Map(
    Object.entries(object(document.paths)).flatMap(([path, item]) =>
      methods
        .filter((method) => object(item)[method])
        .map((method): [string, unknown] => [`${method.toUpperCase()} ${path}`, object(item)[method]]),
    ),
  );
}

/** Changes that break a client written for the first document. */
export function breakingChanges(before: Json, after: Json): string[] {
  const present = operationsOf(after);
  return [...operationsOf(before)].flatMap(([name, old]) => {
    const now = present.get(name);
    if (!now) return [`${name}: operation removed`];
    return operationChanges(side(before, old), side(after, now)).map((what) => `${name}: ${what}`);
  });
}

const side = (document: Json, schema: unknown): SchemaInDocument => ({ document, schema: object(schema) });

function operationChanges(old: SchemaInDocument, now: SchemaInDocument): string[] {
  return [
    ...conditionChanges(old.schema, now.schema),
    ...parameterChanges(old, now),
    ...bodyChanges(old, now),
    ...answerChanges(old, now),
  ];
}

function conditionChanges(old: Json, now: Json): string[] {
  const found: string[] = [];
  if (old.operationId !== now.operationId) {
    found.push(`operationId was ${String(old.operationId)}, now ${String(now.operationId)}`);
  }
  if ((old['x-permission'] ?? null) !== (now['x-permission'] ?? null)) {
    found.push(
      `permission was ${String(old['x-permission'] ?? 'none')}, now ${String(now['x-permission'] ?? 'none')}`,
    );
  }
  for (const [key, text] of [
    ['x-session', 'a session'],
    ['x-signed', 'a payload signature'],
  ] as const) {
    if (!old[key] && now[key]) found.push(`now needs ${text}`);
  }
  return found;
}

function parameters(operation: SchemaInDocument): Map<string, SchemaInDocument> {
  const given = (operation.schema.parameters ?? []) as unknown[];
  return new Map(
    given.map((schema) => {
      const parameter = resolve(side(operation.document, schema));
      return [`${String(parameter.schema.in)} parameter ${String(parameter.schema.name)}`, parameter];
    }),
  );
}

function parameterChanges(old: SchemaInDocument, now: SchemaInDocument): string[] {
  const [before, after] = [parameters(old), parameters(now)];
  const found: string[] = [];
  for (const [name, parameter] of after) {
    if (parameter.schema.required && !before.get(name)?.schema.required) found.push(`${name}: now required`);
  }
  for (const [name, parameter] of before) {
    const next = after.get(name);
    if (next)
      found.push(...schemaChanges(within(parameter, 'schema'), within(next, 'schema'), 'request', name));
    else found.push(`${name}: removed`);
  }
  return found;
}

const within = (at: SchemaInDocument, key: string): SchemaInDocument => side(at.document, at.schema[key]);

function contents(at: SchemaInDocument): Map<string, SchemaInDocument> {
  const content = object(resolve(at).schema.content);
  return new Map(
    Object.entries(content).map(([type, media]) => [type, side(at.document, object(media).schema)]),
  );
}

function bodyChanges(old: SchemaInDocument, now: SchemaInDocument): string[] {
  const [before, after] = [contents(within(old, 'requestBody')), contents(within(now, 'requestBody'))];
  const needed = object(resolve(within(now, 'requestBody')).schema).required === true;
  if (before.size === 0) return after.size > 0 && needed ? ['body: now required'] : [];
  const wasNeeded = object(resolve(within(old, 'requestBody')).schema).required === true;
  return [
    ...(needed && !wasNeeded ? ['body: now required'] : []),
    ...mediaChanges(before, after, 'request', 'body'),
  ];
}

function answerChanges(old: SchemaInDocument, now: SchemaInDocument): string[] {
  const [before, after] = [object(old.schema.responses), object(now.schema.responses)];
  return Object.keys(before)
    .filter((status) => /^2/.test(status))
    .flatMap((status) => {
      if (!(status in after)) return [`answer ${status}: removed`];
      const sides = [
        contents(side(old.document, before[status])),
        contents(side(now.document, after[status])),
      ] as const;
      return mediaChanges(...sides, 'answer', `answer ${status}`);
    });
}

function mediaChanges(
  before: Map<string, SchemaInDocument>,
  after: Map<string, SchemaInDocument>,
  direction: 'request' | 'answer',
  where: string,
): string[] {
  return [...before].flatMap(([type, schema]) => {
    const same = after.get(type);
    // A range such as `image/*` may be replaced by exact types: the responses are the same.
    const told = direction === 'answer' ? typesWithin(type, after) : [];
    const next = same ? [same] : told;
    if (next.length === 0) return [`${where}: ${type} removed`];
    return next.flatMap((now) => schemaChanges(schema, now, direction, where));
  });
}

function typesWithin(range: string, contents: Map<string, SchemaInDocument>): SchemaInDocument[] {
  const [kind, any] = range.split('/');
  if (any !== '*') return [];
  return [...contents].filter(([type]) => type.startsWith(`${kind}/`)).map(([, schema]) => schema);
}
