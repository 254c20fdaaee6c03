/** Invitations: the codes by which people who were hired set their password (security T27). */
import { MAX_CODE_ATTEMPTS } from '@kasa/contracts/auth/code-requests';
import type { authOperations } from '@kasa/contracts/auth/operations';
import type { InputOf } from '@kasa/contracts/shared/operation';
import { INVITATION_TTL_SECONDS } from '@kasa/contracts/users/user-states';
import { sql, type Transaction } from 'kysely';
import { UniqueViolation } from '../db/errors.ts';
import { updatedRowColumns } from '../db/row-columns.ts';
import type { Row, Schema } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { publish, userChanged } from '../events/publish.ts';
import { findResult, saveResult } from '../http/idempotency/idempotency.ts';
import type { Invitations, Invitee } from '../http/invitations.ts';
import { type Context, OperationFailure } from '../http/request/handler.ts';
import { isPhoneTaken } from './account-store.ts';
import { countSentCode } from './code-limits.ts';
import { withHashSlot } from './hash-concurrency.ts';
import { recordPerson } from './journal.ts';
import { forgetBrowsers, rememberBrowser } from './known-browsers.ts';
import { hashPassword } from './password.ts';
import { codeHashingKey, hashCode, matchesCode, newCode } from './phone-codes.ts';
import { countInvitationAttempt, undoCorrectAttempt } from './sign-in-limits.ts';
import {
  forgetInvitationCodes,
  invitationMessage,
  phoneInUseMessage,
  writeMessage,
} from './text-messages.ts';
import { findPasswordOwner, requireUnguessable } from './unguessable-password.ts';

type Proof = InputOf<typeof authOperations.acceptInvitation>['body'];
type Invited = Pick<
  Row<'users'>,
  'id' | 'merchant_id' | 'full_name' | 'phone' | 'password_hash' | 'joined_at' | 'version'
>;

/** How long the outbox shows a code: it is for whoever delivers it, or develops. */
const SHOWN_MS = 3_600_000;

async function send(
  tx: Transaction<Schema>,
  { clock, language, exchange }: Context,
  { id, merchant_id, phone }: Invitee,
): Promise<void> {
  const now = clock.now();
  const asker = `merchant ${merchant_id}`;
  await countSentCode(tx, { phone, purpose: 'invitation', asker, now, exchange });
  const isInUse = await isPhoneTaken(tx, phone);
  const code = newCode();
  const hash = hashCode(await codeHashingKey(tx), { id, phone, purpose: 'invitation' }, code);
  const expires = new Date(now.getTime() + INVITATION_TTL_SECONDS * 1000);
  await tx.deleteFrom('invitations').where('id', '=', id).execute();
  await tx
    .insertInto('invitations')
    .values({
      ...{ id, merchant_id, code_hash: isInUse ? null : hash, attempts_left: MAX_CODE_ATTEMPTS },
      ...{ sent_at: now.toISOString(), expires_at: expires.toISOString() },
    })
    .execute();
  const merchant = tx.selectFrom('merchants').select('name').where('id', '=', merchant_id);
  const { name } = await merchant.executeTakeFirstOrThrow();
  const content = isInUse ? phoneInUseMessage(name, language) : invitationMessage(name, language, code);
  await forgetInvitationCodes(tx, phone, now);
  await writeMessage(tx, phone, now, content, new Date(now.getTime() + SHOWN_MS));
}

async function forget(tx: Transaction<Schema>, { clock }: Context, { id, phone }: Invitee): Promise<void> {
  await tx.deleteFrom('invitations').where('id', '=', id).execute();
  await forgetInvitationCodes(tx, phone, clock.now());
}

export const invitations: Invitations = { send, forget };

/** Compared when nobody waits for a code, so that it takes as long. */
const NOBODY = { id: '', code_hash: null };

/**
 * Who waits for this code, locked; undefined: nobody. A wrong code counts against everybody who waits for one at the
 * phone, in the transaction, which therefore has to be committed.
 */
async function whoWaitsFor(
  tx: Transaction<Schema>,
  { phone, code }: Proof,
  nowIso: string,
): Promise<Invited | undefined> {
  const key = await codeHashingKey(tx);
  const columns = [
    'id',
    'merchant_id',
    'full_name',
    'phone',
    'password_hash',
    'joined_at',
    'version',
  ] as const;
  const invited = tx.selectFrom('users').select(columns).where('phone', '=', phone);
  const people = await invited.where('invited_at', 'is not', null).orderBy('id').forUpdate().execute();
  // Nobody's id, so that an unknown phone takes the same statements.
  const ids = ['', ...people.map(({ id }) => id)];
  const codes = await tx
    .selectFrom('invitations')
    .select(['id', 'code_hash'])
    .where('id', 'in', ids)
    .where('attempts_left', '>', 0)
    .where('expires_at', '>', nowIso)
    .execute();
  const right = [...codes, NOBODY].find(({ id, code_hash }) =>
    matchesCode(key, { id, phone, purpose: 'invitation', code_hash }, code),
  );
  if (right === undefined)
    await tx
      .updateTable('invitations')
      .set({ attempts_left: sql<number>`attempts_left - 1` })
      .where('id', 'in', ids)
      .where('attempts_left', '>', 0)
      .execute();
  return people.find(({ id }) => id === right?.id);
}

/** @returns the new secret of the browser cookie */
async function joinBy(
  tx: Transaction<Schema>,
  context: Context,
  person: Invited,
  hash: string,
): Promise<string> {
  const { clock, exchange } = context;
  const now = clock.nowIso();
  await recordPerson(
    tx,
    context,
    person,
    { state: 'invited', password: person.password_hash },
    { state: 'active', password: hash },
  );
  await tx
    .updateTable('users')
    .set({ password_hash: hash, is_active: 1, invited_at: null, joined_at: person.joined_at ?? now })
    .set(updatedRowColumns(now))
    .where('id', '=', person.id)
    .execute();
  await forget(tx, context, person);
  await forgetBrowsers(tx, person.id);
  const secret = await rememberBrowser(
    tx,
    { userId: person.id, sessionId: null },
    exchange.browserCookie,
    clock.now(),
  );
  await saveResult(tx, context, secret);
  await publish(tx, person.merchant_id, now, userChanged(person.id, person.version + 1));
  return secret;
}

type Outcome = { readonly secret: string } | { readonly person: Invited } | undefined;

/** One look at the code; @param hash of the new password, null: the code is only checked, and stays unused */
function tryCode(context: Context, proof: Proof, hash: string | null): Promise<Outcome> {
  return inTransaction(context.db.db, async (tx): Promise<Outcome> => {
    const earlier = await findResult<string>(tx, context);
    if (earlier) return { secret: earlier.result };
    const person = await whoWaitsFor(tx, proof, context.clock.nowIso());
    if (person === undefined || hash === null) return person && { person };
    return { secret: await joinBy(tx, context, person, hash) };
  });
}

/** @throws OperationFailure as `acceptInvitation` */
async function setFirstPassword(context: Context, proof: Proof): Promise<string> {
  const { db, exchange, language } = context;
  const invalid = new OperationFailure('invitation_invalid');
  const first = await tryCode(context, proof, null);
  if (first === undefined) throw invalid;
  if ('secret' in first) return first.secret;
  const owner = await findPasswordOwner(db.db, first.person.id);
  if (owner === undefined) throw invalid;
  await requireUnguessable(proof.password, owner, language);
  // Only after the code was right, so that others cannot make the server hash.
  const hash = await withHashSlot(exchange, () => hashPassword(proof.password));
  try {
    const second = await tryCode(context, proof, hash);
    if (second && 'secret' in second) return second.secret;
  } catch (error) {
    // Somebody else began to sign in with the phone meanwhile.
    if (!(error instanceof UniqueViolation)) throw error;
  }
  throw invalid;
}

/**
 * Sets the password of somebody who was invited, who can sign in from then on.
 * @returns the new secret of the browser cookie
 * @throws OperationFailure invitation_invalid, whatever is wrong; validation_failed at `password`; rate_limited; conflict
 */
export async function acceptInvitation(context: Context, proof: Proof): Promise<string> {
  const { db, clock, exchange } = context;
  const counted = await countInvitationAttempt(db.db, exchange.address, clock.now());
  const undo = () => undoCorrectAttempt(db.db, { isOwners: false, counted, isSprayed: false }, clock.now());
  const secret = await setFirstPassword(context, proof).catch(async (error: unknown) => {
    const isWrong = error instanceof OperationFailure && error.codeName === 'invitation_invalid';
    if (!isWrong) await undo();
    throw error;
  });
  await undo();
  return secret;
}
