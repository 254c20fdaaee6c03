import { z } from 'zod';

/** Shortest password that may be chosen, characters (spec §5). */
export const MIN_PASSWORD_LENGTH = 6;
/** Longest password, characters: a limit for the hash's work, far above what anybody types. */
export const MAX_PASSWORD_LENGTH = 128;

/** A password as it is typed to prove who one is: rules of length are for choosing one. */
export const PresentPassword = z.string().min(1, 'required').max(MAX_PASSWORD_LENGTH, 'too_long');

/** A password that is being chosen: 6 to 128 characters, any of them (spec §5, §9). */
export const NewPassword = z
  .string()
  .min(MIN_PASSWORD_LENGTH, 'password_short')
  .max(MAX_PASSWORD_LENGTH, 'too_long')
  // Halves of characters are all stored as the same one: any six would open the account.
  .refine((password) => password.isWellFormed(), 'control_characters')
  .describe(`${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters`);

/** The second typing of a new password: it stays in the form and is never sent. */
export const passwordRepeat = { password_repeat: z.string().min(1, 'required') };

/** Whether a new password was typed twice alike. */
export const passwordsMatch = (typed: { password: string; password_repeat: string }) =>
  typed.password === typed.password_repeat;

/** Spec §5 "Паролі не співпадають", at the repetition; said beside whatever else is wrong in the form. */
export const passwordMismatch = {
  path: ['password_repeat'],
  error: 'password_mismatch',
  when: ({ value }: { value: unknown }) => {
    const { password, password_repeat } = (value ?? {}) as Record<string, unknown>;
    return typeof password === 'string' && typeof password_repeat === 'string' && password_repeat !== '';
  },
};
