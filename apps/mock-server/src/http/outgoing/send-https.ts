import { validateHeaderName, validateHeaderValue } from 'node:http';
import { Agent, request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { MAX_ANSWER_KEPT } from '@kasa/contracts/terminals/callback-delivery-values';
import type { DnsResolve } from './dns-resolve.ts';
import {
  MAX_RESPONSE_BYTES,
  type OutgoingFailure,
  OutgoingRefusal,
  type OutgoingRequest,
  type OutgoingResult,
} from './outgoing-request.ts';

/** Name resolution and address check; tests use their own, with a local port and certificate. */
export interface Network {
  readonly resolve: DnsResolve;
  readonly isAllowed: (address: string) => boolean;
  readonly port: number;
  /** Trusted certificates, PEM; undefined: Node's default. */
  readonly ca?: string | undefined;
}

/** How long one address is tried before the next one of the name, in milliseconds. */
const NEXT_ADDRESS_MS = 2_000;
/** Further addresses are ignored, so that one request cannot make us connect to thousands of hosts. */
const MAX_ADDRESSES_OF_A_FAMILY = 2;
const MAX_HEADER_BYTES = 16 * 1024;
/** Most bytes received in all: HTTP has no limit before a response (`100 Continue`) and between chunks. */
const MAX_BYTES = 256 * 1024;

/** Framing and hop-by-hop headers, set here only; the settings cannot contain them either. */
const OURS =
  /^(?:connection|content-length|expect|host|keep-alive|te|trailer|transfer-encoding|upgrade|proxy-.*)$/i;

/**
 * Checks the addresses that the connection will use, so changed DNS answers have no effect. One bad one refuses all.
 */
function guardedLookup({ resolve, isAllowed }: Network, signal: AbortSignal): LookupFunction {
  return (name, _options, done) => {
    const found = resolve(name, signal).then((addresses) => {
      if (addresses.length === 0) throw new OutgoingRefusal('name_not_found');
      // Same failure as for an unknown name, so that internal names are not revealed.
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

const bare = (hostname: string) => hostname.replace(/^\[(.*)\]$/, '$1');

/** No redirects, cookies, proxies or connection reuse. @param signal its reason is an `OutgoingFailure` */
export function sendHttps(
  { method, headers, body }: OutgoingRequest,
  url: URL,
  network: Network,
  signal: AbortSignal,
): Promise<OutgoingResult> {
  const host = bare(url.hostname);
  // `lookup` is called for names only.
  if (isIP(host) !== 0 && !network.isAllowed(host)) throw new OutgoingRefusal('address_not_allowed');
  // Before a connection exists, whose errors would have no listener.
  for (const { name, value } of headers) {
    validateHeaderName(name);
    validateHeaderValue(name, value);
  }
  return new Promise((resolve) => {
    let status: number | null = null;
    let bytes = 0;
    let received = 0;
    let kept = Buffer.alloc(0);
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
    const end = (failure: OutgoingFailure | null, isTruncated = false) => {
      signal.removeEventListener('abort', giveUp);
      resolve({ failure, status, bytes, isTruncated, text: kept.toString('utf8') });
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
    // An unrequested 101. Without a listener Node closes the socket silently.
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
        if (kept.length < MAX_ANSWER_KEPT) kept = Buffer.concat([kept, piece]).subarray(0, MAX_ANSWER_KEPT);
        const isCut = bytes + piece.length > MAX_RESPONSE_BYTES;
        bytes = Math.min(bytes + piece.length, MAX_RESPONSE_BYTES);
        if (isCut) end(null, true);
      });
    });
    sent.end(body ?? undefined);
  });
}
