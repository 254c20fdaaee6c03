import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Exchange } from './handler.ts';
import { ABSOLUTE_MS } from './session.ts';

/** How the session cookie is set. */
export interface CookiePolicy {
  readonly name: string;
  readonly secure: boolean;
}

/** The `__Host-` prefix makes browsers refuse a cookie that another host or an insecure page tries to set. */
export function cookiePolicy(isProduction: boolean): CookiePolicy {
  return isProduction
    ? { name: '__Host-kasa_session', secure: true }
    : { name: 'kasa_session', secure: false };
}

/** The value of the session cookie that a request carries, whatever it may be. */
export function readSessionCookie(
  app: FastifyInstance,
  request: FastifyRequest,
  policy: CookiePolicy,
): string | null {
  const header = request.headers.cookie;
  // The name first: parsing the cookies of other programs on this host is not worth it.
  if (!header?.includes(policy.name)) return null;
  return app.parseCookie(header)[policy.name] ?? null;
}

/** What the handlers of sign-in and sign-out do to the cookie and may know of who is calling. */
export function exchangeOf(
  request: FastifyRequest,
  reply: FastifyReply,
  policy: CookiePolicy,
  cookie: string | null,
): Exchange {
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure: policy.secure } as const;
  return {
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    cookie,
    setCookie(secret) {
      if (secret === null) reply.clearCookie(policy.name, attributes);
      else reply.setCookie(policy.name, secret, { ...attributes, maxAge: ABSOLUTE_MS / 1000 });
    },
  };
}
