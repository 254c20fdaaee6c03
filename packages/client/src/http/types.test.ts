import { describe, expectTypeOf, it } from 'vitest';
import { kasaApi } from '../api/api.ts';
import type { ClientError, ServerError } from './errors.ts';
import { createKasaClient } from './kasa-client.ts';
import type { Schema } from './types.ts';

// Checked by tsc: a wrong line here does not compile.
const client = createKasaClient({
  baseUrl: 'http://localhost',
  locale: () => null,
  signingSecret: () => null,
});
const api = kasaApi(client);

describe('types of a call', () => {
  it('needs no input where everything is optional', () => {
    expectTypeOf(api.listRoutes).toBeCallableWith();
    expectTypeOf(api.listRoutes).toBeCallableWith({ query: { page: 1, city: undefined } }, {});
  });

  it('asks for path parameters and body where the contract does', () => {
    expectTypeOf(api.getRoute)
      .parameter(0)
      .toEqualTypeOf<
        { params: { id: string } } & { query?: undefined } & { body?: undefined } & { headers?: undefined }
      >();
    expectTypeOf(api.openShift).parameter(0).toHaveProperty('body').toEqualTypeOf<Schema<'OpenShiftInput'>>();
  });

  it('asks for headers of its own, not for those that the client sets', () => {
    type Asked = NonNullable<Parameters<typeof api.getConfig>[0]>['headers'];
    expectTypeOf<keyof Asked>().toEqualTypeOf<
      'x-terminal-number' | 'x-terminal-time' | 'x-terminal-signature'
    >();
    expectTypeOf<NonNullable<Parameters<typeof api.createRoute>[0]>['headers']>().toEqualTypeOf<undefined>();
  });

  it('keeps `lng` to itself', () => {
    expectTypeOf<
      NonNullable<NonNullable<Parameters<typeof api.listRoutes>[0]>['query']>
    >().not.toHaveProperty('lng');
  });

  it('answers what the contract says', () => {
    expectTypeOf(api.listDrivers).returns.resolves.toEqualTypeOf<Schema<'DriverPage'>>();
    expectTypeOf(api.getDriver).returns.resolves.toHaveProperty('money').toEqualTypeOf<number>();
  });

  it('knows the id of its operation', () => {
    expectTypeOf(api.listRoutes.operationId).toEqualTypeOf<'listRoutes'>();
  });
});

it('tells errors apart by kind', () => {
  expectTypeOf<Extract<ClientError, { kind: 'server' }>>().toEqualTypeOf<ServerError>();
});
