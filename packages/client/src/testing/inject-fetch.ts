import { CookieJar } from '../node.ts';

export interface Injectable {
  inject(request: {
    method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'HEAD' | 'OPTIONS';
    url: string;
    headers: Record<string, string>;
    payload?: Buffer;
  }): Promise<{
    statusCode: number;
    headers: Record<string, string | string[] | number | undefined>;
    rawPayload: Uint8Array;
  }>;
}

type InjectMethod = Parameters<Injectable['inject']>[0]['method'];

export const INJECT_ORIGIN = 'http://localhost';

/**
 * A `fetch` for a server in the same process. Like a browser on the same origin it keeps cookies, sends `origin`,
 * rejects with AbortError when cancelled, and with TypeError when the connection drops.
 * @param jar share one between two fetches to simulate two tabs of the same user
 */
export function injectFetch(app: Injectable, jar = new CookieJar()) {
  return async (request: Request): Promise<Response> => {
    const { signal } = request;
    signal.throwIfAborted();
    const cancelled = Promise.withResolvers<never>();
    const cancel = () => cancelled.reject(signal.reason);
    signal.addEventListener('abort', cancel);
    try {
      return asResponse(await Promise.race([inject(app, request, jar), cancelled.promise]), jar);
    } catch (error) {
      if (signal.aborted) throw error;
      throw new TypeError('fetch failed', { cause: error });
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  };
}

type Answer = Awaited<ReturnType<Injectable['inject']>>;

async function inject(app: Injectable, request: Request, jar: CookieJar): Promise<Answer> {
  const url = new URL(request.url);
  const payload = request.body === null ? undefined : Buffer.from(await request.arrayBuffer());
  return app.inject({
    method: request.method as InjectMethod,
    url: url.pathname + url.search,
    headers: {
      ...Object.fromEntries(request.headers),
      host: url.host,
      origin: url.origin,
      'sec-fetch-site': 'same-origin',
      ...(jar.header() ? { cookie: jar.header() } : {}),
    },
    ...(payload === undefined ? {} : { payload }),
  });
}

const WITHOUT_BODY = new Set([204, 205, 304]);

function asResponse(answer: Answer, jar: CookieJar): Response {
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) {
    for (const one of [value].flat()) if (one !== undefined) headers.append(name, String(one));
  }
  for (const cookie of headers.getSetCookie()) jar.keep(cookie);
  const body = WITHOUT_BODY.has(answer.statusCode) ? null : new Uint8Array(answer.rawPayload);
  return new Response(body, { status: answer.statusCode, headers });
}
