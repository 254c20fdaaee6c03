import { operations } from '@kasa/contracts/operations';
import type { Operation } from '@kasa/contracts/shared/operation';
import type { RouteOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createFastify } from './create-fastify.ts';

const handler = async () => ({});
const add = (route: Partial<RouteOptions>) =>
  createFastify({ isProduction: false, log: false }).route({
    method: 'GET',
    url: '/healthz',
    handler,
    ...route,
  });
const { getMe, createRoute, signIn } = operations;
const carryingOut = (op: Partial<Operation>) => () =>
  add({
    url: '/api/v1/anything',
    method: 'POST',
    config: { operation: op as Operation },
  });

describe('a route that does not say who may use it is not added, so that the server does not start', () => {
  it.each([
    ['GET', '/api/v1/transport/secrets'],
    ['GET', '/metrics'],
    ['GET', '/api/v1/openapi.json/x'],
    ['GET', '/docsx'],
    ['POST', '/healthz'],
    ['DELETE', '/docs'],
    [['GET', 'POST'], '/docs/page.css'],
    ['POST', '/*'],
  ])('%s %s', (method, url) => {
    expect(() => add({ method, url })).toThrow(`${url} does not say who may use it`);
  });

  it.each([
    ['says nothing of a permission', { permission: undefined }],
    ['asks for a tag that nobody can have', { permission: 'everything' }],
    ['asks for what objects have by nature', { permission: 'constructor' }],
    ['asks for no text', { permission: [] }],
  ])('an operation that %s', (_name, change) => {
    expect(carryingOut({ ...createRoute, ...change } as unknown as Operation)).toThrow(
      'createRoute does not say which permission it needs',
    );
  });

  it('an operation that asks for a permission of people who are not signed in', () => {
    expect(carryingOut({ ...signIn, permission: 'transport_manage' })).toThrow('no session');
  });
});

it.each([
  ['an operation for everybody who is signed in', getMe],
  ['an operation with a tag', createRoute],
  ['an operation without a session', signIn],
])('%s is added', (_name, op) => {
  expect(carryingOut(op)).not.toThrow();
});

it.each(['/healthz', '/docs', '/docs/page.css', '/api/v1/openapi.json', '/__mock/openapi.json', '/*'])(
  'what anybody may read is added: %s',
  (url) => {
    expect(() => add({ url, method: ['GET', 'HEAD'] })).not.toThrow();
  },
);
