import { z } from 'zod';
import { bankMfos } from '../shared/banks.ts';
import { Iban, mfoOfIban } from '../shared/iban.ts';
import { NewPassword, passwordMismatch, passwordRepeat, passwordsMatch } from '../shared/password-schema.ts';
import { Phone } from '../shared/phone-schema.ts';
import { TaxNumber } from '../shared/tax-number.ts';
import { personName } from '../shared/text.ts';
import { LegalAcceptance } from './legal-documents.ts';

const person = { full_name: personName(120), phone: Phone, tax_number: TaxNumber, password: NewPassword };

/** First step of registration (spec §2): personal data and accepted documents. */
export const SignUpInput = z
  .strictObject({ ...person, accepted: LegalAcceptance })
  .meta({ id: 'SignUpInput' });

const ticked = z.literal(true, 'required');

/** The first step's form: the password twice, and a checkbox for each document. */
export const SignUpForm = z
  .strictObject({ ...person, ...passwordRepeat, terms: ticked, privacy_policy: ticked, public_offer: ticked })
  .refine(passwordsMatch, passwordMismatch);

export const RegistrationTicket = z
  .string()
  .regex(/^[A-Za-z0-9_-]{32}$/, 'invalid')
  .describe('192 random bits; worth nothing once the registration is complete');

/** The phone is confirmed; the bank details are still missing. */
export const ConfirmedSignUp = z
  .strictObject({
    ticket: RegistrationTicket,
    expires_in_seconds: z.int().min(0).describe('How long the registration can still be finished'),
  })
  .meta({ id: 'ConfirmedSignUp' });

const account = {
  bank_mfo: z.enum(bankMfos, 'one_of').describe('MFO of the bank, one of `x-banks`'),
  iban: Iban.describe('The account to settle to; its MFO is the one of the bank'),
};

const isOfBank = ({ bank_mfo, iban }: { bank_mfo: string; iban: string }) => mfoOfIban(iban) === bank_mfo;
const otherBank = { path: ['iban'], error: 'iban_other_bank' };

/** Last step of registration: the bank and the settlement account. */
export const BankingForm = z.strictObject(account).refine(isOfBank, otherBank);

export const CompleteSignUpInput = z
  .strictObject({ ticket: RegistrationTicket, ...account })
  .refine(isOfBank, otherBank)
  .meta({ id: 'CompleteSignUpInput' });
