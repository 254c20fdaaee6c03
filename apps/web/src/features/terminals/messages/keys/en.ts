import type { Messages } from '#shared/i18n/messages.ts';
import type { EcommKeysId } from './uk.ts';

export const en: Messages<EcommKeysId> = {
  title: 'Keys and secrets',
  subtitle: 'How the shop’s server verifies Kasa’s callbacks and signs its own requests',
  loading: 'Loading keys',
  failed: 'Couldn’t load the keys',

  'key.title': 'Callback signing key',
  'key.about':
    'Kasa signs every callback with the private key. Download the public key and add it to the shop’s server.',
  'key.list': 'Signing keys',
  'key.current': 'Current',
  'key.next': 'Next',
  'key.previous': 'Previous',
  'key.since': 'signs since {at}',
  'key.until': 'signs until {at}',
  'key.from': 'signs alone from {at}',
  'key.was': 'signed until {at}',
  'key.pem': 'Download PEM',
  'key.jwk': 'Download JWK',
  'key.replace': 'Replace key',
  'key.finish': 'Switch now',
  'key.cancel': 'Cancel replacement',
  'key.overlap':
    'Both keys sign for now. Add the next one to the shop’s server: from {at} it’s the only one.',
  'key.replace.title': 'Replace the signing key?',
  'key.replace.about':
    'A next key is created. For {days, plural, one {# day} other {# days}} callbacks carry the signatures of both keys, so the shop misses nothing. Then the current key is deleted.',
  'key.replace.busy': 'Creating a key…',
  'key.replace.done': 'Next key created',
  'key.finish.title': 'Switch to key {id} now?',
  'key.finish.about': 'Key {id} is deleted. A shop that only knows that one will reject callbacks.',
  'key.finish.busy': 'Switching to the next key…',
  'key.finish.done': 'Key {id} signs now',
  'key.cancel.title': 'Cancel the key replacement?',
  'key.cancel.about': 'The next key is deleted, the current one keeps signing.',
  'key.cancel.busy': 'Cancelling the replacement…',
  'key.cancel.done': 'Key replacement cancelled',
  'key.cancel.back': 'Keep it',

  'secret.title': 'Status request secret',
  'secret.about':
    'For status requests only: if a callback didn’t arrive, the shop’s server signs its question “how does this payment stand” with it. A terminal’s key phrase doesn’t work here.',
  'secret.merchant': 'Merchant ID',
  'secret.made': 'Secret created',
  'secret.none': 'None yet',
  'secret.previous': 'Previous one valid until',
  'secret.make': 'Create secret',
  'secret.renew': 'Replace secret',
  'secret.make.about': 'The secret is shown once.',
  'secret.renew.title': 'Replace the secret?',
  'secret.renew.about': 'The new secret is shown once.',
  'secret.keep': 'Accept the previous one for {hours, plural, one {# more hour} other {# more hours}}',
  'secret.keepHint': 'Clear this if somebody else may know the secret',
  'secret.busy': 'Creating a secret…',
  'secret.done': 'Secret created',
  'secret.once': 'Copy the secret now: it won’t be shown again.',
  'secret.value': 'Secret',
  'secret.request': 'Status request',

  'verify.title': 'Verifying the signature',
  'verify.about':
    'Ready-made code with your shop’s key: the signature covers the whole request, from address to body.',
  'verify.languages': 'Programming language',
  'verify.code': 'Verifying a callback',
};
