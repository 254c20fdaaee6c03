import type { KasaClient } from '../http/create-client.ts';

/**
 * Registration, codes, passwords, sessions, the own account. After `signIn`, `completeSignUp` and `changePassword`, agree
 * on the signing secret: `exchangeKey` of `http/key-exchange`.
 */
export const authApi = (client: KasaClient) => ({
  listLegalDocuments: client.operation('listLegalDocuments'),
  signUp: client.operation('signUp'),
  confirmSignUp: client.operation('confirmSignUp'),
  completeSignUp: client.operation('completeSignUp'),

  getCodeRequest: client.operation('getCodeRequest'),
  resendCode: client.operation('resendCode'),
  resetPassword: client.operation('resetPassword'),
  confirmPassword: client.operation('confirmPassword'),
  changePassword: client.operation('changePassword'),

  signIn: client.operation('signIn'),
  signOut: client.operation('signOut'),
  getMe: client.operation('getMe'),
  updateMe: client.operation('updateMe'),
  updateMerchant: client.operation('updateMerchant'),
  listOwnSessions: client.operation('listOwnSessions'),
  revokeOwnSession: client.operation('revokeOwnSession'),
  revokeOtherSessions: client.operation('revokeOtherSessions'),
  viewAsRole: client.operation('viewAsRole'),
  getFirstSteps: client.operation('getFirstSteps'),
  listSavedViews: client.operation('listSavedViews'),
  createSavedView: client.operation('createSavedView'),
  updateSavedView: client.operation('updateSavedView'),
  deleteSavedView: client.operation('deleteSavedView'),
});
