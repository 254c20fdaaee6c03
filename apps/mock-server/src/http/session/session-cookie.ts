import { maskCardNumbers } from '@kasa/contracts/shared/card-numbers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HttpExchange } from '../request/handler.ts';
import { SESSION_ABSOLUTE_MS } from './session.ts';

export interface CookiePolicy {
  readonly name: string;
  /** Name of the cookie that identifies a known browser, see `auth/known-browsers.ts`; it grants no access. */
  readonly browserName: string;
  readonly secure: boolean;
}

/** Lifetime of the browser cookie since the last sign-in. */
export const BROWSER_COOKIE_MS = 90 * 24 * 3_600_000;

/** The `__Host-` prefix makes browsers refuse cookies set by another host or an insecure page. */
export function cookiePolicy(isProduction: boolean): CookiePolicy {
  return isProduction
    ? { name: '__Host-kasa_session', browserName: '__Host-kasa_browser', secure: true }
    : { name: 'kasa_session', browserName: 'kasa_browser', secure: false };
}

function readCookie(app: FastifyInstance, request: FastifyRequest, name: string): string | null {
  const header = request.headers.cookie;
  // Checked first, to avoid parsing cookies of other programs on this host.
  if (!header?.includes(name)) return null;
  return app.parseCookie(header)[name] ?? null;
}

export function readSessionCookie(
  app: FastifyInstance,
  request: FastifyRequest,
  policy: CookiePolicy,
): string | null {
  return readCookie(app, request, policy.name);
}

/** A class: a getter in an object literal costs a hidden class per request. `sendFailure` removes the cookies. */
class CookieHttpExchange implements HttpExchange {
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
    return maskCardNumbers(this.#request.headers['user-agent'] ?? '').slice(0, 300);
  }

  get browserCookie(): string | null {
    return readCookie(this.#request.server, this.#request, this.#policy.browserName);
  }

  get isAbandoned(): boolean {
    return this.#reply.sent || this.#reply.raw.destroyed;
  }

  warn(fields: Readonly<Record<string, string>>, message: string): void {
    this.#request.log.warn(fields, message);
  }

  setSessionCookie(secret: string | null): void {
    if (secret === null) this.#set(this.#policy.name, '', { maxAge: 0, expires: new Date(0) });
    else this.#set(this.#policy.name, secret, { maxAge: SESSION_ABSOLUTE_MS / 1000 });
  }

  setBrowserCookie(secret: string): void {
    this.#set(this.#policy.browserName, secret, { maxAge: BROWSER_COOKIE_MS / 1000 });
  }

  #set(name: string, value: string, life: { maxAge: number; expires?: Date }): void {
    const { secure } = this.#policy;
    const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure, ...life } as const;
    this.#reply.header('set-cookie', this.#request.server.serializeCookie(name, value, attributes));
  }
}

export function httpExchangeOf(
  request: FastifyRequest,
  reply: FastifyReply,
  policy: CookiePolicy,
  cookie: string | null,
): HttpExchange {
  return new CookieHttpExchange(request, reply, policy, cookie);
}
