/**
 * Headers that every answer carries (security T23). Nothing may run or load but what this server serves itself;
 * styles too: what needs inline styles sets them by script, which this policy allows.
 */
const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // The camera reads QR codes of terminals.
  'permissions-policy':
    'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), display-capture=(), browsing-topics=()',
} as const;

const HSTS = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } as const;

/** Maps are drawn over the tiles of OpenStreetMap, which asks for a referrer; without them maps still work. */
const TILES = 'https://tile.openstreetmap.org';

/** What a page of the web app may do. */
export const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  `img-src 'self' data: blob: ${TILES}`,
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * What a worker of the web app may do. It reads codes by WebAssembly, which no page may run; it has no document, no
 * cookie that it could read, and asks nobody but this server.
 */
export const WORKER_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** An answer of the API is data: were it ever shown as a page, it could do nothing. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** The headers of every answer; pages replace the content policy and the caching. */
export function responseHeaders(isProduction: boolean): Readonly<Record<string, string>> {
  return {
    ...EVERYWHERE,
    ...(isProduction ? HSTS : {}),
    'content-security-policy': DATA_POLICY,
    'cache-control': 'no-store',
  };
}
