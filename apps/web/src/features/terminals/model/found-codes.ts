import { readScannedCode, type ScannedCode } from '@kasa/contracts/terminals/terminal-codes';
import { readActivationCode } from '@kasa/contracts/terminals/terminal-number';
import type { FoundCode } from '@kasa/ui/code-scanner';

/** Identity of a code: a label often has the same content as QR code and barcode. */
export function codeKey(code: ScannedCode): string {
  switch (code.kind) {
    case 'terminal':
      return `terminal ${code.number}`;
    case 'activation':
      return `activation ${code.code}`;
    case 'receipt':
      return `receipt ${code.fiscalNumber}`;
    case 'unknown':
      return `unknown ${code.text}`;
  }
}

export function meaningsOf(
  codes: readonly FoundCode[],
  read: (code: FoundCode) => ScannedCode,
): ScannedCode[] {
  return [...new Map(codes.map(read).map((code) => [codeKey(code), code])).values()];
}

export const meaningAnywhere = ({ text }: FoundCode): ScannedCode => readScannedCode(text);

/**
 * Meaning of a code where an activation code is expected: eight characters without a prefix are accepted too, except an
 * eight-digit barcode, which is an EAN-8.
 */
export function meaningForActivation({ text, isQr }: FoundCode): ScannedCode {
  const meaning = readScannedCode(text);
  if (meaning.kind !== 'unknown') return meaning;
  const code = isQr || !/^\d+$/.test(text) ? readActivationCode(text) : undefined;
  return code === undefined ? meaning : { kind: 'activation', code };
}

/** Longer texts would break the layout. */
const SHOWN = 60;

export const shortened = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);
