/** What the codes of a picture mean, and which of them a screen can use. */
import { readScannedCode, type ScannedCode } from '@kasa/contracts/terminals/terminal-codes';
import { readActivationCode } from '@kasa/contracts/terminals/terminal-number';
import type { FoundCode } from '@kasa/ui/code-scanner';

/** Tells two codes apart: a label often says the same twice, as a QR code and as bars. */
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

/** The meanings of a picture's codes, each once. */
export function meaningsOf(
  codes: readonly FoundCode[],
  read: (code: FoundCode) => ScannedCode,
): ScannedCode[] {
  return [...new Map(codes.map(read).map((code) => [codeKey(code), code])).values()];
}

/** What a code means anywhere. */
export const meaningAnywhere = ({ text }: FoundCode): ScannedCode => readScannedCode(text);

/**
 * What a code means where an activation code is asked for: there eight letters are one, too. Eight digits in bars are
 * the EAN-8 of a box.
 */
export function meaningForActivation({ text, isQr }: FoundCode): ScannedCode {
  const meaning = readScannedCode(text);
  if (meaning.kind !== 'unknown') return meaning;
  const code = isQr || !/^\d+$/.test(text) ? readActivationCode(text) : undefined;
  return code === undefined ? meaning : { kind: 'activation', code };
}

/** Longer texts of strangers would push the page apart. */
const SHOWN = 60;

/** The beginning of a foreign text. */
export const shortened = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);
