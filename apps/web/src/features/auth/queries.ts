import { isClientError } from '@kasa/client/http/errors';
import { exchangeKey } from '@kasa/client/http/key-exchange';
import { useState } from 'react';
import type { InputOf } from '../../shared/query/operations.ts';
import type { ReportOptions } from '../../shared/query/report.ts';
import { useServices } from '../../shared/services/use-services.tsx';
import type { Session } from '../../shared/session/session-data.ts';

/** Refusals that the form shows itself, where the person is looking; the rest are toasts. */
const shownInForm = ['credentials_wrong', 'rate_limited'];

/**
 * Signs in, agrees on the signing secret, and only then lets the app in: so the first change is signed already.
 * A key exchange that fails is no reason to stay outside: the first refused signature repeats it.
 */
export function useSignIn() {
  const { client, session, locale, report } = useServices();
  const [refusal, setRefusal] = useState<string | null>(null);

  const run = async (
    body: InputOf<'signIn'>['body'],
    how: Pick<ReportOptions, 'takeFields'>,
  ): Promise<Session> => {
    setRefusal(null);
    try {
      const answer = await client.operation('signIn')({ body });
      const secret = await exchangeKey(client).catch(() => null);
      if (secret) session.storeSigningSecret(secret);
      session.store(answer);
      locale.remember();
      return answer;
    } catch (error) {
      const isOurs =
        isClientError(error) && error.kind === 'server' && shownInForm.includes(error.codeName ?? '');
      if (isOurs) setRefusal(error.userMessage);
      else report(error, how);
      throw error;
    }
  };
  return { run, refusal };
}
