import { paths } from '../paths.ts';

const MAX_LENGTH = 2048;
// A path of this origin: one slash, and no second one (of either kind) that would make it another host.
const OWN_PATH = /^\/(?![/\\])/;
// Control characters vanish or split in URL parsers; the invisible ones hide where an address leads.
const HIDDEN = /[\p{Cc}\u2028\u2029\ufeff]/u;

/**
 * Where to go after sign-in: `value` when it is a path of this app, else `/`.
 * "new URL and same origin" is not enough: `/..//evil.example` passes it and yields the path `//evil.example`, which
 * a browser reads as another host. So the result is checked once more. Back to sign-in itself would be a circle.
 * @param value the query parameter `redirect`
 * @param origin the app's own, e.g. `https://kasa.example`
 * @returns path with query and hash, unchanged apart from normalising
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
  // Case and a closing slash do not matter to the router, so they may not matter here.
  if (decoded(url.pathname).toLowerCase().replace(/\/+$/, '') === paths.signIn()) return fallback;
  return url.pathname + url.search + url.hash;
}

/** The path as the router reads it; one that cannot be decoded stays as it is. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
