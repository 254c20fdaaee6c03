import type { authOperations } from '@kasa/contracts/auth/operations';
import { inTransaction } from '../db/transaction.ts';
import type { Handlers } from '../http/handler.ts';
import { refusingTaken } from '../http/requirements.ts';
import { requireSendable } from './code-limits.ts';
import { presentCodeRequest } from './code-store.ts';
import { finishRegistration } from './finish-registration.ts';
import { legalDocumentsIn, requirePresentVersions } from './legal-documents.ts';
import { hashPassword } from './password.ts';
import { withinShare } from './password-share.ts';
import { giveTicket, keepRegistration, TICKET_LIFE_SECONDS } from './registration-store.ts';
import { openCodeRequest } from './send-code.ts';
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
    requirePresentVersions(input.accepted);
    await requireSendable(db.db, { phone: input.phone, address, now: clock.now() });
    // For a phone that is taken, too: nobody shall tell by the time it takes.
    const passwordHash = await withinShare(address, () => hashPassword(password));
    const request = await inTransaction(db.db, async (tx) => {
      const opened = await openCodeRequest(tx, context, 'sign_up', input.phone);
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
    const { db, exchange, language } = context;
    const work = inTransaction(db.db, (tx) => finishRegistration(tx, context, body));
    const { session, secret } = await refusingTaken(language, work);
    exchange.setCookie(secret);
    return session;
  },
};
