import type { Messages } from '#shared/i18n/messages.ts';
import type { SecondFactorId } from './uk.ts';

export const en: Messages<SecondFactorId> = {
  title: 'Two-factor authentication',
  about:
    'Signing in takes a code from an app on your phone as well as your password. The password alone won’t be enough.',
  loading: 'Loading two-factor authentication',
  failed: 'Couldn’t load two-factor authentication',
  off: 'Off',
  on: 'On',
  since: 'since {at}',
  codesLeft:
    '{count, plural, =0 {No recovery codes left: create new ones.} one {# recovery code left.} other {# recovery codes left.}}',
  required: 'Your role requires it.',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  renew: 'New recovery codes',

  password: 'Current password',
  code: 'Code from the app',
  anyCode: 'Code from the app or recovery code',

  'roles.title': 'Who must have it',
  'roles.none': 'Nobody yet: everyone decides for themselves.',
  'roles.some': 'Required of these roles: {roles}.',
  'roles.change': 'Change roles',
  'roles.about':
    'Anyone with such a role who hasn’t turned it on yet can do nothing but turn it on, from their next action, in open sessions too.',
  'roles.list': 'Roles',
  'roles.saved': 'Two-factor requirement saved!',

  'enrol.submit': 'Next',
  'enrol.checking': 'Checking…',
  'enrol.requiredTitle': 'Turn on two-factor authentication',
  'enrol.requiredAbout':
    'Your company requires it of your role. The rest of Kasa opens as soon as you turn it on.',
  'enrol.passwordTitle': 'Step 1. Password',
  'enrol.passwordAbout': 'So that nobody else can turn it on from your screen.',
  'enrol.alreadyOn': 'Two-factor authentication is already on.',
  'enrol.toProfile': 'To your profile',
  'enrol.scanTitle': 'Step 2. App',
  'enrol.scanAbout': 'Open an authenticator app on your phone and scan the QR code.',
  'enrol.qr': 'QR code for the app',
  'enrol.secret': 'Or type the key yourself',
  'enrol.copySecret': 'Copy key',
  'enrol.codeAbout': 'Enter the 6 digits shown in the app.',
  'enrol.back': 'Back',
  'enrol.signOut': 'Sign out',
  'enrol.submitCode': 'Turn on',
  'enrol.turningOn': 'Turning on…',
  'enrol.done': 'Two-factor authentication is on! Your other sessions have ended.',

  'codes.title': 'Recovery codes',
  'codes.about':
    'If your phone isn’t at hand, sign in with a recovery code instead of a code from the app. Each works once. We won’t show them again: keep them somewhere safe.',
  'codes.list': 'Recovery codes',
  'codes.copy': 'Copy',
  'codes.download': 'Download',
  'codes.print': 'Print',
  'codes.sheet': 'Recovery codes for signing in to Kasa, {phone}',
  'codes.saved': 'I’ve saved the codes',

  'off.title': 'Turn off two-factor authentication?',
  'off.about': 'The password alone will be enough to sign in, and the recovery codes will stop working.',
  'off.requiredAbout':
    'The password alone will be enough to sign in, and the recovery codes will stop working. Your role requires it: you’ll have to turn it on again next.',
  'off.busy': 'Turning off…',
  'off.done': 'Two-factor authentication is off!',

  'renew.title': 'New recovery codes',
  'renew.about': 'The previous codes will stop working.',
  'renew.submit': 'Create new codes',
  'renew.busy': 'Creating…',
  'renew.done': 'New recovery codes created!',

  'signIn.about': 'Enter the 6 digits shown in the app on your phone.',
  'signIn.recoveryAbout': 'Enter one of the recovery codes you saved. Each works once.',
  'signIn.recoveryCode': 'Recovery code',
  'signIn.useRecovery': 'Use a recovery code',
  'signIn.useApp': 'Use a code from the app',
  'signIn.submit': 'Confirm',
  'signIn.back': 'Back to phone and password',
};
