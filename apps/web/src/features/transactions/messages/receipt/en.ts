import type { Messages } from '#shared/i18n/messages.ts';
import type { ReceiptId } from './uk.ts';

export const en: Messages<ReceiptId> = {
  title: 'Receipt',
  all: 'Receipts of the payment',
  sale: 'Sale',
  return: 'Return {amount}',
  paper: 'Receipt No. {number}',
  qr: 'QR code to check receipt No. {number} with the tax service',
  check: 'Check on the tax service’s website',
  newTab: 'opens in a new tab',
  print: 'Print the receipt',
  missing: 'Paid, but there’s no receipt',
  missingText:
    'The tax service doesn’t know about this sale. Check the cash register of terminal {number} and issue a receipt.',
  register: 'Register receipt',
  registering: 'Registering the receipt…',
  registered: 'Receipt registered!',
  refused: 'The tax service refused the receipt: try again',
  waiting: 'The receipt waits for the register, which will make it by itself',
  failed: 'The receipt couldn’t be loaded.',
  loading: 'Loading the receipt',
};
