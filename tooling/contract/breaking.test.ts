import { expect, test } from 'vitest';
import { breakingChanges } from './breaking/operations.ts';
import type { Json } from './breaking/resolve.ts';
import { announcesBreak, releasedVersion, unannouncedBreaks, unreleased } from './breaking.ts';

const vehicle = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'status'],
  properties: {
    id: { type: 'string', format: 'uuid' },
    status: { type: 'string', enum: ['parked', 'on_route'] },
    note: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    parent: { $ref: '#/components/schemas/Vehicle' },
    stops: { type: 'array', items: { type: 'object', properties: { lat: { type: 'number' } } } },
  },
};
const body = {
  type: 'object',
  additionalProperties: false,
  required: ['name'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 50 },
    kind: { type: 'string', enum: ['bus', 'tram'] },
    seats: { type: 'integer', minimum: 1, maximum: 200 },
    code: { type: 'string' },
  },
};
const released: Json = {
  info: { version: '1.2.0' },
  components: { schemas: { Vehicle: vehicle } },
  paths: {
    '/vehicles/{id}': {
      put: {
        operationId: 'updateVehicle',
        'x-permission': 'transport_manage',
        'x-session': true,
        'x-signed': false,
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'dry', in: 'query', schema: { type: 'boolean' } },
        ],
        requestBody: { required: true, content: { 'application/json': { schema: body } } },
        responses: {
          200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Vehicle' } } } },
        },
      },
    },
  },
};

type Edit = (at: { operation: Json; body: Json; vehicle: Json; document: Json }) => void;

function after(edit: Edit): string[] {
  const document = structuredClone(released);
  // A wrong path throws at once.
  const dig = (...keys: string[]) => keys.reduce<Json>((at, key) => at[key] as Json, document);
  edit({
    document,
    operation: dig('paths', '/vehicles/{id}', 'put'),
    body: dig('paths', '/vehicles/{id}', 'put', 'requestBody', 'content', 'application/json', 'schema'),
    vehicle: dig('components', 'schemas', 'Vehicle'),
  });
  return breakingChanges(released, document).map((line) => line.replace('PUT /vehicles/{id}: ', ''));
}
const set = (schema: Json, name: string, value: unknown) => {
  (schema.properties as Json)[name] = value;
};

test.each<[string, Edit, string]>([
  [
    'operation removed',
    ({ document }) => {
      document.paths = {};
    },
    'operation removed',
  ],
  [
    'operation renamed',
    ({ operation }) => {
      operation.operationId = 'saveVehicle';
    },
    'operationId was updateVehicle, now saveVehicle',
  ],
  [
    'permission changed',
    ({ operation }) => {
      operation['x-permission'] = null;
    },
    'permission was transport_manage, now none',
  ],
  [
    'signature needed',
    ({ operation }) => {
      operation['x-signed'] = true;
    },
    'now needs a payload signature',
  ],
  [
    'parameter removed',
    ({ operation }) => {
      operation.parameters = (operation.parameters as Json[]).slice(0, 1);
    },
    'query parameter dry: removed',
  ],
  [
    'parameter required',
    ({ operation }) => {
      Object.assign((operation.parameters as Json[])[1] ?? {}, { required: true });
    },
    'query parameter dry: now required',
  ],
  [
    'parameter narrowed',
    ({ operation }) => {
      Object.assign((operation.parameters as Json[])[0] ?? {}, {
        schema: { type: 'string', format: 'uuid' },
      });
    },
    'path parameter id: format was not set, now uuid',
  ],
  [
    'new required input',
    ({ body }) => {
      body.required = ['name', 'code'];
    },
    'body.code: now required',
  ],
  [
    'input field removed',
    ({ body }) => {
      delete (body.properties as Json).code;
    },
    'body.code: field removed',
  ],
  [
    'input value removed',
    ({ body }) => set(body, 'kind', { type: 'string', enum: ['bus'] }),
    'body.kind: value "tram" removed',
  ],
  [
    'input closed',
    ({ body }) => set(body, 'code', { type: 'string', enum: ['a'] }),
    'body.code: was open, now a closed list of values',
  ],
  [
    'input type narrowed',
    ({ body }) => set(body, 'code', { type: 'integer' }),
    'body.code: type was string, now integer',
  ],
  [
    'input bound tighter',
    ({ body }) => set(body, 'name', { type: 'string', minLength: 1, maxLength: 40 }),
    'body.name: maxLength was 50, now 40',
  ],
  [
    'input bound new',
    ({ body }) => set(body, 'code', { type: 'string', pattern: '^A' }),
    'body.code: pattern was not set, now ^A',
  ],
  [
    'answer field removed',
    ({ vehicle }) => {
      delete (vehicle.properties as Json).note;
    },
    'answer 200.note: field removed',
  ],
  [
    'answer field optional',
    ({ vehicle }) => {
      vehicle.required = ['id'];
    },
    'answer 200.status: was always there, now optional',
  ],
  [
    'answer value removed',
    ({ vehicle }) => set(vehicle, 'status', { type: 'string', enum: ['parked'] }),
    'answer 200.status: value "on_route" removed',
  ],
  [
    'answer value added',
    ({ vehicle }) => set(vehicle, 'status', { type: 'string', enum: ['parked', 'on_route', 'lost'] }),
    'answer 200.status: value "lost" added to an answer',
  ],
  [
    'answer may be null',
    ({ vehicle }) => set(vehicle, 'id', { type: ['string', 'null'], format: 'uuid' }),
    'answer 200.id: type was string, now string | null',
  ],
  [
    'answer variant added',
    ({ vehicle }) =>
      set(vehicle, 'note', { anyOf: [{ type: 'string' }, { type: 'null' }, { type: 'number' }] }),
    'answer 200.note: type was string, now number | integer',
  ],
  [
    'answer format changed',
    ({ vehicle }) => set(vehicle, 'id', { type: 'string' }),
    'answer 200.id: format was uuid, now any',
  ],
  [
    'answer list item changed',
    ({ vehicle }) => set(vehicle, 'stops', { type: 'array', items: { type: 'object', properties: {} } }),
    'answer 200.stops[].lat: field removed',
  ],
])('breaks: %s', (_name, edit, expected) => {
  expect(after(edit)).toEqual([expected]);
});

test.each<[string, Edit]>([
  ['nothing changed', () => {}],
  [
    'a new operation',
    ({ document }) => {
      (document.paths as Json)['/new'] = { get: { operationId: 'x', responses: {} } };
    },
  ],
  ['a new optional input', ({ body }) => set(body, 'extra', { type: 'string' })],
  [
    'an input no longer required',
    ({ body }) => {
      body.required = [];
    },
  ],
  ['a wider input', ({ body }) => set(body, 'seats', { type: 'number', minimum: 0, maximum: 300 })],
  ['a new input value', ({ body }) => set(body, 'kind', { type: 'string', enum: ['bus', 'tram', 'metro'] })],
  ['a new answer field', ({ vehicle }) => set(vehicle, 'extra', { type: 'string' })],
  ['a variant that no longer comes back', ({ vehicle }) => set(vehicle, 'note', { type: 'string' })],
])('does not break: %s', (_name, edit) => {
  expect(after(edit)).toEqual([]);
});

test.each([
  ['1.2.0', '1.3.0', false],
  ['1.2.0', '2.0.0', true],
  ['0.3.0', '0.3.1', false],
  ['0.3.0', '0.4.0', true],
])('from %s to %s announces a break: %s', (from, to, expected) => {
  expect(announcesBreak({ info: { version: from } }, { info: { version: to } })).toBe(expected);
});

test('a new major version lets the same change pass', () => {
  const gone = { ...released, paths: {} };
  expect(unannouncedBreaks(released, gone)).toHaveLength(1);
  expect(unannouncedBreaks(released, { ...gone, info: { version: '2.0.0' } })).toEqual([]);
});

const version = (version: string, document: Json = released): Json => ({ ...document, info: { version } });
const paths = released.paths as Json;
const bigger = { ...released, paths: { ...paths, '/new': { get: { operationId: 'x', responses: {} } } } };

test('what no release holds to anything is found: a new operation, a version that was raised', () => {
  expect(unreleased(released, released)).toEqual([]);
  expect(unreleased(released, bigger)).toEqual([expect.stringMatching(/^GET \/new: in no release/)]);
  expect(unreleased(released, version('1.3.0'))).toEqual([
    'the contract is 1.3.0, released is 1.2.0: run `pnpm release:contract`',
  ]);
});

test.each<[string, Json, boolean, string]>([
  ['what is released already', released, false, '1.2.0'],
  ['more', bigger, false, '1.3.0'],
  ['more, under a higher version', version('1.2.1', bigger), false, '1.2.1'],
  ['more, under a lower version', version('1.1.9', bigger), false, '1.3.0'],
  ['more, where a break was asked for', bigger, true, '1.3.0'],
  ['a break', { ...released, paths: {} }, true, '2.0.0'],
  [
    'a break under a version that does not announce it',
    version('1.3.0', { ...released, paths: {} }),
    true,
    '2.0.0',
  ],
  ['a break that the version announces', version('2.0.0', { ...released, paths: {} }), false, '2.0.0'],
])('%s has its version', (_name, document, mayBreak, expected) => {
  expect(releasedVersion(released, document, mayBreak)).toBe(expected);
});

test.each([
  ['exactly told', ['image/png', 'image/webp', 'text/csv'], []],
  ['gone', ['application/pdf'], ['GET /photo: answer 200: image/* removed']],
])('a range of media types that is %s', (_name, types, expected) => {
  const photo = (content: readonly string[]) => ({
    paths: {
      '/photo': {
        get: {
          responses: {
            200: {
              content: Object.fromEntries(content.map((type) => [type, { schema: { type: 'string' } }])),
            },
          },
        },
      },
    },
  });
  expect(breakingChanges(photo(['image/*']), photo(types))).toEqual(expected);
});
