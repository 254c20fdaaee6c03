import {
  dismissNewBrowser,
  getFirstSteps,
  listOwnActivity,
  listOwnSessions,
  revokeOtherSessions,
  revokeOwnSession,
  updateFirstStep,
  updateHome,
  updateMe,
  updateMerchant,
  viewAsRole,
} from './operations/account.ts';
import { getCodeRequest, resendCode } from './operations/codes.ts';
import { acceptInvitation, changePassword, confirmPassword, resetPassword } from './operations/password.ts';
import { completeSignUp, confirmSignUp, listLegalDocuments, signUp } from './operations/registration.ts';
import {
  createSavedView,
  deleteSavedView,
  listSavedViews,
  updateSavedView,
} from './operations/saved-views.ts';
import {
  disableSecondFactor,
  enrolSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  updateSecondFactorRoles,
} from './operations/second-factor.ts';
import { exchangeKey, getMe, signIn, signOut } from './operations/session.ts';

export const authOperations = {
  listLegalDocuments,
  signUp,
  confirmSignUp,
  completeSignUp,
  getCodeRequest,
  resendCode,
  resetPassword,
  confirmPassword,
  acceptInvitation,
  signIn,
  signOut,
  getMe,
  updateMe,
  updateMerchant,
  exchangeKey,
  changePassword,
  getSecondFactor,
  enrolSecondFactor,
  disableSecondFactor,
  renewRecoveryCodes,
  updateSecondFactorRoles,
  listOwnSessions,
  listOwnActivity,
  dismissNewBrowser,
  revokeOwnSession,
  revokeOtherSessions,
  viewAsRole,
  getFirstSteps,
  updateFirstStep,
  updateHome,
  listSavedViews,
  createSavedView,
  updateSavedView,
  deleteSavedView,
};
