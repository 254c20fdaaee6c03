import { operations } from '@kasa/contracts/operations';
import { expect, it } from 'vitest';
import { createKasaClient } from '../http/kasa-client.ts';
import { kasaApi } from './api.ts';

it('every operation of the contract is there by its own name', () => {
  const client = createKasaClient({ baseUrl: '', locale: () => null, signingSecret: () => null });
  const api = kasaApi(client);
  for (const [id, call] of Object.entries(api)) expect(call.operationId).toBe(id);
  expect(Object.keys(api).toSorted()).toEqual(Object.keys(operations).toSorted());
});
