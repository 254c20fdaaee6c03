import { createPublicKey } from 'node:crypto';
import type { InputOf } from '@kasa/contracts/shared/operation';
import type { terminalsOperations } from '@kasa/contracts/terminals/operations';
import { KEY_OVERLAP_SECONDS, type SigningKeyEntity } from '@kasa/contracts/terminals/signing-keys';
import { inTransaction } from '../../db/transaction.ts';
import { recordChange } from '../../http/journal/record-change.ts';
import {
  generateSigningKey,
  keyIdOf,
  lockSigningKeys,
  type MerchantKeys,
  publicKeyOf,
  signingKeys,
  takeOver,
  writeSigningKeys,
} from '../../http/outgoing/signing-keys.ts';
import { type Context, type Handlers, OperationFailure } from '../../http/request/handler.ts';

type Input = InputOf<typeof terminalsOperations.rotateSigningKey>['body'];
type Step = Input['step'];

function presentKey(
  public_key: string,
  rest: Pick<SigningKeyEntity, 'state' | 'signs_from' | 'signs_until'>,
) {
  const { n = '', e = '' } = createPublicKey(public_key).export({ format: 'jwk' });
  const key_id = keyIdOf(public_key);
  const public_jwk = { kty: 'RSA', n, e, alg: 'RS256', use: 'sig', kid: key_id } as const;
  return { key_id, ...rest, public_key, public_jwk } satisfies SigningKeyEntity;
}

const present = ({ current, next, previous }: MerchantKeys) => ({
  items: [
    presentKey(publicKeyOf(current.private_key), {
      state: 'current',
      signs_from: current.signs_from,
      signs_until: next?.signs_from ?? null,
    }),
    ...(next === null
      ? []
      : [
          presentKey(publicKeyOf(next.private_key), {
            state: 'next',
            signs_from: next.signs_from,
            signs_until: null,
          }),
        ]),
    ...previous.map(({ public_key, signs_from, signs_until }) =>
      presentKey(public_key, { state: 'previous', signs_from, signs_until }),
    ),
  ],
});

/** For the journal, beside the key that signs: which one follows it, not the key. */
const described = ({ next }: MerchantKeys) => ({
  follows: next && keyIdOf(publicKeyOf(next.private_key)),
  follows_at: next?.signs_from ?? null,
});

/** @throws OperationFailure `conflict` when another key is meant than the person has seen */
function requireMeant({ current, next }: MerchantKeys, step: Step, key_id: string | undefined): void {
  const meant = step === 'begin' ? current : next;
  if (key_id !== undefined && (meant === null || keyIdOf(publicKeyOf(meant.private_key)) !== key_id))
    throw new OperationFailure('conflict');
}

/** @throws OperationFailure `conflict` when somebody has just given up the next key that was there */
function changed(keys: MerchantKeys, step: Step, now: Date, made: string | null): MerchantKeys {
  if ((step === 'begin') === (keys.next !== null)) return keys;
  if (step === 'finish') return takeOver(keys, now.toISOString());
  if (step === 'cancel') return { ...keys, next: null };
  if (made === null) throw new OperationFailure('conflict');
  const signs_from = new Date(now.getTime() + KEY_OVERLAP_SECONDS * 1000).toISOString();
  return { ...keys, next: { private_key: made, signs_from } };
}

/** @throws OperationFailure `conflict` when another key is meant than the person has seen */
async function rotate(context: Context, { step, key_id }: Input) {
  const { db, clock, session } = context;
  const { merchantId } = session;
  const now = clock.now();
  const seen = await signingKeys(db.db, merchantId, now);
  requireMeant(seen, step, key_id);
  // Before the transaction: making one takes a while.
  const made = step === 'begin' && seen.next === null ? await generateSigningKey() : null;
  return inTransaction(db.db, async (tx) => {
    const before = await lockSigningKeys(tx, merchantId, now);
    requireMeant(before, step, key_id);
    const after = changed(before, step, now, made);
    if (after !== before) {
      await writeSigningKeys(tx, merchantId, after);
      const object = {
        type: 'signing_key',
        id: merchantId,
        name: keyIdOf(publicKeyOf(before.current.private_key)),
      };
      await recordChange(tx, context, { object, before: described(before), after: described(after) });
    }
    return present(after);
  });
}

export const keyHandlers = {
  listSigningKeys: async ({ db, clock, session }) =>
    present(await signingKeys(db.db, session.merchantId, clock.now())),

  rotateSigningKey: (context, { body }) => rotate(context, body),
} satisfies Partial<Handlers<typeof terminalsOperations>>;
