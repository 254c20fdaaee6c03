/** QR codes of terminals: content and meaning. Without zod, for scanner, screens and print. */
import {
  ACTIVATION_CODE_PATTERN,
  parseActivationCode,
  parseTerminalNumber,
  TERMINAL_NUMBER_PATTERN,
} from './terminal-number.ts';

/** No URLs: a scanned code must not open anything. The QR alphanumeric mode gives fewer, larger modules. */
const TERMINAL_PREFIX = 'KASA:T:';
const ACTIVATION_PREFIX = 'KASA:A:';

/** E.g. `KASA:T:S1100101`. @param number as `TerminalNumber` */
export const terminalQrText = (number: string): string => TERMINAL_PREFIX + number;

/** E.g. `KASA:A:K7100106`. @param code as `ActivationCode`, without spaces */
export const activationQrText = (code: string): string => ACTIVATION_PREFIX + code;

/** Meaning of a scanned code. `text` of an unknown one is raw: show it, never open it. */
export type ScannedCode =
  | { readonly kind: 'terminal'; readonly number: string }
  | { readonly kind: 'activation'; readonly code: string }
  | { readonly kind: 'receipt'; readonly fiscalNumber: string }
  | { readonly kind: 'unknown'; readonly text: string };

/** URL in the QR code of a fiscal receipt (docs/product/ukraine.md), on the tax service's site. */
const RECEIPT = { host: 'cabinet.tax.gov.ua', path: '/cashregs/check' } as const;

function fiscalNumberOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, host, pathname, searchParams } = new URL(text);
  if (!/^https?:$/.test(protocol) || host !== RECEIPT.host || pathname !== RECEIPT.path) return undefined;
  return searchParams.get('id') || undefined;
}

/**
 * Only mixed letters and digits count here: EAN-8 has eight digits, many words have eight letters.
 * Where an activation code is expected, use `parseActivationCode`.
 */
function activationCodeOf(text: string): string | undefined {
  const code = parseActivationCode(text);
  if (code === undefined) return undefined;
  return /[?&#]code=/i.test(text) || (/\d/.test(code) && /[A-Z]/.test(code)) ? code : undefined;
}

export function parseScannedCode(scanned: string): ScannedCode {
  const text = scanned.trim();
  const own = text.toUpperCase();
  if (own.startsWith(TERMINAL_PREFIX)) {
    const number = own.slice(TERMINAL_PREFIX.length);
    if (TERMINAL_NUMBER_PATTERN.test(number)) return { kind: 'terminal', number };
  }
  if (own.startsWith(ACTIVATION_PREFIX)) {
    const code = own.slice(ACTIVATION_PREFIX.length);
    if (ACTIVATION_CODE_PATTERN.test(code)) return { kind: 'activation', code };
  }
  const fiscalNumber = fiscalNumberOf(text);
  if (fiscalNumber !== undefined) return { kind: 'receipt', fiscalNumber };
  const number = parseTerminalNumber(text);
  if (number !== undefined) return { kind: 'terminal', number };
  const code = activationCodeOf(text);
  return code === undefined ? { kind: 'unknown', text } : { kind: 'activation', code };
}
