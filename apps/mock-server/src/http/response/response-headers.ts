/** Headers of every response (security T23): only resources of this server may load or run. */
const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // The camera scans QR codes of terminals.
  'permissions-policy':
    'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), display-capture=(), browsing-topics=()',
} as const;

const HSTS = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } as const;

/** OpenStreetMap tiles for maps; they require a referrer, and maps work without them. */
const TILES = 'https://tile.openstreetmap.org';

/** Content security policy of web app pages. */
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

/** Content security policy of workers, which scan codes by WebAssembly; pages may not run it. */
export const WORKER_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "connect-src 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** API responses are data: shown as a page, they can do nothing. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Headers of every response; pages override content policy and caching. */
export function responseHeaders(isProduction: boolean): Readonly<Record<string, string>> {
  return {
    ...EVERYWHERE,
    ...(isProduction ? HSTS : {}),
    'content-security-policy': DATA_POLICY,
    'cache-control': 'no-store',
  };
}
