import { setTimeout as sleep } from 'node:timers/promises';
import type { FailureCodeName } from '@kasa/contracts/shared/codes';
import type { FailureInfo } from '@kasa/contracts/shared/envelope';
import type { Operation } from '@kasa/contracts/shared/operation';
import type { FastifyRequest } from 'fastify';
import { OperationFailure } from './handler.ts';

/** A failure made on purpose, as the mock control asked for. */
export type InjectedFault =
  | { readonly kind: 'latency'; readonly milliseconds: number }
  | { readonly kind: 'code'; readonly code: FailureCodeName }
  | { readonly kind: 'drop' };

/** Faults of one request: before its operation is carried out, or after it, which lose only the answer. */
export interface FaultPlan {
  readonly before: readonly InjectedFault[];
  readonly after: readonly InjectedFault[];
}

/** Chooses the faults of a request; `merchantId` is undefined without a session. */
export type FaultSource = (op: Operation, merchantId: string | undefined) => FaultPlan | undefined;

/** The connection is to be cut without an answer. */
export class ConnectionDropped extends Error {}

/** Believable details for a code that is answered on purpose. */
function detailsFor(code: FailureCodeName, op: Operation): FailureInfo | null {
  if (code === 'rate_limited') return { retry_after_seconds: 1 };
  if (code === 'forbidden' && op.permission) return { permission: op.permission };
  if (code === 'validation_failed') return { fields: [] };
  return op.failureDetails?.[code] ?? null;
}

/** Carries out the faults chosen for a request: waits, throws an OperationFailure or ConnectionDropped. */
export async function applyFaults(
  faults: readonly InjectedFault[],
  op: Operation,
  request: FastifyRequest,
): Promise<void> {
  for (const fault of faults) {
    if (fault.kind === 'drop') throw new ConnectionDropped();
    if (fault.kind === 'code') {
      throw new OperationFailure(fault.code, detailsFor(fault.code, op));
    }
    // The wait may be longer than a silent connection is kept. A request that a test injects has no real socket.
    request.raw.socket.setTimeout?.(0);
    await sleep(fault.milliseconds);
  }
}
