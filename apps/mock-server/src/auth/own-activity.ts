import { MAX_OWN_ACTIVITY, type OwnActivityEntry } from '@kasa/contracts/auth/account';
import type { authOperations } from '@kasa/contracts/auth/operations';
import type { z } from 'zod';
import type { Handlers } from '../http/request/handler.ts';
import { type FailedSignIns, SIGN_IN_FAILED } from './failed-sign-ins.ts';

/** What the person did themselves, and what others did to the account. */
const OWN = [
  ...['signIn', 'signOut', 'revokeOwnSession', 'revokeOtherSessions', 'changePassword'],
  ...['enrolSecondFactor', 'disableSecondFactor', 'renewRecoveryCodes'],
];
const TO_THE_ACCOUNT = [SIGN_IN_FAILED, 'confirmPassword', 'completeSignUp', 'removeSecondFactor'];

interface Trace {
  readonly id: string;
  readonly at: string;
  readonly operation: string;
  readonly address: string;
  readonly before: string | null;
  readonly after: string | null;
}

function present({ id, at, operation, address, before, after }: Trace): z.infer<typeof OwnActivityEntry> {
  const { attempts, last_attempt_at, addresses, user_agent, new_browser } = JSON.parse(
    after ?? before ?? '{}',
  ) as Partial<FailedSignIns> & { user_agent?: string; new_browser?: boolean };
  return {
    id,
    at: last_attempt_at ?? at,
    operation,
    addresses: [...(addresses ?? [address])],
    user_agent: user_agent ?? null,
    new_browser: new_browser === true,
    attempts: attempts ?? null,
  };
}

export const ownActivityHandlers = {
  async listOwnActivity({ db: { db }, session }) {
    const latest = db
      .selectFrom('audit_entries')
      .select(['id', 'at', 'operation', 'address', 'before', 'after'])
      .where('merchant_id', '=', session.merchantId)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(MAX_OWN_ACTIVITY);
    const own = latest.where('user_id', '=', session.userId).where('operation', 'in', OWN);
    const others = latest.where('object_id', '=', session.userId).where('operation', 'in', TO_THE_ACCOUNT);
    const found = [...(await own.execute()), ...(await others.execute())].map(present);
    const newestFirst = found.sort((a, b) => (a.at < b.at || (a.at === b.at && a.id < b.id) ? 1 : -1));
    return { items: newestFirst.slice(0, MAX_OWN_ACTIVITY) };
  },
} satisfies Partial<Handlers<typeof authOperations>>;
