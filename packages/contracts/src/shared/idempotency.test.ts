import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { operations } from '../operations.ts';
import { IdempotencyKey, MAX_KEY, MIN_KEY } from './idempotency.ts';
import type { Operation } from './operation.ts';

/** POST operations without an idempotency key, and why a retry is harmless. */
const RETRY_SAFE_WITHOUT_KEY: Readonly<Record<string, string>> = {
  resendCode: 'a second one within a minute is refused',
  signIn: 'each is a session of its own, as if from two devices; both are listed and can be ended',
  signOut: 'the session has ended',
  exchangeKey: 'a new secret takes the place of the one before',
  archiveProduct: 'names the version that it starts from',
  restoreProduct: 'names the version that it starts from',
  uploadProductPhoto: 'takes the place of the picture before, which is the same',
  disableSecondFactor: 'it is off already',
  viewAsRole: 'sets what is set already',
  changePassword: 'ends the session that a repetition would come with',
  resendInvitation: 'a second one within a minute is refused',
  placeUsers: 'who is placed so already stays so',
  publishSchedule: 'names the version that it starts from',
  answerSwap: 'names the version that it starts from',
  withdrawSwap: 'names the version that it starts from',
  decideSwap: 'names the version that it starts from',
  closeUserAccess: 'who has left already stays so',
  reopenUserAccess: 'a second one is refused: the person is invited already',
  uploadUserPhoto: 'takes the place of the photo before, which is the same',
  removeSecondFactor: 'there is none any more',
  applyRightsTemplate: 'who has exactly these rights is left as they are',
  changeDiscountState: 'who asks for the state that it is in changes nothing',
  forgetCustomer: 'who is forgotten already stays so',
  quoteLoyalty: 'gives and spends nothing',
  commitLoyalty: 'a quote is charged once, however often it is asked for',
  releaseLoyalty: 'what is released already stays so',
  changeTransportStatus: 'names the version that it starts from',
  changeDriverRoute: 'sets what is set already',
  changeDriverTransport: 'sets what is set already',
  uploadDriverAvatar: 'takes the place of the photo before, which is the same',
  previewCallback: 'changes nothing',
  rotateSigningKey: 'what is so already changes nothing',
  endKeyPhraseOverlap: 'names the version that it starts from',
  getPaymentStatus: 'changes nothing',
  testCallback:
    'sends one more sample payment, marked as a test and under an id of its own; ten in a row at most',
  previewBulkRun: 'changes nothing',
  resendCallback: 'one that waits is sent once, however often it was asked for',
  previewResendRun: 'changes nothing',
  cancelResendRun: 'a run that has ended stays as it is',
  cancelBulkRun: 'a run that has ended stays as it is',
  previewReversalRun: 'changes nothing',
  cancelReversalRun: 'a run that has ended stays as it is',
  previewProductRun: 'changes nothing',
  cancelProductRun: 'a run that has ended stays as it is',
  cancelProductImportRun: 'a run that has ended stays as it is',
  updateTransactionStatus: 'asks the acquirer again',
  registerTransactionReceipt: 'a payment gets one receipt',
  skipRoundStop: 'says again why it was skipped',
  finishCollectionRound: 'names the version that it starts from',
  cancelCollectionRound: 'names the version that it starts from',
  releaseTerminal: 'a second one is refused: the terminal is released already',
  repairRegister: 'a second one is refused: the register is coming back already',
  closeRegisterShift: 'a second one is refused: the shift is closing or closed already',
  activateTerminal: 'a second one is refused: the terminal is active already',
  activateTerminalByCode: 'a second one is refused: the terminal is active already',
};

const posts = (Object.values(operations) as Operation[]).filter(({ method }) => method === 'POST');
const keyed = (Object.values(operations) as Operation[]).filter(({ keyScope }) => keyScope !== null);

describe('an idempotency key', () => {
  it('is taken by every operation that creates something', () => {
    const without = posts.filter(({ keyScope }) => keyScope === null).map(({ id }) => id);
    expect(without.toSorted()).toEqual(Object.keys(RETRY_SAFE_WITHOUT_KEY).toSorted());
    expect(keyed.filter(({ method }) => method !== 'POST')).toEqual([]);
  });

  it('counts for the person who is signed in, or for what the body names', () => {
    for (const { id, session, keyScope, body } of keyed) {
      const names = body instanceof z.ZodObject ? Object.keys(body.shape) : [];
      expect([id, session ? keyScope : names]).toEqual([
        id,
        session ? 'user' : expect.arrayContaining([keyScope]),
      ]);
    }
  });

  it.each([
    ['0'.repeat(MIN_KEY)],
    ['01912d50-3c00-7000-8000-000000000001'],
    ['~!"#$%&\'()*+,-./'],
    ['x'.repeat(MAX_KEY)],
  ])('may be %s', (key) => {
    expect(IdempotencyKey.safeParse(key).error).toBeUndefined();
  });

  it.each([
    [''],
    ['x'.repeat(MIN_KEY - 1)],
    ['x'.repeat(MAX_KEY + 1)],
    ['x'.repeat(4000)],
    ['with a space in it'],
    ['0123456789abcdef, 0123456789abcdef'],
    ['ключ-повторного-запиту'],
    ['0123456789abcdef\n'],
    ['0123456789abcdef\u007f'],
  ])('is not %j', (key) => {
    expect(IdempotencyKey.safeParse(key).success).toBe(false);
  });
});
