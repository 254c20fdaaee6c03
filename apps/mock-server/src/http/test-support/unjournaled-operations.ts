import { createSavedView, updateSavedView } from '@kasa/contracts/auth/operations/saved-views';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import type { Operation } from '@kasa/contracts/shared/operation';
import type { InputFor } from './call.ts';

/** Operations with another method than GET that change no merchant data. */
export const UNJOURNALED_OPERATIONS: Readonly<Record<string, string>> = {
  exchangeKey: 'agrees on a secret of the session; what a journal must never hold',
  signUp: 'there is no merchant yet whose journal it could stand in',
  confirmSignUp: 'there is no merchant yet whose journal it could stand in',
  resendCode: 'sends a text message, for whoever asks',
  previewBulkRun: 'says what would change',
  previewCallback: 'shows a request that is not sent',
  resetPassword: 'sends a text message, for whoever asks; confirmPassword is what changes something',
};

/** Input that changes what is recorded, where what the example sets is there already, or is a person's own. */
export const CHANGING_INPUT: Readonly<Record<string, InputFor<Operation>>> = {
  updateMe: { body: { full_name: 'Коваль Олена Степанівна' } },
  viewAsRole: { body: { role: 'cashier' } },
  createSavedView: { body: { ...createSavedView.example.body, is_shared: true } },
  updateSavedView: { body: { ...updateSavedView.example.body, is_shared: true } },
  deleteSavedView: { params: { id: exampleIds.sharedView } },
};

/** The input of an operation's example, made to change something in the seed. */
export const changingInput = (op: Operation): InputFor<Operation> => ({
  ...op.example,
  ...CHANGING_INPUT[op.id],
});
