/** Device preferences (theme, folded menu, columns). In cookies: sign-out clears local storage (spec §4). */
const YEAR_SECONDS = 31_536_000;

export function readDevicePreference(name: string): string | null {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  if (found === undefined) return null;
  try {
    return decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return null;
  }
}

/** Stores a value for a year; null removes it. */
export function writeDevicePreference(name: string, value: string | null): void {
  const age = value === null ? 0 : YEAR_SECONDS;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs a secure context, which plain http has not
  document.cookie = `${name}=${encodeURIComponent(value ?? '')}; path=/; max-age=${age}; samesite=lax`;
}
