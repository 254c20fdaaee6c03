import type { Messages } from '#shared/i18n/messages.ts';
import type { RegistrationId } from './uk.ts';

export const en: Messages<RegistrationId> = {
  'steps.label': 'Registration steps',
  'steps.position': 'Step {step} of {count}',
  'steps.done': 'done',
  'steps.data': 'Details',
  'steps.code': 'Code',
  'steps.bank': 'Bank',

  'signUp.title': 'Sign up',
  'signUp.about': 'Your details, an SMS code and a bank account. It takes a few minutes.',
  'signUp.haveAccount': 'Already registered?',
  'signUp.fullName': 'Full name',
  'signUp.phoneHint': 'We’ll text a code here. It’s also your login',
  'signUp.taxNumber': 'EDRPOU or RNOKPP',
  'signUp.taxHint': '8 digits for a company, 10 for a sole trader',
  'signUp.taxEdrpou': 'This is an EDRPOU code: registering a company',
  'signUp.taxRnokpp': 'This is an RNOKPP: registering a sole trader',
  'signUp.taxMistyped': 'The check digit doesn’t match. Check the number',
  'signUp.passwordAgain': 'We don’t store it: enter it again',

  'begun.code': 'Code already sent to {phone}',
  'begun.toCode': 'Enter code',
  'begun.bank': 'Phone {phone} is confirmed. Only the bank account is left',
  'begun.toBank': 'Enter account',
  'why.not_begun': 'Enter your details first: the code and bank account come next.',
  'why.forgotten': 'This code can’t be sent again. Check your details and submit the form to get a new one.',
  'why.expired':
    'This registration has been completed, or an hour has passed since you confirmed your phone. Sign in or register again.',

  'legal.accept': 'I accept the',
  'legal.terms': 'terms of use',
  'legal.privacy_policy': 'privacy policy',
  'legal.public_offer': 'public offer',
  'legal.label': 'Documents',
  'legal.version': 'Effective from {date}',
  'legal.print': 'Print',
  'legal.loading': 'Loading documents…',
  'legal.failed': 'Couldn’t load the documents. You can’t register without them.',

  'confirm.title': 'Confirmation code',
  'confirm.about': 'We’ve texted a code to {phone}.',
  'confirm.change': 'Change number',
  'confirm.submit': 'Confirm',
  'confirm.submitting': 'Checking code…',

  'banking.title': 'Bank account',
  'banking.about': 'Card payments will be paid into this account.',
  'banking.iban': 'IBAN',
  'banking.ibanHint': '29 characters, starting with UA',
  'banking.ibanUnknown': 'The bank with MFO {mfo} isn’t on the list',
  'banking.bank': 'Bank',
  'banking.bankHint': 'Name or MFO. Enter the IBAN to fill in the bank automatically',
  'banking.mfo': 'MFO {mfo}',
  'banking.none': 'No such bank on the list',
  'banking.submit': 'Complete registration',
  'banking.submitting': 'Completing…',
  'banking.done': 'Registration complete!',
  'banking.doneBefore':
    'Registration is already complete with the account you entered first: the response didn’t arrive at the time. Sign in to continue.',
  'banking.taken': 'Someone else has registered this number in the meantime. If it was you, sign in.',
};
