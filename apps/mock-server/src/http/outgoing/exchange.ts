/** One request over the network, and its answer (security T19). */
import { validateHeaderName, validateHeaderValue } from 'node:http';
import { Agent, request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import {
  MAX_ANSWER_BYTES,
  type OutgoingFailure,
  OutgoingRefusal,
  type OutgoingRequest,
  type OutgoingResult,
} from './request.ts';
import type { Resolve } from './resolve.ts';

/** How addresses are found and judged; a test has its own, and a port and a certificate of its own server. */
export interface Network {
  readonly resolve: Resolve;
  readonly isAllowed: (address: string) => boolean;
  readonly port: number;
  /** Certificates that are trusted, PEM; undefined: those that Node trusts. */
  readonly ca?: string | undefined;
}

/** How long one address is tried before the next one of the same name, in milliseconds. */
const NEXT_ADDRESS_MS = 2_000;
/** Of a name that has more, the rest is left: by one request, nobody has us knock at thousands of doors. */
const MAX_ADDRESSES_OF_A_FAMILY = 2;
const MAX_HEADER_BYTES = 16 * 1024;
/**
 * All that a server may send, so that none keeps this one busy: HTTP has no end of what may come before an answer (empty
 * lines, `100 Continue`) and between its pieces.
 */
const MAX_BYTES = 256 * 1024;

/** They say where a request ends or who handles it on the way; ours are set here. Settings cannot hold them either. */
const OURS =
  /^(?:connection|content-length|expect|host|keep-alive|te|trailer|transfer-encoding|upgrade|proxy-.*)$/i;

/**
 * Finds and judges the addresses of a name at the moment of connecting. What is found here is what the connection goes to:
 * a name that answers otherwise the next time gains nothing. One address that is not allowed is reason enough.
 */
function guardedLookup({ resolve, isAllowed }: Network, signal: AbortSignal): LookupFunction {
  return (name, _options, done) => {
    const found = resolve(name, signal).then((addresses) => {
      if (addresses.length === 0) throw new OutgoingRefusal('name_not_found');
      // As if nobody knew the name: else one could ask us which names there are inside.
      if (!addresses.every(isAllowed)) throw new OutgoingRefusal('name_not_found');
      return [4, 6].flatMap((family) =>
        addresses
          .filter((address) => isIP(address) === family)
          .slice(0, MAX_ADDRESSES_OF_A_FAMILY)
          .map((address) => ({ address, family })),
      );
    });
    found.then(
      (addresses) => done(null, addresses),
      (error: Error) => done(error, []),
    );
  };
}

function failureOf(error: unknown, isHandshaking: boolean): OutgoingFailure {
  if (error instanceof OutgoingRefusal) return error.failure;
  if (isHandshaking) return 'tls_failed';
  const { code = '' } = error as { code?: string };
  if (code === 'ECONNREFUSED') return 'connection_refused';
  if (code === 'ETIMEDOUT') return 'timed_out';
  return code.startsWith('HPE_') ? 'answer_malformed' : 'connection_lost';
}

/** Names an address as sockets do: without the brackets of IPv6. */
const bare = (hostname: string) => hostname.replace(/^\[(.*)\]$/, '$1');

/**
 * Sends one request over https. No redirect is followed, no cookie kept, no proxy asked, no connection used again.
 * @param signal ends it, with an `OutgoingFailure` as its reason
 */
export function exchange(
  { method, headers, body }: OutgoingRequest,
  url: URL,
  network: Network,
  signal: AbortSignal,
): Promise<OutgoingResult> {
  const host = bare(url.hostname);
  // Sockets look up names only.
  if (isIP(host) !== 0 && !network.isAllowed(host)) throw new OutgoingRefusal('address_not_allowed');
  // Before there is a connection, whose errors would find nobody to hear them.
  for (const { name, value } of headers) {
    validateHeaderName(name);
    validateHeaderValue(name, value);
  }
  return new Promise((resolve) => {
    let status: number | null = null;
    let bytes = 0;
    let received = 0;
    let isHandshaking = false;
    const sent = httpsRequest({
      method,
      host,
      port: network.port,
      path: `${url.pathname}${url.search}`,
      agent: new Agent({
        keepAlive: false,
        maxCachedSessions: 0,
        autoSelectFamily: true,
        autoSelectFamilyAttemptTimeout: NEXT_ADDRESS_MS,
      }),
      lookup: guardedLookup(network, signal),
      maxHeaderSize: MAX_HEADER_BYTES,
      setHost: false,
      ca: network.ca,
    });
    const giveUp = () => end(signal.reason as OutgoingFailure);
    const end = (failure: OutgoingFailure | null, isCut = false) => {
      signal.removeEventListener('abort', giveUp);
      resolve({ failure, status, bytes, isCut });
      sent.destroy();
    };
    const fail = (error: unknown) => end(failureOf(error, isHandshaking));
    signal.addEventListener('abort', giveUp);
    for (const { name, value } of headers) if (!OURS.test(name)) sent.appendHeader(name, value);
    sent.setHeader('host', url.host);
    sent.setHeader('connection', 'close');
    if (!sent.hasHeader('user-agent')) sent.setHeader('user-agent', 'Kasa');
    if (body !== null) sent.setHeader('content-length', Buffer.byteLength(body));
    sent.on('socket', (socket) => {
      socket.on('connect', () => {
        isHandshaking = true;
      });
      socket.on('secureConnect', () => {
        isHandshaking = false;
      });
      socket.on('data', (piece: Buffer) => {
        received += piece.length;
        if (received > MAX_BYTES) end('answer_malformed');
      });
    });
    sent.on('error', fail);
    // Nobody has asked for that (101). Without a listener Node closes the socket and says nothing.
    sent.on('upgrade', (answer, socket) => {
      status = answer.statusCode ?? null;
      socket.destroy();
      end('answer_malformed');
    });
    sent.on('response', (answer) => {
      status = answer.statusCode ?? null;
      answer.on('error', fail);
      answer.on('end', () => end(null));
      answer.on('data', (piece: Buffer) => {
        const isCut = bytes + piece.length > MAX_ANSWER_BYTES;
        bytes = Math.min(bytes + piece.length, MAX_ANSWER_BYTES);
        if (isCut) end(null, true);
      });
    });
    sent.end(body ?? undefined);
  });
}
