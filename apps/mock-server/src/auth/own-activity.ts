import { MAX_OWN_ACTIVITY, type OwnActivityEntry } from '@kasa/contracts/auth/account';
import type { authOperations } from '@kasa/contracts/auth/operations';
import type { z } from 'zod';
import type { Handlers } from '../http/request/handler.ts';
import { type FailedSignIns, SIGN_IN_FAILED, SIGN_IN_UNFINISHED } from './failed-sign-ins.ts';

const FAILED = [SIGN_IN_FAILED, SIGN_IN_UNFINISHED];
const SESSIONS = ['signOut', 'revokeOwnSession', 'revokeOtherSessions'];
/** Changes of the account by the person, and by others or without a session. */
const CHANGES = ['changePassword', 'enrolSecondFactor', 'disableSecondFactor', 'renewRecoveryCodes'];
const CHANGES_BY_OTHERS = ['confirmPassword', 'completeSignUp', 'removeSecondFactor'];
/** Quotes within a browser's name are escaped: no name looks like it. */
const IN_NEW_BROWSER = '%"new_browser":true%';

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
    const own = latest.where('user_id', '=', session.userId);
    const onAccount = latest.where('object_id', '=', session.userId);
    const signIns = own.where('operation', '=', 'signIn');
    // Each kind by itself, so that none pushes another out: signing in and out, or failing to, is cheap.
    const kinds = await Promise.all(
      [
        own.where('operation', 'in', SESSIONS),
        signIns.where('after', 'not like', IN_NEW_BROWSER),
        signIns.where('after', 'like', IN_NEW_BROWSER),
        onAccount.where('operation', 'in', FAILED),
        own.where('operation', 'in', CHANGES),
        onAccount.where('operation', 'in', CHANGES_BY_OTHERS),
      ].map((kind) => kind.execute()),
    );
    const found = kinds.flat().map(present);
    const newestFirst = found.sort((a, b) => (a.at < b.at || (a.at === b.at && a.id < b.id) ? 1 : -1));
    return { items: newestFirst };
  },
} satisfies Partial<Handlers<typeof authOperations>>;
