import { readActivationCode } from '@kasa/contracts/terminals/terminal-number';

/** The activation code of a terminal that was made just now, which the server tells once. */
export interface IssuedCode {
  readonly code: string;
  /** ISO 8601 */
  readonly expiresAt: string;
}

/**
 * Hands the code on to the screen that shows it: with this entry of the tab's history, so that it is there after a
 * reload, too, but in no address and no storage. For whoever made the terminal alone: with the code nobody can do
 * more than activate that terminal, which takes a session of its company with the right to.
 */
export const passCode = ({ code, expiresAt }: IssuedCode, user: string) => ({
  state: { toldCode: code, expiresAt, user },
});

/** The code that came along with a navigation, for the person who was told it. */
export function issuedCode(state: unknown, user: string | undefined): IssuedCode | null {
  const told = (state ?? {}) as { toldCode?: unknown; expiresAt?: unknown; user?: unknown };
  const code = typeof told.toldCode === 'string' ? readActivationCode(told.toldCode) : undefined;
  if (code === undefined || typeof told.expiresAt !== 'string' || told.user !== user) return null;
  return { code, expiresAt: told.expiresAt };
}

/** A code as people read it: in two groups. */
export const grouped = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;
