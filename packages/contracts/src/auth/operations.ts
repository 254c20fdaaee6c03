import {
  getFirstSteps,
  listOwnSessions,
  revokeOtherSessions,
  revokeOwnSession,
  updateMe,
  viewAsRole,
} from './operations/account.ts';
import { getCodeRequest, resendCode } from './operations/codes.ts';
import { changePassword, confirmPassword, resetPassword } from './operations/password.ts';
import { completeSignUp, confirmSignUp, listLegalDocuments, signUp } from './operations/registration.ts';
import { exchangeKey, getMe, signIn, signOut } from './operations/session.ts';

/** Who one is: registration, sign-in, session, own account. */
export const authOperations = {
  listLegalDocuments,
  signUp,
  confirmSignUp,
  completeSignUp,
  getCodeRequest,
  resendCode,
  resetPassword,
  confirmPassword,
  signIn,
  signOut,
  getMe,
  updateMe,
  exchangeKey,
  changePassword,
  listOwnSessions,
  revokeOwnSession,
  revokeOtherSessions,
  viewAsRole,
  getFirstSteps,
};
