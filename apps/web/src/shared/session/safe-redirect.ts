import { paths } from '../paths.ts';

const MAX_LENGTH = 2048;
// A path of this origin: one slash, not followed by another one of either kind, which would start a host.
const OWN_PATH = /^\/(?![/\\])/;
// Control characters vanish or split in URL parsers; invisible ones hide the target.
const HIDDEN = /[\p{Cc}\u2028\u2029\ufeff]/u;

/**
 * Target after sign-in. Same origin is not enough: `/..//evil.example` yields the path `//evil.example`,
 * which a browser reads as a host.
 * @param value the query parameter `redirect`
 * @returns normalised path with query and hash
 */
export function safeRedirect(value: string | null | undefined, origin: string): string {
  const fallback = paths.home();
  if (!value || value.length > MAX_LENGTH || HIDDEN.test(value)) return fallback;
  let url: URL;
  try {
    url = new URL(value, origin);
  } catch {
    return fallback;
  }
  const isOurs = url.origin === new URL(origin).origin && url.username === '' && url.password === '';
  if (!isOurs || !OWN_PATH.test(value) || !OWN_PATH.test(url.pathname)) return fallback;
  // The router ignores case and a trailing slash.
  if (decoded(url.pathname).toLowerCase().replace(/\/+$/, '') === paths.signIn()) return fallback;
  return url.pathname + url.search + url.hash;
}

/** The path as the router decodes it; unchanged if malformed. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
