import type { authOperations } from '@kasa/contracts/auth/operations';
import type { SecondFactorEnrolment } from '@kasa/contracts/auth/second-factor';
import { allRoles } from '@kasa/contracts/users/rights';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { Schema } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { runIdempotent } from '../http/idempotency/idempotency.ts';
import { recordChange } from '../http/journal/record-change.ts';
import { type Context, type Handlers, OperationFailure } from '../http/request/handler.ts';
import { fieldFailure } from '../http/response/field-failure.ts';
import { requireOwnPassword } from './check-password.ts';
import { recordPerson } from './journal.ts';
import { endOtherSessions } from './own-session-handlers.ts';
import { countedAttempt, withTrace, wrongCode } from './second-factor.ts';
import {
  type FactorOwner,
  hasBegunEnrolment,
  hasSecondFactor,
  lockFactorOwner,
  readSecondFactor,
  setSecondFactor,
  storeNewRecoveryCodes,
  storeNewSecret,
  useFactorCode,
  useTimeCode,
} from './second-factor-store.ts';

type Tx = Transaction<Schema>;
type Owner = FactorOwner & { readonly full_name: string };

const ISSUER = 'Kasa';

/** What an authenticator app reads from a QR code ("Key Uri Format"). */
const uriOf = (phone: string, secret: string) =>
  `otpauth://totp/${ISSUER}:${encodeURIComponent(phone)}?secret=${secret}&issuer=${ISSUER}`;

/** The entry says whether it is on, never by which secret. */
const recordFactor = (tx: Tx, context: Context, owner: Owner, isOn: boolean) =>
  recordPerson(tx, context, owner, { second_factor: !isOn }, { second_factor: isOn });

async function enrol(
  tx: Tx,
  context: Context,
  code: string | undefined,
): Promise<z.input<typeof SecondFactorEnrolment>> {
  const { clock, session } = context;
  const owner = await lockFactorOwner(tx, session.userId);
  if (owner.second_factor_at !== null) throw new OperationFailure('second_factor_on');
  if (code === undefined) {
    const secret = await storeNewSecret(tx, owner, clock.nowIso());
    return { secret, uri: uriOf(owner.phone, secret), recovery_codes: [] };
  }
  const isRight =
    (await hasBegunEnrolment(tx, owner.id, clock.now())) &&
    (await useTimeCode(tx, owner.id, code, clock.now()));
  if (!isRight) throw wrongCode(context);
  await setSecondFactor(tx, owner.id, clock.nowIso());
  const { codes } = await storeNewRecoveryCodes(tx, owner.id);
  await recordFactor(tx, context, owner, true);
  // They were opened by the password alone.
  await endOtherSessions(tx, context);
  return { secret: null, uri: null, recovery_codes: codes };
}

/** Checks password and code, and runs `work` with the factor on and its owner locked; without a factor not at all. */
async function withOwnFactor<T>(
  context: Context,
  { current_password, code }: { current_password: string; code: string },
  run: (work: (tx: Tx) => Promise<T>) => Promise<T>,
  work: (tx: Tx, owner: Owner) => Promise<T>,
  without: T,
): Promise<T> {
  const account = await requireOwnPassword(context, current_password);
  if (!(await hasSecondFactor(context.db.db, account.id))) return run(async () => without);
  const check = async (tx: Tx) => {
    const owner = await lockFactorOwner(tx, account.id);
    if (owner.second_factor_at === null) return without;
    if (!(await useFactorCode(tx, owner.id, code, context.clock.now()))) throw wrongCode(context);
    return work(tx, owner);
  };
  return withTrace(context, account, () => countedAttempt(context, account, () => run(check)));
}

async function changeRoles(context: Context, given: readonly string[]): Promise<void> {
  const { db, session, language } = context;
  // Without a tag: the missing right is a role, so the details name no permission.
  if (!session.ownRoles.includes('owner')) throw new OperationFailure('forbidden');
  const roles = allRoles.filter((role) => given.includes(role));
  await inTransaction(db.db, async (tx) => {
    const { second_factor_at } = await lockFactorOwner(tx, session.userId);
    if (second_factor_at === null && roles.some((role) => session.ownRoles.includes(role))) {
      throw fieldFailure('validation_failed', language, [{ path: 'roles', rule: 'own_factor_needed' }]);
    }
    const { merchantId: id } = session;
    const own = tx.selectFrom('merchants').select(['name', 'second_factor_roles']).where('id', '=', id);
    const { name, second_factor_roles } = await own.forUpdate().executeTakeFirstOrThrow();
    const after = { second_factor_roles: JSON.stringify(roles) };
    await tx.updateTable('merchants').set(after).where('id', '=', id).execute();
    await recordChange(tx, context, {
      object: { type: 'merchant', id, name },
      before: { second_factor_roles: JSON.parse(second_factor_roles) as string[] },
      after: { second_factor_roles: roles },
    });
  });
}

const state = ({ db, session }: Context) => readSecondFactor(db.db, session.userId, session.ownRoles);

export const secondFactorHandlers = {
  getSecondFactor: state,

  async enrolSecondFactor(context, { body: { current_password, code } }) {
    const account = await requireOwnPassword(context, current_password);
    const run = () => runIdempotent(context, (tx) => enrol(tx, context, code));
    return code === undefined ? run() : countedAttempt(context, account, run);
  },

  async disableSecondFactor(context, { body }) {
    await withOwnFactor<void>(
      context,
      body,
      (work) => inTransaction(context.db.db, work),
      async (tx, owner) => {
        await setSecondFactor(tx, owner.id, null);
        await recordFactor(tx, context, owner, false);
      },
      undefined,
    );
    return state(context);
  },

  renewRecoveryCodes: (context, { body }) =>
    withOwnFactor<{ recovery_codes: string[] }>(
      context,
      body,
      (work) => runIdempotent(context, work),
      async (tx, owner) => {
        const { codes, before, after } = await storeNewRecoveryCodes(tx, owner.id);
        // Masked in the journal, as a password is.
        await recordPerson(tx, context, owner, { recovery_codes: before }, { recovery_codes: after });
        return { recovery_codes: codes };
      },
      { recovery_codes: [] },
    ),

  async updateSecondFactorRoles(context, { body: { roles } }) {
    await changeRoles(context, roles);
    return state(context);
  },
} satisfies Partial<Handlers<typeof authOperations>>;
