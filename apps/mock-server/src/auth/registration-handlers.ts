import type { authOperations } from '@kasa/contracts/auth/operations';
import { runIdempotent } from '../http/idempotency/idempotency.ts';
import type { Handlers } from '../http/request/handler.ts';
import { conflictOnDuplicate } from '../http/request/requirements.ts';
import { beginRegistration } from './begin-registration.ts';
import { presentCodeRequest } from './code-store.ts';
import { consumeCode } from './consume-code.ts';
import { finishRegistration } from './finish-registration.ts';
import { legalDocumentsIn } from './legal-documents.ts';
import { issueTicket, TICKET_LIFE_SECONDS } from './registration-store.ts';
import { setValidCookies } from './session-store.ts';

type Operations = Pick<
  typeof authOperations,
  'listLegalDocuments' | 'signUp' | 'confirmSignUp' | 'completeSignUp'
>;

export const registrationHandlers: Handlers<Operations> = {
  listLegalDocuments: async ({ language }) => ({ items: legalDocumentsIn(language) }),

  async signUp(context, { body }) {
    return presentCodeRequest(await beginRegistration(context, body), context.clock.now());
  },

  confirmSignUp: (context, { body }) =>
    consumeCode(context, 'sign_up', body, async (tx, request) => {
      const ticket = await issueTicket(tx, request.id, context.clock.now());
      return { ticket, expires_in_seconds: TICKET_LIFE_SECONDS };
    }),

  async completeSignUp(context, { body }) {
    const { exchange, language } = context;
    const work = runIdempotent(context, (tx) => finishRegistration(tx, context, body));
    const { session, ...secrets } = await conflictOnDuplicate(language, work);
    await setValidCookies(context.db.db, exchange, secrets);
    return session;
  },
};
