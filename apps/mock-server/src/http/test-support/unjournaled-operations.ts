import { authOperations } from '@kasa/contracts/auth/operations';
import { createSavedView, updateSavedView } from '@kasa/contracts/auth/operations/saved-views';
import { cancelProductImportRun } from '@kasa/contracts/catalogue/operations/product-import-runs';
import { cancelProductRun } from '@kasa/contracts/catalogue/operations/product-runs';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import type { Operation } from '@kasa/contracts/shared/operation';
import { cancelResendRun } from '@kasa/contracts/terminals/operations/resend-runs';
import { cancelReversalRun } from '@kasa/contracts/transactions/operations/reversal-runs';
import { updateTransactionStatus } from '@kasa/contracts/transactions/operations/reversals';
import { removeSecondFactor } from '@kasa/contracts/users/operations/users';
import { DEMO_PASSWORD } from '../../auth/password.ts';
import { firstMerchant } from '../../auth/seed.ts';
import { codeOf, turnOnFactor } from '../../auth/test-support/second-factor.ts';
import { type Caller, call, type InputFor, signInAs } from './call.ts';
import type { TestApp } from './start-test-app.ts';

/** Operations with another method than GET that change no merchant data. */
export const UNJOURNALED_OPERATIONS: Readonly<Record<string, string>> = {
  exchangeKey: 'agrees on a secret of the session; what a journal must never hold',
  signUp: 'there is no merchant yet whose journal it could stand in',
  confirmSignUp: 'there is no merchant yet whose journal it could stand in',
  resendCode: 'sends a text message, for whoever asks',
  previewBulkRun: 'says what would change',
  previewResendRun: 'says what would be sent again',
  previewReversalRun: 'says what would be paid back',
  previewProductRun: 'says what would change',
  createProductImport: 'a draft; what becomes of it is recorded of its run and of the products',
  putProductImportRows: 'rows of a draft',
  updateProductImportRow: 'a row of a draft',
  deleteProductImport: 'a draft',
  previewCallback: 'shows a request that is not sent',
  getPaymentStatus: 'reads a payment; it is asked by POST, since its signature covers a body',
  quoteLoyalty: 'gives and spends nothing',
  commitLoyalty: 'a purchase at a terminal, which nobody signed in to; bonuses stand in the ledger',
  releaseLoyalty: 'a purchase at a terminal, which nobody signed in to; bonuses stand in the ledger',
  dismissNewBrowser: 'what one browser of a person tells no more; the sign-in itself stands there',
  resetPassword: 'sends a text message, for whoever asks; confirmPassword is what changes something',
};

/** Input that changes what is recorded, where what the example sets is there already, or is a person's own. */
export const CHANGING_INPUT: Readonly<Record<string, InputFor<Operation>>> = {
  updateMe: { body: { full_name: 'Коваль Олена Степанівна' } },
  updateSecondFactorRoles: { body: { roles: ['cashier'] } },
  viewAsRole: { body: { role: 'cashier', point_id: exampleIds.point } },
  createSavedView: { body: { ...createSavedView.example.body, is_shared: true } },
  updateSavedView: { body: { ...updateSavedView.example.body, is_shared: true } },
  deleteSavedView: { params: { id: exampleIds.sharedView } },
};

const [owner, director] = firstMerchant.people.map(({ phone }) => phone);
const proof = async (test: TestApp) => ({
  body: { current_password: DEMO_PASSWORD, code: await codeOf(test, String(owner)) },
});

/** The run of an example, as if it had not ended. */
async function unfinished(
  { database: { db } }: TestApp,
  {
    example,
  }:
    | typeof cancelReversalRun
    | typeof cancelResendRun
    | typeof cancelProductRun
    | typeof cancelProductImportRun,
) {
  const running = { state: 'running', finished_at: null } as const;
  await db.updateTable('bulk_runs').set(running).where('id', '=', example.params.id).execute();
  return example;
}

/** Prepares what an operation changes, and gives its input: codes of a second factor hold for half a minute. */
export const PREPARED_INPUT: Readonly<
  Record<string, (test: TestApp, caller: Caller) => Promise<InputFor<Operation>>>
> = {
  async enrolSecondFactor(test, caller) {
    const { enrolSecondFactor } = authOperations;
    await call(test.app, enrolSecondFactor, enrolSecondFactor.example, caller);
    return proof(test);
  },
  async disableSecondFactor(test, caller) {
    await turnOnFactor(test, caller, String(owner));
    return proof(test);
  },
  async renewRecoveryCodes(test, caller) {
    await turnOnFactor(test, caller, String(owner));
    return proof(test);
  },
  async removeSecondFactor(test) {
    await turnOnFactor(test, await signInAs(test.app, 'director'), String(director));
    return removeSecondFactor.example;
  },
  cancelReversalRun: (test) => unfinished(test, cancelReversalRun),
  cancelResendRun: (test) => unfinished(test, cancelResendRun),
  cancelProductRun: (test) => unfinished(test, cancelProductRun),
  cancelProductImportRun: (test) => unfinished(test, cancelProductImportRun),
  async updateTransactionStatus({ database: { db } }) {
    const { params } = updateTransactionStatus.example;
    const undecided = { status: 'created', paid_at: null, ended_at: null } as const;
    await db.updateTable('transactions').set(undecided).where('id', '=', params.id).execute();
    const decided = { response_code: '00', decided_at: '2026-11-20T05:48:21.000Z' };
    const record = { ...{ id: params.id, merchant_id: exampleIds.merchant }, amount: 100, requests: 1 };
    const answered = { ...record, ...decided, answers_at: decided.decided_at };
    await db.insertInto('acquirer_records').values(answered).execute();
    return updateTransactionStatus.example;
  },
};

/** The input of an operation's example, made to change something in the seed. */
export const changingInput = (op: Operation): InputFor<Operation> => ({
  ...op.example,
  ...CHANGING_INPUT[op.id],
});
