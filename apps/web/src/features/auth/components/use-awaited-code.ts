import type { CodeName } from '@kasa/client/http/errors';
import { CODE_TRIES } from '@kasa/contracts/auth/code-requests';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type DataOf, queryKey } from '#shared/query/operations.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { type Refusal, refusalOf, useStep } from '../queries.ts';

/** A code request as the server tells it. */
export type CodeRequest = DataOf<'getCodeRequest'>;

/** Codes after which only another code helps. */
const over: readonly CodeName[] = ['code_expired', 'code_attempts_exceeded'];
/** Codes after which this request helps no more. */
const gone: readonly CodeName[] = ['not_found'];

/** A code that a screen waits for. */
export interface AwaitedCode {
  /** The request cannot be renewed: begin anew. */
  readonly isGone: boolean;
  /** The code that was sent is worth nothing any more. */
  readonly isOver: boolean;
  /** Fewer than at first; undefined while all are left or nobody knows, and when the code is over. */
  readonly attemptsLeft: number | undefined;
  /** When another one may be asked for, milliseconds of this device's clock; null while that is not known. */
  readonly resendAt: number | null;
  /** What is left of the code could not be read; its code may be right all the same. */
  readonly isUnknown: boolean;
  readonly isAsking: boolean;
  ask(): void;
  /** Sends another code. Resolves to whether it did. */
  resend(): Promise<boolean>;
  readonly isResending: boolean;
  /** Another code has been sent here. */
  readonly isResent: boolean;
  /** Why another code was refused. */
  readonly refusal: Refusal | null;
}

/** Keeps what the server answered about a code request, so that the next screen need not ask. */
export function useKeepCodeRequest(): (request: CodeRequest) => void {
  const queryClient = useQueryClient();
  return (request) =>
    queryClient.setQueryData(queryKey('getCodeRequest', { params: { id: request.id } }), request);
}

/**
 * What is left of a code, and the way to another one.
 * @param answer the server's refusal of a code that was typed
 */
export function useAwaitedCode(id: string, answer: Refusal | null): AwaitedCode {
  const params = { id };
  const query = useOperation('getCodeRequest', { params }, { isQuiet: true });
  const keep = useKeepCodeRequest();
  const step = useStep('resendCode', [...over, ...gone, 'rate_limited']);
  const [isResending, setResending] = useState(false);
  const [isResent, setResent] = useState(false);

  const resend = async () => {
    setResending(true);
    try {
      keep(await step.run({ params }));
      setResent(true);
      return true;
    } catch {
      return false;
    } finally {
      setResending(false);
    }
  };

  const request = query.data;
  const left = answer?.code === 'code_wrong' ? answer.details?.attempts_left : request?.attempts_left;
  const codes = [answer, step.refusal, query.error && refusalOf(query.error)].map((refusal) => refusal?.code);
  const has = (wanted: readonly CodeName[]) => codes.some((code) => code && wanted.includes(code));
  const isOver = has(over) || request?.expires_in_seconds === 0 || left === 0;
  return {
    // A code that cannot be renewed has been used, or its registration is finished.
    isGone: has(gone) || step.refusal?.code === 'code_expired',
    isOver,
    // Of a code that is worth nothing no tries are left, whatever was known of it before.
    attemptsLeft: !isOver && left !== undefined && left < CODE_TRIES ? left : undefined,
    resendAt: request ? query.dataUpdatedAt + request.resend_in_seconds * 1000 : null,
    isUnknown: query.isError && request === undefined,
    isAsking: query.isFetching,
    ask: () => void query.refetch(),
    resend,
    isResending,
    isResent,
    refusal: step.refusal?.code === 'rate_limited' ? step.refusal : null,
  };
}
