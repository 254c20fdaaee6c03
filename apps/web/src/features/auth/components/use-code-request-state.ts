import type { CodeName } from '@kasa/client/http/errors';
import { MAX_CODE_ATTEMPTS } from '@kasa/contracts/auth/code-requests';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '#shared/i18n/i18n.tsx';
import { type DataOf, queryKey } from '#shared/query/operations.ts';
import { useOperation } from '#shared/query/use-operation.ts';
import { stepsMessages } from '../messages.ts';
import { type FormError, formErrorOf, useAuthRequest } from '../queries.ts';

export type CodeRequest = DataOf<'getCodeRequest'>;

/** Error codes after which a new code is needed. */
const invalidCodeErrors = ['code_expired', 'code_attempts_exceeded'] as const;
/** Error codes after which the whole request is invalid. */
const invalidRequestErrors = ['not_found'] as const;

/** Errors of a code that its screen shows itself. */
export const codeErrors = [...invalidRequestErrors, 'code_wrong', ...invalidCodeErrors] as const;

/** Puts a code request into the cache, so that the next screen need not load it. */
export function useCacheCodeRequest(): (request: CodeRequest) => void {
  const queryClient = useQueryClient();
  return (request) =>
    queryClient.setQueryData(queryKey('getCodeRequest', { params: { id: request.id } }), request);
}

export type CodeRequestState = ReturnType<typeof useCodeRequestState>;

/**
 * State of a code request, and resending its code.
 * @param codeError the server's error for the entered code
 */
export function useCodeRequestState(id: string, codeError: FormError | null) {
  const text = useText(stepsMessages);
  const params = { id };
  const query = useOperation('getCodeRequest', { params }, { isQuiet: true });
  const keep = useCacheCodeRequest();
  const step = useAuthRequest('resendCode', [...invalidCodeErrors, ...invalidRequestErrors, 'rate_limited']);
  const [isResending, setResending] = useState(false);
  const [isResent, setResent] = useState(false);

  /** Resolves to whether a new code was sent. */
  const resend = async (): Promise<boolean> => {
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
  // An invalid code has no attempts left, whatever the cached request says.
  const isLeftShown = !isCodeInvalid && left !== undefined && left < MAX_CODE_ATTEMPTS;
  return {
    /** Start over. `code_expired` on a resend: the code was used, or its registration is finished. */
    isRequestInvalid: has(invalidRequestErrors) || step.formError?.code === 'code_expired',
    isCodeInvalid,
    /** Says that the code is no longer valid. */
    invalidText: codeError && codeError.code !== 'code_wrong' ? codeError.message : text('code.over'),
    hint: isLeftShown ? text('code.left', { count: left }) : text('code.hint'),
    /** Earliest time of a resend, milliseconds of the local clock; null: unknown. */
    resendAt: request ? query.dataUpdatedAt + request.resend_in_seconds * 1000 : null,
    /** The request's state could not be loaded; the code may still be valid. */
    isLoadFailed: query.isError && request === undefined,
    isReloading: query.isFetching,
    reload: () => void query.refetch(),
    resend,
    isResending,
    isResent,
    formError: step.formError?.code === 'rate_limited' ? step.formError : null,
  };
}
