import type { IncomingHttpHeaders } from 'node:http';
import type { Operation } from '@kasa/contracts/shared/operation';
import { OperationFailure } from './handler.ts';

/** `Sec-Fetch-Site` of requests made by our own pages or typed in by the user. */
const OWN_SITES = new Set(['same-origin', 'none']);

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

/**
 * CSRF check (security T6). Requests without these headers do not come from a browser. The scheme is not compared:
 * TLS may end at a proxy.
 * @throws OperationFailure forbidden
 */
export function requireSameOrigin({ method, stream, file }: Operation, headers: IncomingHttpHeaders): void {
  const site = headers['sec-fetch-site'];
  const isForeignSite = site !== undefined && !OWN_SITES.has(String(site));
  if (method === 'GET') {
    // Streams and exports take one of a user's few slots, even if the other page cannot read them. Links to files are
    // allowed from any site.
    const isTaken = stream === true || (file !== undefined && headers['sec-fetch-mode'] !== 'navigate');
    if (isTaken && isForeignSite) throw new OperationFailure('forbidden');
    return;
  }
  const { origin, host } = headers;
  const isForeignOrigin =
    origin !== undefined && (host === undefined || hostOf(origin) !== host.toLowerCase());
  if (isForeignSite || isForeignOrigin) throw new OperationFailure('forbidden');
}
