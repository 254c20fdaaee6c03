import { z } from 'zod';
import {
  NewPassword,
  PresentPassword,
  passwordMismatch,
  passwordRepeat,
  passwordsMatch,
} from '../shared/password-schema.ts';
import { Phone } from '../shared/phone-schema.ts';
import { codeProof, PhoneCode } from './code-requests.ts';

export const ResetPasswordInput = z.strictObject({ phone: Phone }).meta({ id: 'ResetPasswordInput' });

export const ConfirmPasswordInput = z
  .strictObject({ ...codeProof, password: NewPassword })
  .meta({ id: 'ConfirmPasswordInput' });

export const ConfirmPasswordForm = z
  .strictObject({ code: PhoneCode, password: NewPassword, ...passwordRepeat })
  .refine(passwordsMatch, passwordMismatch);

const invitation = { phone: Phone, code: PhoneCode, password: NewPassword };

export const AcceptInvitationInput = z.strictObject(invitation).meta({ id: 'AcceptInvitationInput' });

export const AcceptInvitationForm = z
  .strictObject({ ...invitation, ...passwordRepeat })
  .refine(passwordsMatch, passwordMismatch);

const change = { current_password: PresentPassword, password: NewPassword };

/** Changes one's own password; the current one is required in case someone else uses the open session. */
export const ChangePasswordInput = z.strictObject(change).meta({ id: 'ChangePasswordInput' });

export const ChangePasswordForm = z
  .strictObject({ ...change, ...passwordRepeat })
  .refine(passwordsMatch, passwordMismatch);
