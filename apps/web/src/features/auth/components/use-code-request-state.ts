import type { CodeName } from '@kasa/client/http/errors';
import { MAX_CODE_ATTEMPTS } from '@kasa/contracts/auth/code-requests';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type DataOf, queryKey } from '#shared/query/operations.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { type FormError, formErrorOf, useAuthRequest } from '../queries.ts';

export type CodeRequest = DataOf<'getCodeRequest'>;

/** Error codes after which a new code is needed. */
const invalidCodeErrors: readonly CodeName[] = ['code_expired', 'code_attempts_exceeded'];
/** Error codes after which the whole request is invalid. */
const invalidRequestErrors: readonly CodeName[] = ['not_found'];

export interface CodeRequestState {
  /** The code request is invalid: start over. */
  readonly isRequestInvalid: boolean;
  /** The current code is no longer valid. */
  readonly isCodeInvalid: boolean;
  /** Undefined: no failed attempts yet, unknown, or the code is invalid. */
  readonly attemptsLeft: number | undefined;
  /** Earliest time of a resend, milliseconds of the local clock; null: unknown. */
  readonly resendAt: number | null;
  /** The request's state could not be loaded; the code may still be valid. */
  readonly isLoadFailed: boolean;
  readonly isReloading: boolean;
  reload(): void;
  /** Resolves to whether a new code was sent. */
  resend(): Promise<boolean>;
  readonly isResending: boolean;
  readonly isResent: boolean;
  readonly formError: FormError | null;
}

/** Puts a code request into the cache, so that the next screen need not load it. */
export function useCacheCodeRequest(): (request: CodeRequest) => void {
  const queryClient = useQueryClient();
  return (request) =>
    queryClient.setQueryData(queryKey('getCodeRequest', { params: { id: request.id } }), request);
}

/**
 * State of a code request, and resending its code.
 * @param codeError the server's error for the entered code
 */
export function useCodeRequestState(id: string, codeError: FormError | null): CodeRequestState {
  const params = { id };
  const query = useOperation('getCodeRequest', { params }, { isQuiet: true });
  const keep = useCacheCodeRequest();
  const step = useAuthRequest('resendCode', [...invalidCodeErrors, ...invalidRequestErrors, 'rate_limited']);
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
  const left = codeError?.code === 'code_wrong' ? codeError.details?.attempts_left : request?.attempts_left;
  const codes = [codeError, step.formError, query.error && formErrorOf(query.error)].map(
    (refusal) => refusal?.code,
  );
  const has = (wanted: readonly CodeName[]) => codes.some((code) => code && wanted.includes(code));
  const isCodeInvalid = has(invalidCodeErrors) || request?.expires_in_seconds === 0 || left === 0;
  return {
    // `code_expired` on a resend: the code was used, or its registration is finished.
    isRequestInvalid: has(invalidRequestErrors) || step.formError?.code === 'code_expired',
    isCodeInvalid,
    // An invalid code has no attempts left, whatever the cached request says.
    attemptsLeft: !isCodeInvalid && left !== undefined && left < MAX_CODE_ATTEMPTS ? left : undefined,
    resendAt: request ? query.dataUpdatedAt + request.resend_in_seconds * 1000 : null,
    isLoadFailed: query.isError && request === undefined,
    isReloading: query.isFetching,
    reload: () => void query.refetch(),
    resend,
    isResending,
    isResent,
    formError: step.formError?.code === 'rate_limited' ? step.formError : null,
  };
}
