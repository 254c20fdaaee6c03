import { z } from 'zod';

/** Minimum length of a new password, characters (spec §5). */
export const MIN_PASSWORD_LENGTH = 6;
/** Maximum length of a password, characters: bounds the work of hashing. */
export const MAX_PASSWORD_LENGTH = 128;

/** An existing password; length rules apply to new ones only. */
export const PresentPassword = z.string().min(1, 'required').max(MAX_PASSWORD_LENGTH, 'too_long');

/** Blanks around it do not make it another one. */
const isOneSign = (password: string) => new Set(password.trim().toLowerCase()).size <= 1;

/** A new password: 6 to 128 characters, any of them (spec §5, §9), but none that is guessed first. */
export const NewPassword = z
  .string()
  .min(MIN_PASSWORD_LENGTH, 'password_short')
  .max(MAX_PASSWORD_LENGTH, 'too_long')
  // Lone surrogates are all stored as the same character: any six of them would match.
  .refine((password) => password.isWellFormed(), 'control_characters')
  .refine((password) => !isOneSign(password), 'password_repeated')
  .describe(
    `${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters, not blanks alone or one sign over and over ` +
      '(`password_repeated`). None of the 10 000 commonest passwords, whatever the case of their letters ' +
      '(`password_common`), nor the own phone, name or name of the merchant, also with a few digits beside it ' +
      '(`password_personal`): the server alone refuses these',
  );

/** Repetition of a new password: checked in the form, never sent. */
export const passwordRepeat = { password_repeat: z.string().min(1, 'required') };

export const passwordsMatch = (typed: { password: string; password_repeat: string }) =>
  typed.password === typed.password_repeat;

/** Spec §5 "Паролі не співпадають", at the repetition; reported together with other errors of the form. */
export const passwordMismatch = {
  path: ['password_repeat'],
  error: 'password_mismatch',
  when: ({ value }: { value: unknown }) => {
    const { password, password_repeat } = (value ?? {}) as Record<string, unknown>;
    return typeof password === 'string' && typeof password_repeat === 'string' && password_repeat !== '';
  },
};
