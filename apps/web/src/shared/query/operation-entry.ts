import { authOperations } from '@kasa/client/generated/operations/auth';
import { terminalsOperations } from '@kasa/client/generated/operations/terminals';
import type { OperationEntry } from '@kasa/client/http/send';
import { onDemand } from '@kasa/ui/on-demand';
import type { OperationId } from './operations.ts';

/** Those of the first screen; the others follow it, so that an area to come adds nothing to it. */
const first: Partial<Record<OperationId, OperationEntry>> = { ...authOperations, ...terminalsOperations };
const allOperations = onDemand(() => import('@kasa/client/generated/operations'));

/**
 * What is sent for an operation.
 * @throws TypeError its table could not be loaded
 */
export function operationEntry(id: OperationId): OperationEntry | Promise<OperationEntry> {
  return first[id] ?? loadEntry(id);
}

async function loadEntry(id: OperationId): Promise<OperationEntry> {
  const loaded = await allOperations.load();
  if (!loaded) throw new TypeError('Failed to fetch the operations');
  return loaded.operationTable[id];
}
