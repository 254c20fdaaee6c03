import { parseScannedCode, type ScannedCode } from '@kasa/contracts/terminals/qr-codes';
import { parseActivationCode } from '@kasa/contracts/terminals/terminal-number';
import type { FoundCode } from '@kasa/ui/code-scanner';

/** Identity of a code: a label often has the same content as QR code and barcode. */
export function scannedCodeKey(code: ScannedCode): string {
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

export function parseDistinctCodes(
  codes: readonly FoundCode[],
  read: (code: FoundCode) => ScannedCode,
): ScannedCode[] {
  return [...new Map(codes.map(read).map((code) => [scannedCodeKey(code), code])).values()];
}

export const parseCode = ({ text }: FoundCode): ScannedCode => parseScannedCode(text);

/**
 * Meaning of a code where an activation code is expected: eight characters without a prefix are accepted too, except an
 * eight-digit barcode, which is an EAN-8.
 */
export function parseCodeForActivation({ text, isQr }: FoundCode): ScannedCode {
  const meaning = parseScannedCode(text);
  if (meaning.kind !== 'unknown') return meaning;
  const code = isQr || !/^\d+$/.test(text) ? parseActivationCode(text) : undefined;
  return code === undefined ? meaning : { kind: 'activation', code };
}

/** Longer texts would break the layout. */
const MAX_LENGTH = 60;

export const truncatedCode = (text: string): string =>
  text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
