import type { authOperations } from '@kasa/contracts/auth/operations';
import type { Handlers } from '../http/handler.ts';
import { earlierResult, once } from '../http/idempotency.ts';
import { refusingTaken } from '../http/requirements.ts';
import { askerOf, requireSendable } from './code-limits.ts';
import { type CodeRequestRow, presentCodeRequest } from './code-store.ts';
import { finishRegistration } from './finish-registration.ts';
import { legalDocumentsIn, requirePresentVersions } from './legal-documents.ts';
import { hashPassword } from './password.ts';
import { withinShare } from './password-share.ts';
import { giveTicket, keepRegistration, TICKET_LIFE_SECONDS } from './registration-store.ts';
import { openCodeRequest } from './send-code.ts';
import { giveLiveCookies } from './session-store.ts';
import { takeCode } from './take-code.ts';

type Operations = Pick<
  typeof authOperations,
  'listLegalDocuments' | 'signUp' | 'confirmSignUp' | 'completeSignUp'
>;

/** Registration: who one is, the code, the bank. */
export const registrationHandlers: Handlers<Operations> = {
  listLegalDocuments: async ({ language }) => ({ items: legalDocumentsIn(language) }),

  async signUp(context, { body: { password, ...input } }) {
    const { db, clock, exchange } = context;
    const { address } = exchange;
    // Before limits and hashing: what was done already counts and costs nothing again.
    const earlier = await earlierResult<CodeRequestRow>(db.db, context);
    if (earlier) return presentCodeRequest(earlier.result, clock.now());
    requirePresentVersions(input.accepted);
    const { phone } = input;
    const now = clock.now();
    const asker = await askerOf(db.db, phone, exchange, now);
    await requireSendable(db.db, { phone, purpose: 'sign_up', asker, now });
    // For a phone that is taken, too: nobody shall tell by the time it takes.
    const passwordHash = await withinShare(address, () => hashPassword(password));
    const request = await once(context, async (tx) => {
      const opened = await openCodeRequest(tx, context, 'sign_up', phone);
      await keepRegistration(tx, opened, { ...input, passwordHash, address });
      return opened;
    });
    return presentCodeRequest(request, clock.now());
  },

  confirmSignUp: (context, { body }) =>
    takeCode(context, 'sign_up', body, async (tx, request) => {
      const ticket = await giveTicket(tx, request.id, context.clock.now());
      return { ticket, expires_in_seconds: TICKET_LIFE_SECONDS };
    }),

  async completeSignUp(context, { body }) {
    const { exchange, language } = context;
    const work = once(context, (tx) => finishRegistration(tx, context, body));
    const { session, ...secrets } = await refusingTaken(language, work);
    await giveLiveCookies(context.db.db, exchange, secrets);
    return session;
  },
};
