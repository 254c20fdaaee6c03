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

/** A refusal that the screen shows itself, where the person is looking; the rest are toasts. */
export interface Refusal {
  readonly code: CodeName;
  /** The server's words, for people. */
  readonly message: string;
  readonly details: FailureDetails | null;
}

/** A step of getting in, as its screen holds it. */
export interface Step<Id extends CommandId> {
  /** Takes the step; rejects when it failed, which has been told by then. Never repeated by itself. */
  run(input: InputOf<Id>, how?: Pick<ReportOptions, 'takeFields'>): Promise<DataOf<Id>>;
  /** Of the last run; null while running and after success. */
  readonly refusal: Refusal | null;
  forget(): void;
}

/**
 * Signing in, registering, choosing a new password: what the server refuses is said in the form and not as a toast.
 * Where the operation takes a key, the same input may be sent again when the answer was lost. Another input is another
 * deed, for none of these steps does harm twice: of two codes the newer one counts, and code and ticket are used once.
 * @param shown the codes that the screen knows how to say
 * @param ownKey the key for all that this step ever sends, whatever is typed
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

/** What an error says when it is the server's refusal. */
export function refusalOf(error: ClientError): Refusal | null {
  if (error.kind !== 'server' || error.codeName === null) return null;
  return { code: error.codeName, message: error.userMessage ?? '', details: error.details };
}

/** The refusal that something caught is, when it is of this code. */
export function refusedWith(error: unknown, code: CodeName): Refusal | null {
  const refusal = isClientError(error) ? refusalOf(error) : null;
  return refusal?.code === code ? refusal : null;
}

/**
 * Lets in whoever the server has signed in: says so to other tabs, then agrees on the signing secret first, so that the first change is signed
 * already. A key exchange that fails is no reason to stay outside: the first refused signature repeats it.
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

/** Signs in with phone and password. */
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
