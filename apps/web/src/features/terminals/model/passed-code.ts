import { readActivationCode } from '@kasa/contracts/terminals/terminal-number';

/** Navigation state for the activation screen. Not in the URL, which histories and logs would keep. */
export const passScannedCode = (code: string) => ({ state: { activationCode: code } });

/** The scanned code in the navigation state, if any. */
export function passedScannedCode(state: unknown): string | undefined {
  const handed: unknown = (state as { activationCode?: unknown } | null)?.activationCode;
  return typeof handed === 'string' ? readActivationCode(handed) : undefined;
}
