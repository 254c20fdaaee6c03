import { readActivationCode } from '@kasa/contracts/terminals/terminal-number';

/** What the scanner hands to the activation. Not in the address: that would be kept in histories and logs. */
export const passScannedCode = (code: string) => ({ state: { activationCode: code } });

/** The code that came along with a navigation, if one did. */
export function passedScannedCode(state: unknown): string | undefined {
  const handed: unknown = (state as { activationCode?: unknown } | null)?.activationCode;
  return typeof handed === 'string' ? readActivationCode(handed) : undefined;
}
