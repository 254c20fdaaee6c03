import type { Messages } from '#shared/i18n/messages.ts';
import type { OfflineId } from './uk.ts';

export const en: Messages<OfflineId> = {
  title: 'New offline terminal',
  text: 'A device of your own with the Kasa Offline program. It takes payments without a connection, too.',
  generalText: 'The terminal gets its number once it is created.',
  phraseHint:
    'The terminal signs its requests with it. At least 12 characters. Type the same one in the terminal: it is not shown anywhere later',
  phraseMake: 'Make up a phrase',
  phraseCopy: 'Copy the phrase',
  limits: 'Offline work',
  limitsText: 'How much to take without a connection and how often to contact us.',
  config: 'What the terminal will get',
  configText: 'The answer to {request}. It follows the fields above.',

  'config.view': 'How the settings are shown',
  'config.fields': 'Fields',
  'config.json': 'JSON',
  'config.answer': 'The {field} field of the answer',
  'config.merchant': 'Company',
  'config.numberLater': 'Once created',
  'config.title': 'What the terminal gets',
  'config.text':
    'The answer to {request} by the saved settings. Payment notifications are sent by us, so their settings are not in it.',
  'config.noPhrase':
    'There is no secret key phrase: the terminal cannot sign its request and get its settings.',
  'config.notActive': 'The terminal gets its settings once it is active.',
  'config.blocked': 'The terminal is blocked: it gets no settings.',

  'done.title': 'Offline terminal created',
  'done.plain': 'Terminal {number}',
  'done.short': 'Offline terminal',
  'done.until': 'Good until {at}',
  'done.keep': 'It is not shown again: copy the code or print the card.',
  'done.copyNumber': 'Copy the number',
  'done.copyCode': 'Copy the code',
  'done.qrCode': 'QR code that activates the terminal {number}',
  'done.qrNumber': 'QR code of the terminal {number}',
  'done.qrNumberText': 'A code with the number of the terminal: scan it to find the terminal.',
  'done.once':
    'The activation code is shown only once, right after the terminal is created. Without it the terminal can be activated from the list.',
  'done.activeTitle': 'The terminal is active',
  'done.activeText': 'It can take payments.',
  'done.activeNeverOnline': 'It will take payments as soon as it goes online.',
  'done.next': 'What comes next',
  'done.step1': 'Install the Kasa Offline program on the device.',
  'done.step2': 'Type the terminal number and the secret key phrase in it.',
  'done.step3': 'Activate the terminal: scan the QR code or type the activation code.',
  'done.step3List': 'Activate the terminal from the list.',
  'done.print': 'Print a card',
  'done.another': 'Create another one',
  'card.activate': 'To activate, scan the code at “Terminal activation”.',
};
