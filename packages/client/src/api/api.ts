import type { operations } from '../generated/api.ts';
import { operationTable } from '../generated/operations.ts';
import type { KasaClient } from '../http/create-client.ts';
import type { Call } from '../http/types.ts';

type OperationId = keyof operations & keyof typeof operationTable;

/** All operations of the contract as functions, by operation id. */
export type KasaApi = { readonly [Id in OperationId]: Call<Id, operations[Id]> };

/** All operations of a client: `await kasaApi(client).listDrivers({ query: { shift: 'open' } })`. */
export function kasaApi(client: KasaClient): KasaApi {
  const ids = Object.keys(operationTable) as OperationId[];
  return Object.fromEntries(ids.map((id) => [id, client.operation(id)])) as unknown as KasaApi;
}
