import type { ClientError, CodeName, FailureDetails } from '@kasa/client/http/errors';
import { isClientError } from '@kasa/client/http/errors';
import { exchangeKey } from '@kasa/client/http/key-exchange';
import type { CallOptions } from '@kasa/client/http/types';
import { useRef, useState } from 'react';
import type { CommandId, DataOf, InputOf } from '../../shared/query/operations.ts';
import type { ReportOptions } from '../../shared/query/report.ts';
import { useIdempotencyKey } from '../../shared/query/use-idempotency-key.ts';
import { useServices } from '../../shared/services/use-services.tsx';
import type { Session } from '../../shared/session/session-data.ts';

/** A server error that the screen shows itself, in the form; all others are shown as toasts. */
export interface FormError {
  readonly code: CodeName;
  /** The server's message in the user's language. */
  readonly message: string;
  readonly details: FailureDetails | null;
}

/**
 * Request of sign-in, registration or password reset: errors listed in `inlineErrorCodes` are shown in the form, not as toasts.
 * Repeating the same input reuses its idempotency key; another input gets a new one.
 * @param ownKey idempotency key for all requests of this step, whatever the input
 */
export function useAuthRequest<Id extends CommandId>(
  id: Id,
  inlineErrorCodes: readonly CodeName[],
  ownKey?: string | undefined,
) {
  const { client, report } = useServices();
  const [formError, setFormError] = useState<FormError | null>(null);
  const idempotencyKey = useIdempotencyKey();
  const sent = useRef('');
  const send = client.operation(id) as (input: InputOf<Id>, how?: CallOptions) => Promise<DataOf<Id>>;
  const keyFor = (input: InputOf<Id>): string => {
    const text = JSON.stringify(input);
    if (text !== sent.current) idempotencyKey.startNewOperation();
    sent.current = text;
    return ownKey ?? idempotencyKey.current();
  };
  return {
    /** Rejects on failure, after reporting it. Is never retried automatically. */
    run: async (
      input: InputOf<Id>,
      how: Pick<ReportOptions, 'applyFieldErrors'> = {},
    ): Promise<DataOf<Id>> => {
      setFormError(null);
      try {
        const data = await send(input, { idempotencyKey: keyFor(input) });
        idempotencyKey.startNewOperation();
        return data;
      } catch (error) {
        const errorNow = isClientError(error) ? formErrorOf(error) : null;
        if (errorNow && inlineErrorCodes.includes(errorNow.code)) setFormError(errorNow);
        else report(error, how);
        throw error;
      }
    },
    /** Error of the latest run; null while running and after success. */
    formError,
    clearError: () => setFormError(null),
  };
}

export function formErrorOf(error: ClientError): FormError | null {
  if (error.kind !== 'server' || error.codeName === null) return null;
  return { code: error.codeName, message: error.userMessage ?? '', details: error.details };
}

/** The server error behind `error` if it has this code, else null. */
export function formErrorWithCode(error: unknown, code: CodeName): FormError | null {
  const formError = isClientError(error) ? formErrorOf(error) : null;
  return formError?.code === code ? formError : null;
}

/**
 * Completes sign-in: announces it to other tabs, then exchanges the signing key, so that the first write is signed
 * already. A failed exchange is ignored: it is repeated after the first rejected signature.
 */
export function useCompleteSignIn(): (session: Session) => Promise<Session> {
  const { client, session, locale } = useServices();
  return async (answer) => {
    session.persistForOtherTabs(answer);
    const secret = await exchangeKey(client).catch(() => null);
    if (secret) session.storeSigningSecret(secret);
    session.store(answer);
    locale.remember();
    return answer;
  };
}

export function useSignIn() {
  const completeSignIn = useCompleteSignIn();
  const request = useAuthRequest('signIn', [
    'credentials_wrong',
    'rate_limited',
    'second_factor_code_needed',
  ]);
  return {
    run: async (
      body: InputOf<'signIn'>['body'],
      how: Pick<ReportOptions, 'applyFieldErrors'> = {},
    ): Promise<Session> => completeSignIn(await request.run({ body }, how)),
    formError: request.formError,
  };
}
