import type { IncomingHttpHeaders } from 'node:http';
import type { Operation } from '@kasa/contracts/shared/operation';
import { OperationFailure } from './handler.ts';

/** What a browser says of a request that the page itself made, or that a person typed in. */
const OWN_SITES = new Set(['same-origin', 'none']);

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

/**
 * Refuses a change that another site's page sends with our user's cookie (security T6). Browsers always tell where
 * such a request comes from and pages cannot change what they tell; a request that says neither is no browser's.
 * The scheme is not compared: behind a proxy that ends TLS we do not know our own.
 * @throws OperationFailure forbidden
 */
export function requireOwnOrigin({ method, stream, file }: Operation, headers: IncomingHttpHeaders): void {
  const site = headers['sec-fetch-site'];
  const isForeignSite = site !== undefined && !OWN_SITES.has(String(site));
  if (method === 'GET') {
    // Another page cannot read them, yet each takes one of the few that a person may have at a time. A link to a file, which
    // opens it in its own right, may stand anywhere.
    const isTaken = stream === true || (file !== undefined && headers['sec-fetch-mode'] !== 'navigate');
    if (isTaken && isForeignSite) throw new OperationFailure('forbidden');
    return;
  }
  const { origin, host } = headers;
  const isForeignOrigin =
    origin !== undefined && (host === undefined || hostOf(origin) !== host.toLowerCase());
  if (isForeignSite || isForeignOrigin) throw new OperationFailure('forbidden');
}
