/** Requests to servers at user-entered addresses: https, port 443, public addresses only (security T19). */
import { URL } from 'node:url';
import { MAX_ANSWER_KEPT } from '@kasa/contracts/terminals/callback-delivery-values';
import { MAX_CALLBACK_SECONDS } from '@kasa/contracts/terminals/settings';
import { resolveByDns } from './dns-resolve.ts';
import {
  failedWith,
  MAX_RESPONSE_BYTES,
  type OutgoingFailure,
  OutgoingRefusal,
  type OutgoingRequest,
  type OutgoingResult,
} from './outgoing-request.ts';
import { isPublicAddress } from './public-addresses.ts';
import { type Network, sendHttps } from './send-https.ts';

/** What a host in this process answers. */
export interface InProcessAnswer {
  readonly status: number;
  readonly body: string;
  /** Why there was no more of it; default: that was all. */
  readonly failure?: OutgoingFailure;
}

/**
 * A host in this process that replaces one on the network. It should stop when aborted.
 * @throws OutgoingRefusal for no answer at all
 */
export type InProcessHost = (request: OutgoingRequest, signal: AbortSignal) => Promise<InProcessAnswer>;

const LOCAL_NAME = /(?:^|\.)localhost\.?$/;

/** @throws OutgoingRefusal */
function allowedUrl(text: string): URL {
  const url = URL.parse(text);
  const isPlain = url?.protocol === 'https:' && url.username === '' && url.password === '';
  // `localhost` is this machine (RFC 6761), whatever DNS says.
  if (!isPlain || LOCAL_NAME.test(url.hostname)) throw new OutgoingRefusal('address_not_allowed');
  if (url.port !== '') throw new OutgoingRefusal('port_not_allowed');
  return url;
}

async function askInProcess(
  host: InProcessHost,
  request: OutgoingRequest,
  signal: AbortSignal,
): Promise<OutgoingResult> {
  const given = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new OutgoingRefusal(signal.reason as OutgoingFailure)));
  });
  const { status, body, failure = null } = await Promise.race([host(request, signal), given]);
  const bytes = Buffer.byteLength(body);
  const read = Math.min(bytes, MAX_RESPONSE_BYTES);
  const text = Buffer.from(body).subarray(0, MAX_ANSWER_KEPT).toString('utf8');
  return { failure, status, bytes: read, isTruncated: read < bytes, text };
}

/** Sends each request once; no timeout exceeds `MAX_CALLBACK_SECONDS`. */
export class OutgoingHttpClient {
  readonly #hosts: Readonly<Record<string, InProcessHost>>;
  readonly #network: Network;
  readonly #underWay = new Set<AbortController>();

  /** @param hosts in-process hosts by name */
  constructor(hosts: Readonly<Record<string, InProcessHost>> = {}, network: Partial<Network> = {}) {
    this.#hosts = hosts;
    this.#network = { resolve: resolveByDns, isAllowed: isPublicAddress, port: 443, ...network };
  }

  /** Sends a request. Failures on the way become results; only internal errors are thrown. */
  async send(request: OutgoingRequest): Promise<OutgoingResult> {
    const controller = new AbortController();
    const milliseconds = Math.min(request.timeoutSeconds, MAX_CALLBACK_SECONDS) * 1000;
    const timer = setTimeout(() => controller.abort('timed_out' satisfies OutgoingFailure), milliseconds);
    this.#underWay.add(controller);
    try {
      const url = allowedUrl(request.url);
      const host = Object.hasOwn(this.#hosts, url.hostname) ? this.#hosts[url.hostname] : undefined;
      return await (host
        ? askInProcess(host, request, controller.signal)
        : sendHttps(request, url, this.#network, controller.signal));
    } catch (error) {
      if (error instanceof OutgoingRefusal) return failedWith(error.failure);
      throw error;
    } finally {
      clearTimeout(timer);
      this.#underWay.delete(controller);
    }
  }

  /** Aborts requests in progress, at shutdown. */
  close(): void {
    for (const one of this.#underWay) one.abort('connection_lost' satisfies OutgoingFailure);
  }
}
