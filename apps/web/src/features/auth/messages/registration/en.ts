import type { Messages } from '#shared/i18n/messages.ts';
import type { RegistrationId } from './uk.ts';

export const en: Messages<RegistrationId> = {
  'steps.label': 'Steps of registration',
  'steps.position': 'Step {step} of {count}',
  'steps.done': 'done',
  'steps.data': 'Details',
  'steps.code': 'Code',
  'steps.bank': 'Bank',

  'signUp.title': 'Sign up',
  'signUp.about': 'Your details, a code by SMS and a bank account: a few minutes.',
  'signUp.haveAccount': 'Already registered?',
  'signUp.fullName': 'Full name',
  'signUp.phoneHint': 'We’ll text a code here. It’s also your login',
  'signUp.taxNumber': 'EDRPOU or RNOKPP',
  'signUp.taxHint': '8 digits for a company, 10 for a sole trader',
  'signUp.taxEdrpou': 'An EDRPOU code: registering a company',
  'signUp.taxRnokpp': 'An RNOKPP: registering a sole trader',
  'signUp.taxMistyped': 'The check digit is wrong. Check the number',
  'signUp.passwordAgain': 'We do not keep it: type it once more',

  'begun.code': 'A code has been sent to {phone}',
  'begun.toCode': 'Enter the code',
  'begun.bank': 'The phone {phone} is confirmed. Only the account is left',
  'begun.toBank': 'Enter the account',
  'why.not_begun': 'Fill in your details first: the code and the account are the next steps.',
  'why.forgotten': 'This code cannot be renewed. Check your details and send the form to get a new one.',
  'why.expired':
    'This registration has been completed, or an hour has passed since the phone was confirmed. Sign in or register again.',

  'legal.accept': 'I accept the',
  'legal.terms': 'terms of use',
  'legal.privacy_policy': 'privacy policy',
  'legal.public_offer': 'public offer',
  'legal.label': 'Documents',
  'legal.version': 'In force since {date}',
  'legal.print': 'Print',
  'legal.loading': 'Loading the documents…',
  'legal.failed': 'The documents could not be loaded. You cannot register without them.',

  'confirm.title': 'Confirmation code',
  'confirm.about': 'We sent an SMS with a code to {phone}.',
  'confirm.change': 'Change the number',
  'confirm.submit': 'Confirm',
  'confirm.submitting': 'Checking the code…',

  'banking.title': 'Bank account',
  'banking.about': 'Card payments are paid out to this account.',
  'banking.iban': 'IBAN',
  'banking.ibanHint': '29 characters, begins with UA',
  'banking.ibanUnknown': 'The bank with MFO {mfo} is not on the list',
  'banking.bank': 'Bank',
  'banking.bankHint': 'Name or MFO. Enter the IBAN and the bank is found by itself',
  'banking.mfo': 'MFO {mfo}',
  'banking.none': 'No such bank on the list',
  'banking.submit': 'Complete registration',
  'banking.submitting': 'Completing…',
  'banking.done': 'Registration complete!',
  'banking.doneBefore':
    'The registration is complete with the account that you gave first: the answer did not arrive then. Sign in to go on.',
  'banking.taken': 'Somebody else has registered this number meanwhile. If it was you, sign in.',
};
