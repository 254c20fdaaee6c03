import { setTimeout as sleep } from 'node:timers/promises';
import type { MockFault } from '@kasa/contracts/mock/operations';
import type { FailureCodeName, Language } from '@kasa/contracts/shared/codes';
import type { FailureInfo } from '@kasa/contracts/shared/envelope';
import type { Operation } from '@kasa/contracts/shared/operation';
import { ruleMessage } from '@kasa/contracts/shared/rules';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { OperationFailure } from './handler.ts';
import { languageOf } from './language.ts';

/** Details of a failure; a field without a message gets that of its rule. */
type FaultDetails = NonNullable<z.output<typeof MockFault>['details']>;

export type InjectedFault =
  | { readonly kind: 'latency'; readonly milliseconds: number }
  | { readonly kind: 'code'; readonly code: FailureCodeName; readonly details: FaultDetails | null }
  | { readonly kind: 'drop' };

/** Faults of one request: before its operation runs, or after it, when only the response is lost. */
export interface FaultPlan {
  readonly before: readonly InjectedFault[];
  readonly after: readonly InjectedFault[];
}

/** Chooses the faults of a request; `merchantId` is undefined without a session. */
export type FaultSource = (op: Operation, merchantId: string | undefined) => FaultPlan | undefined;

export class ConnectionDropped extends Error {}

function detailsFor(code: FailureCodeName, op: Operation): FailureInfo | null {
  if (code === 'rate_limited') return { retry_after_seconds: 1 };
  if (code === 'forbidden' && op.permission) return { permission: op.permission };
  if (code === 'validation_failed') return { fields: [] };
  return op.failureDetails?.[code] ?? null;
}

function withMessages({ fields, ...others }: FaultDetails, language: Language): FailureInfo {
  if (!fields) return others;
  return {
    ...others,
    fields: fields.map(({ message, ...field }) => ({
      ...field,
      message: message ?? ruleMessage(field.rule, language),
    })),
  };
}

/** Applies the faults of a request: waits, or throws OperationFailure or ConnectionDropped. */
export async function applyFaults(
  faults: readonly InjectedFault[],
  op: Operation,
  request: FastifyRequest,
): Promise<void> {
  for (const fault of faults) {
    if (fault.kind === 'drop') throw new ConnectionDropped();
    if (fault.kind === 'code') {
      const { code, details } = fault;
      const info = details ? withMessages(details, languageOf(request.query)) : detailsFor(code, op);
      throw new OperationFailure(code, info);
    }
    // The latency may exceed the idle timeout. Requests injected by tests have no real socket.
    request.raw.socket.setTimeout?.(0);
    await sleep(fault.milliseconds);
  }
}
