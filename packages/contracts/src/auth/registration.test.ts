import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { banks } from '../shared/banks.ts';
import { brokenRules } from '../shared/rules.ts';
import { ChangePasswordForm, ConfirmPasswordForm } from './password.ts';
import { BankingForm, CompleteSignUpInput, SignUpForm, SignUpInput } from './registration.ts';

function broken(schema: z.ZodType, input: unknown): string[] {
  const { error } = schema.safeParse(input);
  return brokenRules(error?.issues ?? [], input).map(({ path, rule }) => `${path}: ${rule}`);
}

const form = {
  full_name: 'Гнатюк Ірина Романівна',
  phone: '+380671234567',
  tax_number: '3184710691',
  password: 'слон12',
  password_repeat: 'слон12',
  terms: true,
  privacy_policy: true,
  public_offer: true,
};

describe('the form of registration', () => {
  it('takes a company and a person', () => {
    expect(broken(SignUpForm, form)).toEqual([]);
    expect(broken(SignUpForm, { ...form, tax_number: '32855961' })).toEqual([]);
  });

  it('says at every field what is wrong with it, the passwords included', () => {
    const empty = { full_name: ' ', phone: '', tax_number: '', password: '', password_repeat: '' };
    const unticked = { terms: false, privacy_policy: false, public_offer: false };
    expect(broken(SignUpForm, { ...empty, ...unticked })).toEqual([
      'full_name: required',
      'phone: required',
      'tax_number: required',
      'password: required',
      'password_repeat: required',
      'terms: required',
      'privacy_policy: required',
      'public_offer: required',
    ]);
    const wrong = { ...form, tax_number: '32855968', password: 'слон1', password_repeat: 'слон2' };
    expect(broken(SignUpForm, wrong)).toEqual([
      'tax_number: tax_number_format',
      'password: password_short',
      'password_repeat: password_mismatch',
    ]);
  });

  it('is not what is sent: the versions are', () => {
    const {
      password_repeat: _,
      terms: _terms,
      privacy_policy: _policy,
      public_offer: _offer,
      ...person
    } = form;
    const accepted = { terms: '2026-09-01', privacy_policy: '2026-11-20', public_offer: '2026-10-15' };
    expect(broken(SignUpInput, { ...person, accepted })).toEqual([]);
    expect(broken(SignUpInput, { ...person, accepted: { ...accepted, terms: undefined } })).toEqual([
      'accepted.terms: required',
    ]);
  });
});

describe('the bank', () => {
  it('has an MFO of six digits, each bank its own', () => {
    for (const { mfo } of banks) expect(mfo).toMatch(/^\d{6}$/);
    expect(new Set(banks.map(({ mfo }) => mfo)).size).toBe(banks.length);
    expect(new Set(banks.map(({ name }) => name)).size).toBe(banks.length);
  });

  it.each([
    ['305299', 'UA223052990000026001234567890'],
    ['322001', 'UA053220010000026001234567890'],
    ['300465', 'UA503004650000026001234567890'],
    ['334851', 'UA373348510000026001234567890'],
  ])('%s holds the account %s, and no other bank does', (bank_mfo, iban) => {
    expect(broken(BankingForm, { bank_mfo, iban })).toEqual([]);
    expect(broken(BankingForm, { bank_mfo: '307770', iban })).toEqual(['iban: iban_other_bank']);
  });

  it('is chosen from the list, and its account checked', () => {
    expect(broken(BankingForm, { bank_mfo: '', iban: 'UA22' })).toEqual([
      'bank_mfo: required',
      'iban: iban_format',
    ]);
    // A bank that left the market.
    expect(broken(BankingForm, { bank_mfo: '320627', iban: 'UA223052990000026001234567890' })).toContain(
      'bank_mfo: one_of',
    );
  });

  it('is sent with the ticket, and the same rule', () => {
    const sent = { bank_mfo: '307770', iban: 'UA223052990000026001234567890' };
    expect(broken(CompleteSignUpInput, { ...sent, ticket: 'a'.repeat(32) })).toEqual([
      'iban: iban_other_bank',
    ]);
    expect(broken(CompleteSignUpInput, { ...sent, bank_mfo: '305299', ticket: 'short' })).toEqual([
      'ticket: invalid',
    ]);
  });
});

describe('the forms of a new password', () => {
  const both = { password: 'abcdef', password_repeat: 'abcdef' };
  it('want the two alike, and a code of six digits', () => {
    expect(broken(ConfirmPasswordForm, { ...both, code: '012345' })).toEqual([]);
    expect(broken(ConfirmPasswordForm, { ...both, code: '12 345', password_repeat: 'abcdeF' })).toEqual([
      'code: code_format',
      'password_repeat: password_mismatch',
    ]);
    expect(broken(ChangePasswordForm, { ...both, current_password: '' })).toEqual([
      'current_password: required',
    ]);
  });

  it('take 128 characters and no more', () => {
    const long = (length: number) => {
      const password = 'a'.padEnd(length, 'b');
      return { password, password_repeat: password };
    };
    expect(broken(ChangePasswordForm, { current_password: 'x', ...long(128) })).toEqual([]);
    expect(broken(ChangePasswordForm, { current_password: 'x', ...long(129) })).toEqual([
      'password: too_long',
    ]);
  });
});
