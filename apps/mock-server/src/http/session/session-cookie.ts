import { withoutCardNumbers } from '@kasa/contracts/shared/card-numbers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Exchange } from '../request/handler.ts';
import { ABSOLUTE_MS } from './session.ts';

/** How the cookies are set. */
export interface CookiePolicy {
  /** Of the cookie that holds the session. */
  readonly name: string;
  /** Of the cookie by which a browser is known again, see `auth/known-browsers.ts`; it opens nothing. */
  readonly browserName: string;
  readonly secure: boolean;
}

/** A browser is forgotten when nobody signed in there for so long. */
export const BROWSER_COOKIE_MS = 90 * 24 * 3_600_000;

/** The `__Host-` prefix makes browsers refuse a cookie that another host or an insecure page tries to set. */
export function cookiePolicy(isProduction: boolean): CookiePolicy {
  return isProduction
    ? { name: '__Host-kasa_session', browserName: '__Host-kasa_browser', secure: true }
    : { name: 'kasa_session', browserName: 'kasa_browser', secure: false };
}

function readCookie(app: FastifyInstance, request: FastifyRequest, name: string): string | null {
  const header = request.headers.cookie;
  // The name first: parsing the cookies of other programs on this host is not worth it.
  if (!header?.includes(name)) return null;
  return app.parseCookie(header)[name] ?? null;
}

/** The value of the session cookie that a request carries, whatever it may be. */
export function readSessionCookie(
  app: FastifyInstance,
  request: FastifyRequest,
  policy: CookiePolicy,
): string | null {
  return readCookie(app, request, policy.name);
}

/**
 * What the handlers of sign-in and sign-out do to the cookies and may know of who is calling. Cookies are plain headers
 * of the answer: a failure that is answered in its place takes them away, see `sendFailure`. A class, because a getter in
 * an object that is made for each request costs a hidden class each.
 */
class CookieExchange implements Exchange {
  readonly cookie: string | null;
  readonly #request: FastifyRequest;
  readonly #reply: FastifyReply;
  readonly #policy: CookiePolicy;

  constructor(request: FastifyRequest, reply: FastifyReply, policy: CookiePolicy, cookie: string | null) {
    this.#request = request;
    this.#reply = reply;
    this.#policy = policy;
    this.cookie = cookie;
  }

  get address(): string {
    // Of a connection that has ended meanwhile there is none, whatever Fastify's types say.
    return this.#request.ip ?? '';
  }

  get userAgent(): string {
    return withoutCardNumbers(this.#request.headers['user-agent'] ?? '').slice(0, 300);
  }

  get browser(): string | null {
    return readCookie(this.#request.server, this.#request, this.#policy.browserName);
  }

  setCookie(secret: string | null): void {
    if (secret === null) this.#set(this.#policy.name, '', { maxAge: 0, expires: new Date(0) });
    else this.#set(this.#policy.name, secret, { maxAge: ABSOLUTE_MS / 1000 });
  }

  setBrowser(secret: string): void {
    this.#set(this.#policy.browserName, secret, { maxAge: BROWSER_COOKIE_MS / 1000 });
  }

  #set(name: string, value: string, life: { maxAge: number; expires?: Date }): void {
    const { secure } = this.#policy;
    const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure, ...life } as const;
    this.#reply.header('set-cookie', this.#request.server.serializeCookie(name, value, attributes));
  }
}

/** The exchange of a request and its answer. */
export function exchangeOf(
  request: FastifyRequest,
  reply: FastifyReply,
  policy: CookiePolicy,
  cookie: string | null,
): Exchange {
  return new CookieExchange(request, reply, policy, cookie);
}
