import { parseScannedCode, type ScannedCode } from '@kasa/contracts/terminals/qr-codes';
import { parseActivationCode } from '@kasa/contracts/terminals/terminal-number';
import type { FoundCode } from '@kasa/ui/code-scanner';

export function codeContent(code: ScannedCode): string {
  switch (code.kind) {
    case 'terminal':
      return code.number;
    case 'activation':
      return code.code;
    case 'receipt':
      return code.fiscalNumber;
    case 'unknown':
      return code.text;
  }
}

/** Longer texts would break the layout. */
const MAX_LENGTH = 60;

export function displayedCode(code: ScannedCode): string {
  const content = codeContent(code);
  return content.length > MAX_LENGTH ? `${content.slice(0, MAX_LENGTH)}…` : content;
}

/** Identity of a code: a label often has the same content as QR code and barcode. */
export const scannedCodeKey = (code: ScannedCode): string => `${code.kind} ${codeContent(code)}`;

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
