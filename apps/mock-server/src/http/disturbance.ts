import { setTimeout as sleep } from 'node:timers/promises';
import type { FailureCodeName } from '@kasa/contracts/shared/codes';
import type { FailureInfo } from '@kasa/contracts/shared/envelope';
import type { Operation } from '@kasa/contracts/shared/operation';
import type { FastifyRequest } from 'fastify';
import { OperationFailure } from './handler.ts';

/** Something that goes wrong on purpose, as the mock control asked for. */
export type Disturbance =
  | { readonly kind: 'latency'; readonly milliseconds: number }
  | { readonly kind: 'code'; readonly code: FailureCodeName }
  | { readonly kind: 'drop' };

/** What disturbs a request: before its operation is carried out, or only its answer. */
export interface Disturbances {
  readonly before: readonly Disturbance[];
  readonly after: readonly Disturbance[];
}

/** Chooses what disturbs a request; `merchantId` is undefined without a session. */
export type Interference = (op: Operation, merchantId: string | undefined) => Disturbances | undefined;

/** The connection is to be cut without an answer. */
export class ConnectionDropped extends Error {}

/** Believable details for a code that is answered on purpose. */
function detailsFor(code: FailureCodeName, op: Operation): FailureInfo | null {
  if (code === 'rate_limited') return { retry_after_seconds: 1 };
  if (code === 'forbidden' && op.permission) return { permission: op.permission };
  if (code === 'validation_failed') return { fields: [] };
  return op.failureDetails?.[code] ?? null;
}

/** Lets a request suffer what was chosen for it: waits, throws an OperationFailure or ConnectionDropped. */
export async function suffer(
  disturbances: readonly Disturbance[],
  op: Operation,
  request: FastifyRequest,
): Promise<void> {
  for (const disturbance of disturbances) {
    if (disturbance.kind === 'drop') throw new ConnectionDropped();
    if (disturbance.kind === 'code') {
      throw new OperationFailure(disturbance.code, detailsFor(disturbance.code, op));
    }
    // The wait may be longer than a silent connection is kept. A request that a test injects has no real socket.
    request.raw.socket.setTimeout?.(0);
    await sleep(disturbance.milliseconds);
  }
}
