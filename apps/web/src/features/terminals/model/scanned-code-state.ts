import { parseActivationCode } from '@kasa/contracts/terminals/terminal-number';

/** Navigation state for the activation screen. Not in the URL, which histories and logs would keep. */
export const scannedCodeState = (code: string) => ({ state: { activationCode: code } });

/** The scanned code in the navigation state, if any. */
export function scannedCodeFromState(state: unknown): string | undefined {
  const code: unknown = (state as { activationCode?: unknown } | null)?.activationCode;
  return typeof code === 'string' ? parseActivationCode(code) : undefined;
}
