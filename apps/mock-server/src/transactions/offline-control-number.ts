import { crc32 } from 'node:zlib';
import { plainHryvnias, receiptMoment } from '@kasa/contracts/transactions/receipt-rules';

/**
 * Control number of a receipt that was made without the tax service: CRC-32 of its comma-joined parts, bytes reversed,
 * the last four digits, never 0 (docs/product/ukraine.md §6).
 */
export function controlNumber(text: string): number {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(crc32(text));
  return bytes.readUInt32BE() % 10_000 || 1;
}

export interface OfflineReceipt {
  /** Of the offline session. */
  readonly seed: string;
  readonly issued_at: string;
  readonly localNumber: number;
  readonly register_number: string;
  readonly localRegisterNumber: number;
  /** Kopiykas. */
  readonly amount: number;
}

export function offlineControlNumber(receipt: OfflineReceipt): string {
  const { day, time } = receiptMoment(receipt.issued_at);
  const parts = [
    receipt.seed,
    day.split('-').reverse().join(''),
    time.replaceAll(':', ''),
    receipt.localNumber,
    receipt.register_number,
    receipt.localRegisterNumber,
    plainHryvnias(receipt.amount),
  ];
  return String(controlNumber(parts.join(',')));
}
