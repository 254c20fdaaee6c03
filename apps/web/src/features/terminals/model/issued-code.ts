import { parseActivationCode } from '@kasa/contracts/terminals/terminal-number';

/** Activation code of a new terminal; the server returns it only once. */
export interface IssuedCode {
  readonly code: string;
  /** ISO 8601 */
  readonly expiresAt: string;
}

/**
 * Navigation state with the code. It survives a reload, but is in no URL and no storage. Bound to the user who created
 * the terminal; the code alone allows nothing but activation by a user with the permission.
 */
export const issuedCodeState = ({ code, expiresAt }: IssuedCode, user: string) => ({
  state: { toldCode: code, expiresAt, user },
});

/** The code in the navigation state, if it belongs to this user. */
export function issuedCodeFromState(state: unknown, user: string | undefined): IssuedCode | null {
  const fields = (state ?? {}) as { toldCode?: unknown; expiresAt?: unknown; user?: unknown };
  const code = typeof fields.toldCode === 'string' ? parseActivationCode(fields.toldCode) : undefined;
  if (code === undefined || typeof fields.expiresAt !== 'string' || fields.user !== user) return null;
  return { code, expiresAt: fields.expiresAt };
}

/** In two groups of four. */
export const formatActivationCode = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;

/** Navigation state for the activation screen. Not in the URL, which histories and logs would keep. */
export const scannedCodeState = (code: string) => ({ state: { activationCode: code } });

/** The scanned code in the navigation state, if any. */
export function scannedCodeFromState(state: unknown): string | undefined {
  const code: unknown = (state as { activationCode?: unknown } | null)?.activationCode;
  return typeof code === 'string' ? parseActivationCode(code) : undefined;
}
