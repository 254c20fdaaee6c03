import type { operations } from '../generated/api.ts';
import { operationTable } from '../generated/operations.ts';
import { type ClientOptions, createHttpClient, type KasaClient } from './create-client.ts';

/** A client of all operations. */
export function createKasaClient(options: ClientOptions): KasaClient {
  return createHttpClient<operations>((id) => operationTable[id], options);
}
