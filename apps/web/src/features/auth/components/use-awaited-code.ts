import type { CodeName } from '@kasa/client/http/errors';
import { CODE_TRIES } from '@kasa/contracts/auth/code-requests';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type DataOf, queryKey } from '#shared/query/operations.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { type Refusal, refusalOf, useStep } from '../queries.ts';

export type CodeRequest = DataOf<'getCodeRequest'>;

/** Error codes after which a new code is needed. */
const over: readonly CodeName[] = ['code_expired', 'code_attempts_exceeded'];
/** Error codes after which the whole request is invalid. */
const gone: readonly CodeName[] = ['not_found'];

export interface AwaitedCode {
  /** The code request is invalid: start over. */
  readonly isGone: boolean;
  /** The current code is no longer valid. */
  readonly isOver: boolean;
  /** Undefined: no failed attempts yet, unknown, or the code is invalid. */
  readonly attemptsLeft: number | undefined;
  /** Earliest time of a resend, milliseconds of the local clock; null: unknown. */
  readonly resendAt: number | null;
  /** The request's state could not be loaded; the code may still be valid. */
  readonly isUnknown: boolean;
  readonly isAsking: boolean;
  ask(): void;
  /** Resolves to whether a new code was sent. */
  resend(): Promise<boolean>;
  readonly isResending: boolean;
  readonly isResent: boolean;
  readonly refusal: Refusal | null;
}

/** Puts a code request into the cache, so that the next screen need not load it. */
export function useKeepCodeRequest(): (request: CodeRequest) => void {
  const queryClient = useQueryClient();
  return (request) =>
    queryClient.setQueryData(queryKey('getCodeRequest', { params: { id: request.id } }), request);
}

/**
 * State of a code request, and resending its code.
 * @param answer the server's error for the entered code
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
    // `code_expired` on a resend: the code was used, or its registration is finished.
    isGone: has(gone) || step.refusal?.code === 'code_expired',
    isOver,
    // An invalid code has no attempts left, whatever the cached request says.
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
