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

/** Asks for a code to choose a new password with. */
export const ResetPasswordInput = z.strictObject({ phone: Phone }).meta({ id: 'ResetPasswordInput' });

/** A new password, and the code that proves the phone. */
export const ConfirmPasswordInput = z
  .strictObject({ ...codeProof, password: NewPassword })
  .meta({ id: 'ConfirmPasswordInput' });

/** The form of a forgotten password. */
export const ConfirmPasswordForm = z
  .strictObject({ code: PhoneCode, password: NewPassword, ...passwordRepeat })
  .refine(passwordsMatch, passwordMismatch);

const change = { current_password: PresentPassword, password: NewPassword };

/** Another password for oneself; the present one proves that it is not somebody who found the screen open. */
export const ChangePasswordInput = z.strictObject(change).meta({ id: 'ChangePasswordInput' });

/** The form of a change of password. */
export const ChangePasswordForm = z
  .strictObject({ ...change, ...passwordRepeat })
  .refine(passwordsMatch, passwordMismatch);
