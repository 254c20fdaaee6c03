import type { Messages } from '#shared/i18n/messages.ts';
import type { TerminalScanId } from './uk.ts';

export const en: Messages<TerminalScanId> = {
  'way.label': 'Method',
  'way.number': 'Number',
  'way.code': 'Code',
  'way.camera': 'Camera',
  'way.photo': 'Photo',

  'photo.label': 'Code from photo',
  'photo.hint':
    'A photo of the label or code: choose it, drop it here or paste it. It’s processed on this device only and isn’t sent anywhere.',
  'photo.choose': 'Choose photo',
  'photo.again': 'Choose another photo',
  'photo.reading': 'Reading photo…',
  'photo.picture': 'Selected photo',
  'photo.wrongType': 'Not an image',
  'photo.wrongTypeText': 'Choose a photo, for example JPEG or PNG.',
  'photo.tooLarge': 'File too large',
  'photo.tooLargeText': 'Choose a photo up to 32 MB.',
  'photo.unreadable': 'Couldn’t read the photo',
  'photo.unreadableText': 'The file is damaged or its format isn’t supported by your browser.',
  'photo.nothing': 'No code found in the photo',
  'photo.nothingText':
    'Get closer and hold the camera straight, without glare: the code should fill most of the frame.',

  'code.several': 'Several codes found. Which one do you want to use?',
  'code.terminal': 'Terminal {content}',
  'code.activation': 'Activation code {content}',
  'code.receipt': 'Fiscal receipt {content}',
  'code.unknown': 'Other code: {content}',
  'code.again': 'Scan again',

  'number.read': 'Number {number} read from the code. Check it against the label and click “Add terminal”.',
  'number.missing': 'The code “{text}” doesn’t contain a terminal number.',
  'number.activation': 'This is an activation code, not a terminal number',
  'number.activationText': 'Put it into the “Activation code” field, and scan the number from the label.',
  'number.takeCode': 'Use code',
  'number.type': 'Enter number',

  'activation.read': 'Activation code read. Check it and click “Activate”.',
  'activation.missing': '“{text}” isn’t an activation code.',
  'activation.terminal': 'This is terminal number {number}, not an activation code',
  'activation.terminalText':
    'If the terminal has already been added, you can activate it from the list below.',
  'activation.show': 'Show in list',
  'activation.type': 'Enter code',

  'scan.title': 'Code scanner',
  'scan.text':
    'A terminal code opens the terminal, a receipt code its payment; an activation code starts an activation.',
  'scan.toRefund': 'Refund a customer',
  'scan.typed': 'Terminal number or activation code',
  'scan.typedHint': 'As on the label, e.g. S1100101',
  'scan.find': 'Find',
  'scan.looking': 'Looking for terminal {number}…',
  'scan.failed': 'Couldn’t find terminal {number}',
  'scan.unknownTerminal': 'Terminal {number} isn’t in your list',
  'scan.unknownTerminalText': 'If it’s yours, add it by number and activation code.',
  'scan.activation': 'This is activation code {content}',
  'scan.activationText': 'Anyone with the right permission can activate a terminal with it.',
  'scan.receipt': 'This is fiscal receipt code {content}',
  'scan.receiptLooking': 'Looking for the payment of receipt {number}…',
  'scan.receiptFailed': 'Couldn’t find the payment of receipt {number}',
  'scan.receiptUnknown': 'No payment found for receipt {number}',
  'scan.receiptUnknownText': 'The receipt may be another company’s.',
  'scan.unknown': 'Kasa doesn’t recognise this code',
  'scan.unknownText': 'Here’s what it contains. If it’s a link, only open it if you trust the source.',
  'scan.content': 'Code contents',
};
