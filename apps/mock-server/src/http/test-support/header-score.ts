/**
 * Scores headers by the HTTP Observatory's table (developer.mozilla.org/en-US/observatory/docs/tests_and_scoring).
 * The redirection from http is up to the proxy.
 */
export type ScoredHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

const HALF_A_YEAR_SECONDS = 15_552_000;
const BROAD = ['*', 'http:', 'https:', 'ftp:', 'data:'];
const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

type Policy = ReadonlyMap<string, readonly string[]>;

function policyOf(header: string): Policy {
  const directives = header.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name.toLowerCase(), sources]));
}

function contentModifier(policy: Policy): number {
  if (policy.size === 0 || !(policy.has('default-src') || policy.has('script-src'))) return -25;
  const of = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const has = (sources: readonly string[], some: readonly string[]) =>
    sources.some((one) => some.includes(one));
  const isRisky = (name: string) => has(of(name), [...BROAD, "'unsafe-inline'"]);
  if (isRisky('script-src') || has(of('object-src'), BROAD)) return -20;
  if ([...policy.values()].flat().some((source) => /^(http|ftp):/.test(source))) return -20;
  if (has([...of('script-src'), ...of('style-src')], ["'unsafe-eval'"])) return -10;
  if (isRisky('style-src')) return 0;
  return of('default-src').join() === "'none'" ? 10 : 5;
}

function framingModifier(policy: Policy, option: string): number {
  const ancestors = policy.get('frame-ancestors');
  if (ancestors && !ancestors.some((one) => BROAD.includes(one))) return 5;
  return ['DENY', 'SAMEORIGIN'].includes(option.toUpperCase()) ? 5 : -20;
}

function transportModifier(header: string): number {
  const seconds = Number(/max-age=(\d+)/i.exec(header)?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds)) return -20;
  return seconds < HALF_A_YEAR_SECONDS ? -10 : 0;
}

/** All cookies count as session cookies. */
function cookieModifier(cookies: readonly string[]): number {
  const all = (attribute: RegExp) => cookies.every((cookie) => attribute.test(cookie));
  if (cookies.length === 0) return 0;
  if (!all(/; *secure/i)) return -40;
  if (!all(/; *httponly/i)) return -30;
  return all(/; *samesite=(lax|strict)/i) ? 5 : 0;
}

/** The modifier of each of the Observatory's tests. @param cookies `set-cookie` headers of the site */
export function headerModifiers(headers: ScoredHeaders, cookies: readonly string[]) {
  const read = (name: string) => String(headers[name] ?? '');
  const policy = policyOf(read('content-security-policy'));
  const resource = read('cross-origin-resource-policy');
  return {
    'content-security-policy': contentModifier(policy),
    cookies: cookieModifier(cookies),
    'cross-origin-resource-sharing': read('access-control-allow-origin') === '*' ? -50 : 0,
    'referrer-policy': PRIVATE.includes(read('referrer-policy')) ? 5 : -5,
    'strict-transport-security': transportModifier(read('strict-transport-security')),
    'x-content-type-options': read('x-content-type-options') === 'nosniff' ? 0 : -5,
    'x-frame-options': framingModifier(policy, read('x-frame-options')),
    'cross-origin-resource-policy': ['same-origin', 'same-site'].includes(resource) ? 10 : 0,
  };
}

/** 100 plus penalties, at least 0; bonuses count from 90. */
export function headerScore(headers: ScoredHeaders, cookies: readonly string[]): number {
  const modifiers = Object.values(headerModifiers(headers, cookies));
  const sum = (some: readonly number[]) => some.reduce((total, one) => total + one, 0);
  const base = 100 + sum(modifiers.filter((one) => one < 0));
  return Math.max(0, base >= 90 ? base + sum(modifiers.filter((one) => one > 0)) : base);
}
