import type { ClientError, CodeName, FailureDetails } from '@kasa/client/http/errors';
import { isClientError } from '@kasa/client/http/errors';
import { exchangeKey } from '@kasa/client/http/key-exchange';
import type { CallOptions } from '@kasa/client/http/types';
import { useRef, useState } from 'react';
import type { CommandId, DataOf, InputOf } from '../../shared/query/operations.ts';
import type { ReportOptions } from '../../shared/query/report.ts';
import { takesKey } from '../../shared/query/use-command.ts';
import { useIdempotencyKey } from '../../shared/query/use-idempotency-key.ts';
import { useServices } from '../../shared/services/use-services.tsx';
import type { Session } from '../../shared/session/session-data.ts';

/** A server error that the screen shows itself, in the form; all others are shown as toasts. */
export interface Refusal {
  readonly code: CodeName;
  /** The server's message in the user's language. */
  readonly message: string;
  readonly details: FailureDetails | null;
}

/** A sign-in, registration or password request and its latest error. */
export interface Step<Id extends CommandId> {
  /** Rejects on failure, after reporting it. Is never retried automatically. */
  run(input: InputOf<Id>, how?: Pick<ReportOptions, 'takeFields'>): Promise<DataOf<Id>>;
  /** Error of the latest run; null while running and after success. */
  readonly refusal: Refusal | null;
  forget(): void;
}

/**
 * Request of sign-in, registration or password reset: errors listed in `shown` are shown in the form, not as toasts.
 * Repeating the same input reuses its idempotency key; another input gets a new one.
 * @param ownKey idempotency key for all requests of this step, whatever the input
 */
export function useStep<Id extends CommandId>(
  id: Id,
  shown: readonly CodeName[],
  ownKey?: string | undefined,
): Step<Id> {
  const { client, report } = useServices();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const deed = useIdempotencyKey();
  const sent = useRef('');
  const send = client.operation(id) as (input: InputOf<Id>, how?: CallOptions) => Promise<DataOf<Id>>;
  const keyFor = (input: InputOf<Id>): string => {
    const text = JSON.stringify(input);
    if (text !== sent.current) deed.renew();
    sent.current = text;
    return ownKey ?? deed.current();
  };
  return {
    run: async (input, how = {}) => {
      setRefusal(null);
      try {
        const data = await send(input, takesKey(id) ? { idempotencyKey: keyFor(input) } : {});
        deed.renew();
        return data;
      } catch (error) {
        const refused = isClientError(error) ? refusalOf(error) : null;
        if (refused && shown.includes(refused.code)) setRefusal(refused);
        else report(error, how);
        throw error;
      }
    },
    refusal,
    forget: () => setRefusal(null),
  };
}

export function refusalOf(error: ClientError): Refusal | null {
  if (error.kind !== 'server' || error.codeName === null) return null;
  return { code: error.codeName, message: error.userMessage ?? '', details: error.details };
}

/** The server error behind `error` if it has this code, else null. */
export function refusedWith(error: unknown, code: CodeName): Refusal | null {
  const refusal = isClientError(error) ? refusalOf(error) : null;
  return refusal?.code === code ? refusal : null;
}

/**
 * Completes sign-in: announces it to other tabs, then exchanges the signing key, so that the first write is signed
 * already. A failed exchange is ignored: it is repeated after the first rejected signature.
 */
export function useEnter(): (session: Session) => Promise<Session> {
  const { client, session, locale } = useServices();
  return async (answer) => {
    session.announce(answer);
    const secret = await exchangeKey(client).catch(() => null);
    if (secret) session.storeSigningSecret(secret);
    session.store(answer);
    locale.remember();
    return answer;
  };
}

export function useSignIn() {
  const enter = useEnter();
  const step = useStep('signIn', ['credentials_wrong', 'rate_limited']);
  return {
    run: async (
      body: InputOf<'signIn'>['body'],
      how: Pick<ReportOptions, 'takeFields'> = {},
    ): Promise<Session> => enter(await step.run({ body }, how)),
    refusal: step.refusal,
  };
}
