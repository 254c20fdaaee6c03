/** What the QR codes of terminals hold, and what a scanned code means; without zod, for scanner, screens and print. */
import {
  ACTIVATION_CODE_FORM,
  readActivationCode,
  readTerminalNumber,
  TERMINAL_NUMBER_FORM,
} from './terminal-number.ts';

/**
 * Neither holds an address: Kasa runs under any host, and a scanned code must not lead anywhere by itself. Capital
 * letters, digits and colons alone, so that a QR code needs its alphanumeric mode only: fewer and larger squares.
 */
const TERMINAL_PREFIX = 'KASA:T:';
const ACTIVATION_PREFIX = 'KASA:A:';

/**
 * The text of the QR code that names a terminal: `KASA:T:S1100101`.
 * @param number as `TerminalNumber`
 */
export const terminalQrText = (number: string): string => TERMINAL_PREFIX + number;

/**
 * The text of the QR code that activates a terminal: `KASA:A:K7100106`.
 * @param code as `ActivationCode`, without gaps
 */
export const activationQrText = (code: string): string => ACTIVATION_PREFIX + code;

/** What a scanned code means. `text` of an unknown one is as it was read: to be shown, never to be opened. */
export type ScannedCode =
  | { readonly kind: 'terminal'; readonly number: string }
  | { readonly kind: 'activation'; readonly code: string }
  | { readonly kind: 'receipt'; readonly fiscalNumber: string }
  | { readonly kind: 'unknown'; readonly text: string };

/** The address in the QR code of a fiscal receipt (docs/product/ukraine.md): where the tax service shows it. */
const RECEIPT = { host: 'cabinet.tax.gov.ua', path: '/cashregs/check' } as const;

function fiscalNumberOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, host, pathname, searchParams } = new URL(text);
  if (!/^https?:$/.test(protocol) || host !== RECEIPT.host || pathname !== RECEIPT.path) return undefined;
  return searchParams.get('id') || undefined;
}

/**
 * Bare eight signs are taken for an activation code only when letters and digits are mixed: an EAN-8 is eight digits,
 * and many a word has eight letters. A place that asks for an activation code uses `readActivationCode`.
 */
function activationCodeOf(text: string): string | undefined {
  const code = readActivationCode(text);
  if (code === undefined) return undefined;
  return /[?&#]code=/i.test(text) || (/\d/.test(code) && /[A-Z]/.test(code)) ? code : undefined;
}

/** What a code means that was scanned or read from a picture. */
export function readScannedCode(scanned: string): ScannedCode {
  const text = scanned.trim();
  const own = text.toUpperCase();
  if (own.startsWith(TERMINAL_PREFIX)) {
    const number = own.slice(TERMINAL_PREFIX.length);
    if (TERMINAL_NUMBER_FORM.test(number)) return { kind: 'terminal', number };
  }
  if (own.startsWith(ACTIVATION_PREFIX)) {
    const code = own.slice(ACTIVATION_PREFIX.length);
    if (ACTIVATION_CODE_FORM.test(code)) return { kind: 'activation', code };
  }
  const fiscalNumber = fiscalNumberOf(text);
  if (fiscalNumber !== undefined) return { kind: 'receipt', fiscalNumber };
  const number = readTerminalNumber(text);
  if (number !== undefined) return { kind: 'terminal', number };
  const code = activationCodeOf(text);
  return code === undefined ? { kind: 'unknown', text } : { kind: 'activation', code };
}
