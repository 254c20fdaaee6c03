import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { transportOperations } from '@kasa/contracts/transport/operations';
import { afterEach, describe, expect, it } from 'vitest';
import { setUpTestBackend, testEveryExample } from '../testing/test-support/api-suite.ts';
import { demoCredentials } from '../testing/test-support/test-backend.ts';

const { backend, signedIn: signedInAs } = setUpTestBackend();
const signedIn = (who = demoCredentials.dispatcher) => signedInAs(who);

testEveryExample(async () => (await signedIn()).api, transportOperations);

const fault = { operation: 'listRoutes', kind: 'code' as const, times: 1 };
afterEach(async () => {
  await backend().mock.clearFaults();
});

describe('a failure of the real backend', () => {
  it('names the fields that break a rule, in the stored locale', async () => {
    const { api, storage } = await signedIn();
    storage.locale = 'en';
    const body = { route_id: 'not-an-id' };
    await expect(api.changeDriverRoute({ params: { id: exampleIds.driver }, body })).rejects.toMatchObject({
      kind: 'server',
      codeName: 'validation_failed',
      userMessage: 'Check the highlighted fields',
      details: { fields: [{ path: 'route_id', rule: 'id_format', message: 'Invalid identifier' }] },
    });
  });

  it('does not find what is not there', async () => {
    const { api } = await signedIn();
    const missing = api.getRoute({ params: { id: '01912d50-3c00-7000-8000-ffffffffffff' } });
    await expect(missing).rejects.toMatchObject({ codeName: 'not_found', httpStatus: 404, details: null });
  });

  it('names the permission that is missing', async () => {
    const cashier = await signedIn({ ...demoCredentials.owner, phone: '+380500000004' });
    const body = { status: 'parked' as const, version: 1 };
    const params = { id: exampleIds.transportToPark };
    await expect(cashier.api.changeTransportStatus({ params, body })).rejects.toMatchObject({
      codeName: 'forbidden',
      details: { permission: 'transport_manage' },
    });
  });

  it.each([
    ['internal', 500],
    ['rate_limited', 429],
    ['maintenance', 503],
  ] as const)('%s is a server error with its name', async (codeName, httpStatus) => {
    const { api } = await signedIn();
    await backend().mock.addFault({ body: { ...fault, code: codeName } });
    await expect(api.listRoutes()).rejects.toMatchObject({ kind: 'server', codeName, httpStatus });
    await expect(api.listRoutes()).resolves.toHaveProperty('items');
  });

  it('not_authenticated at any moment goes to sign-in', async () => {
    const { api, notAuthenticated } = await signedIn();
    await backend().mock.addFault({ body: { ...fault, code: 'not_authenticated' } });
    await expect(api.listRoutes()).rejects.toMatchObject({ kind: 'not_authenticated' });
    expect(notAuthenticated()).toBe(1);
  });

  it('to answer at all is a network error', async () => {
    const { api } = await signedIn();
    await backend().mock.addFault({ body: { ...fault, kind: 'drop' } });
    await expect(api.listRoutes()).rejects.toMatchObject({
      kind: 'network',
      userMessage: 'Щось пішло не так!',
    });
  });

  it('to answer in time is for the caller to cancel', async () => {
    const { api } = await signedIn();
    await backend().mock.addFault({ body: { ...fault, kind: 'latency', latency_ms: 300 } });
    const controller = new AbortController();
    const call = api.listRoutes({}, { signal: controller.signal });
    setTimeout(() => controller.abort(), 20);
    await expect(call).rejects.toMatchObject({ kind: 'abort', userMessage: null });
  });

  it('of an exchange that is degenerate is drawn again', async () => {
    const tab = await signedIn();
    await backend().mock.addFault({
      body: { ...fault, operation: 'exchangeKey', code: 'key_exchange_invalid', times: 2 },
    });
    await expect(tab.exchange()).resolves.toBeUndefined();
  });
});
