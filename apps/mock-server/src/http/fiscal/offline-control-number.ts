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

/** A document of a register that was made without the tax service. */
export interface OfflineDocument {
  /** Of the offline session. */
  readonly seed: string;
  readonly issued_at: string;
  readonly localNumber: number;
  readonly register_number: string;
  readonly localRegisterNumber: number;
  /** Kopiykas; not of one without a sum. */
  readonly amount?: number | undefined;
  /** SHA-256 of the document before, hex. */
  readonly previousHash?: string | null | undefined;
}

export function offlineControlNumber(receipt: OfflineDocument): string {
  const { day, time } = receiptMoment(receipt.issued_at);
  const { amount, previousHash } = receipt;
  const parts = [
    receipt.seed,
    day.split('-').reverse().join(''),
    time.replaceAll(':', ''),
    receipt.localNumber,
    receipt.register_number,
    receipt.localRegisterNumber,
    ...(amount === undefined ? [] : [plainHryvnias(amount)]),
    ...(previousHash ? [previousHash] : []),
  ];
  return String(controlNumber(parts.join(',')));
}
