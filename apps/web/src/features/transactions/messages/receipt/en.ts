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
    'The tax service doesn’t know about this sale. Register the receipt: the point’s register will make it.',
  missingReturn: 'Refunded, but there’s no return receipt',
  missingReturnText:
    'The tax service doesn’t know about this return. Register the receipt: the point’s register will make it.',
  register: 'Register receipt',
  registering: 'Registering the receipt…',
  registered: 'Receipt registered!',
  refused: 'The tax service refused the receipt. Try again, or check the point’s register',
  waiting: 'The receipt is queued. What its register waits for is on the point’s fiscal clock',
  failed: 'The receipt couldn’t be loaded.',
  loading: 'Loading the receipt',
};
