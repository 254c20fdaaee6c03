/** Keeps the cookies of one origin, like a browser; enough for the session cookie. */
export class CookieJar {
  private readonly cookies = new Map<string, string>();

  keep(header: string): void {
    const [pair = '', ...attributes] = header.split(';');
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    const isExpired = attributes.some((attribute) => {
      const [key = '', value = ''] = attribute.trim().split('=');
      if (key.toLowerCase() === 'max-age') return Number(value) <= 0;
      return key.toLowerCase() === 'expires' && new Date(value).getTime() <= Date.now();
    });
    if (isExpired) this.cookies.delete(name);
    else this.cookies.set(name, pair.slice(at + 1).trim());
  }

  header(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  clear(): void {
    this.cookies.clear();
  }
}

/**
 * A `fetch` for Node that keeps the cookies of one backend, as a browser does by itself. The first request says which:
 * others are refused, as are redirects, which the API has none of.
 * @param jar whoever shares it is the same person, signed in once
 */
export function createCookieFetch(jar = new CookieJar()) {
  let origin: string | undefined;
  return async (request: Request): Promise<Response> => {
    const to = new URL(request.url).origin;
    origin ??= to;
    if (to !== origin) throw new TypeError(`The cookies of ${origin} are not for ${to}`);
    const cookies = jar.header();
    if (cookies) request.headers.set('cookie', cookies);
    const response = await fetch(request, { redirect: 'error' });
    for (const cookie of response.headers.getSetCookie()) jar.keep(cookie);
    return response;
  };
}
