import { authOperations as auth } from '@kasa/contracts/auth/operations';
import { MAX_SAVED_VIEWS_PER_LIST } from '@kasa/contracts/auth/saved-views';
import { exampleIds, exampleSecrets } from '@kasa/contracts/shared/example-ids';
import { bulkInsert } from '../../db/bulk-insert.ts';
import { newRowColumns } from '../../db/row-columns.ts';
import type { Db, Row } from '../../db/schema.ts';
import { exampleWith, type FailureCases, UNKNOWN_ID } from '../../http/test-support/failure-cases.ts';
import { setSecondFactor } from '../second-factor-store.ts';

const request = (id: string, change: object) => (db: Db) =>
  db.updateTable('code_requests').set(change).where('id', '=', id).execute();

const { codeRequestOfSignUp, codeRequestOfPassword, codeRequestToResend } = exampleIds;
const noRequest = { body: { code_request_id: UNKNOWN_ID } };
const wrongCode = { body: { code: '135791' } };
const expired = { expires_at: '2026-11-20T09:00:00.000Z' };
const usedUp = { attempts_left: 0 };

/** Somebody registers the phone of the example's registration before it is finished. */
const takePhone = (db: Db) =>
  db.updateTable('users').set({ phone: '+380671112236' }).where('phone', '=', '+380500000006').execute();

/** As many views of the list of terminals as the owner may keep, or the merchant may share. */
const manyViews = (is_shared: 0 | 1): Row<'saved_views'>[] =>
  Array.from({ length: MAX_SAVED_VIEWS_PER_LIST }, (_, n) => ({
    ...newRowColumns(exampleIds.merchant, '2026-11-20T09:00:00.000Z'),
    user_id: exampleIds.owner,
    list: 'terminals',
    name: `Подання ${n}`,
    name_key: String(n),
    parameters: '[]',
    is_shared,
  }));

/** The owner has turned on a second factor. */
const withFactor = (db: Db) => setSecondFactor(db, exampleIds.owner, '2026-11-20T08:00:00.000Z');

/** How the operations of auth earn their own codes. */
export const failureCases: FailureCases = {
  'updateMerchant conflict': exampleWith(auth.updateMerchant, { body: { name: 'ТОВ «Кав’ярня Ратуша»' } }),
  'signIn credentials_wrong': exampleWith(auth.signIn, { body: { password: 'wrong' } }),
  'signIn second_factor_code_needed': exampleWith(auth.signIn, {}, withFactor),
  'enrolSecondFactor second_factor_on': exampleWith(auth.enrolSecondFactor, {}, withFactor),
  'exchangeKey key_exchange_invalid': exampleWith(auth.exchangeKey, { body: { client_public: '1' } }),

  'signUp legal_documents_changed': exampleWith(auth.signUp, {
    body: { accepted: { ...auth.signUp.example.body.accepted, public_offer: '2026-10-14' } },
  }),
  'confirmSignUp not_found': exampleWith(auth.confirmSignUp, noRequest),
  'confirmSignUp code_wrong': exampleWith(auth.confirmSignUp, wrongCode),
  'confirmSignUp code_expired': exampleWith(auth.confirmSignUp, {}, request(codeRequestOfSignUp, expired)),
  'confirmSignUp code_attempts_exceeded': exampleWith(
    auth.confirmSignUp,
    {},
    request(codeRequestOfSignUp, usedUp),
  ),
  'completeSignUp registration_expired': exampleWith(auth.completeSignUp, {
    body: { ticket: exampleSecrets.ticket.toUpperCase() },
  }),
  'completeSignUp conflict': exampleWith(auth.completeSignUp, {}, takePhone),

  'resendCode code_expired': exampleWith(
    auth.resendCode,
    {},
    request(codeRequestToResend, { used_at: '2026-11-20T08:59:00.000Z' }),
  ),

  'acceptInvitation invitation_invalid': exampleWith(auth.acceptInvitation, wrongCode),
  'confirmPassword not_found': exampleWith(auth.confirmPassword, noRequest),
  'confirmPassword code_wrong': exampleWith(auth.confirmPassword, wrongCode),
  'confirmPassword code_expired': exampleWith(
    auth.confirmPassword,
    {},
    request(codeRequestOfPassword, expired),
  ),
  'confirmPassword code_attempts_exceeded': exampleWith(
    auth.confirmPassword,
    {},
    request(codeRequestOfPassword, usedUp),
  ),

  'viewAsRole not_found': exampleWith(auth.viewAsRole, {
    body: { role: 'cashier', point_id: UNKNOWN_ID },
  }),
  'updateHome not_found': exampleWith(auth.updateHome, { body: { terminal_id: UNKNOWN_ID } }),
  'updateFirstStep not_found': exampleWith(auth.updateFirstStep, { params: { step: 'shift of tomorrow' } }),

  'createSavedView saved_views_full': exampleWith(auth.createSavedView, {}, (db) =>
    bulkInsert(db, 'saved_views', manyViews(0)),
  ),
  'updateSavedView saved_views_full': exampleWith(auth.updateSavedView, { body: { is_shared: true } }, (db) =>
    bulkInsert(db, 'saved_views', manyViews(1)),
  ),
};
