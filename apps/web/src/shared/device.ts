/**
 * Small choices that belong to this device and outlive a sign-out, which clears all local storage (spec §4): theme,
 * folded sidebar, columns of a list. One cookie each; no person, no session, nothing the server reads.
 */
const YEAR_SECONDS = 31_536_000;

/** What was chosen under a name, or null. */
export function readChoice(name: string): string | null {
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  if (found === undefined) return null;
  try {
    return decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return null;
  }
}

/** Remembers a choice for a year; null forgets it. */
export function writeChoice(name: string, value: string | null): void {
  const age = value === null ? 0 : YEAR_SECONDS;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs a secure context, which plain http has not
  document.cookie = `${name}=${encodeURIComponent(value ?? '')}; path=/; max-age=${age}; samesite=lax`;
}
