import type { authOperations } from '@kasa/contracts/auth/operations';
import type { InputOf } from '@kasa/contracts/shared/operation';
import type { Transaction } from 'kysely';
import { newCompanyOf } from '../db/merchant-company.ts';
import type { Row, Schema } from '../db/schema.ts';
import { findResult, runIdempotent } from '../http/idempotency/idempotency.ts';
import { recordChange } from '../http/journal/record-change.ts';
import type { Context, Handlers } from '../http/request/handler.ts';
import { conflictOnDuplicate } from '../http/request/requirements.ts';
import { requesterKey, requireWithinCodeLimits } from './code-limits.ts';
import { type CodeRequestRow, presentCodeRequest } from './code-store.ts';
import { consumeCode } from './consume-code.ts';
import { withHashSlot } from './hash-concurrency.ts';
import { recordPerson, unknownAuthor } from './journal.ts';
import { legalDocumentsIn, requirePresentVersions } from './legal-documents.ts';
import { defaultMerchantName } from './merchant-name.ts';
import { hashPassword } from './password.ts';
import {
  consumeRegistration,
  createMerchant,
  createOwner,
  issueTicket,
  ownerFields,
  storeAcceptances,
  storeRegistration,
  TICKET_LIFE_SECONDS,
} from './registration-store.ts';
import { openCodeRequest } from './send-code.ts';
import { type OpenedSession, openSession, setValidCookies } from './session-store.ts';
import { recordReplacedSessions } from './sign-in-trace.ts';
import { requireUnguessable } from './unguessable-password.ts';

/**
 * Stores a registration and sends its code; does the same work for a phone that is taken (security T3).
 * @throws OperationFailure as the operation's codes say
 */
async function beginRegistration(
  context: Context,
  { password, ...input }: InputOf<typeof authOperations.signUp>['body'],
): Promise<CodeRequestRow> {
  const { db, clock, exchange } = context;
  // Before rate limits and hashing: a retry with the same idempotency key costs nothing again.
  const earlier = await findResult<CodeRequestRow>(db.db, context);
  if (earlier) return earlier.result;
  requirePresentVersions(input.accepted);
  const { phone, full_name, tax_number } = input;
  const owner = { phone, full_name, merchant_name: defaultMerchantName(full_name, tax_number) };
  await requireUnguessable(password, owner, context.language);
  const now = clock.now();
  const asker = await requesterKey(db.db, phone, exchange, now);
  await requireWithinCodeLimits(db.db, { phone, purpose: 'sign_up', asker, now, exchange });
  // Also for a phone that is taken: the response time must not reveal it.
  const passwordHash = await withHashSlot(exchange, () => hashPassword(password));
  return runIdempotent(context, async (tx) => {
    const opened = await openCodeRequest(tx, context, 'sign_up', phone);
    await storeRegistration(tx, opened, { ...input, passwordHash, address: exchange.address });
    return opened;
  });
}

/** A merchant is a company itself, from its first day. */
async function createOwnCompany(
  tx: Transaction<Schema>,
  context: Context,
  merchant: Pick<Row<'merchants'>, 'id' | 'name' | 'tax_number'>,
): Promise<void> {
  const company = newCompanyOf(merchant, context.clock.nowIso());
  await tx.insertInto('companies').values(company).execute();
  const { id, name, tax_number, tax_letters } = company;
  const after = { name, tax_number, tax_letters: JSON.parse(tax_letters) };
  const object = { type: 'company', id, name };
  await recordChange(tx, context, { object, before: null, after }, unknownAuthor(context, merchant.id));
}

/**
 * Creates the merchant, its owner and the acceptances of a registration, and signs the owner in, in one transaction.
 * @throws OperationFailure registration_expired; UniqueViolation on `phone`, when it was registered meanwhile
 */
async function finishRegistration(
  tx: Transaction<Schema>,
  context: Context,
  { ticket, ...bank }: InputOf<typeof authOperations.completeSignUp>['body'],
): Promise<OpenedSession> {
  const { clock, exchange } = context;
  const registration = await consumeRegistration(tx, ticket, clock.nowIso());
  const { id, ...after } = await createMerchant(tx, registration, bank, clock.nowIso());
  const owner = await createOwner(tx, registration, id, clock.nowIso());
  await storeAcceptances(tx, registration, owner);
  const { full_name } = registration;
  const object = { type: 'merchant', id, name: after.name };
  await recordChange(tx, context, { object, before: null, after }, unknownAuthor(context, id));
  await createOwnCompany(tx, context, { id, ...after });
  await recordPerson(tx, context, { ...owner, full_name }, null, ownerFields(registration));
  const opened = await openSession(tx, clock, owner, exchange);
  await recordReplacedSessions(tx, context, opened);
  return opened;
}

export const registrationHandlers = {
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
} satisfies Partial<Handlers<typeof authOperations>>;
