/** Server-sent events: a response that stays open. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MinimumRate } from '../limits/minimum-rate.ts';
import { withinTimeLimit } from '../request/time-limit.ts';
import { encodeUtf8 } from './encode-utf8.ts';
import { bodyOf, prefetchFirst } from './streamed-file.ts';

export interface StreamConnection {
  /** Raw `Last-Event-ID` of the client, not validated; null: none. */
  readonly lastEventId: string | null;
  /** Aborted when the client has left or the stream has to end. */
  readonly signal: AbortSignal;
  /** Ends the stream; data already written has `LINGER_MS` to arrive. */
  close(): void;
}

/** A stream of messages; each text holds one or several complete messages, see `messageText`. */
export class MessageStream {
  /** Errors before the first text become an envelope; later ones cut the connection. */
  readonly texts: (line: StreamConnection) => AsyncIterable<string>;
  readonly minimumRate: MinimumRate;

  constructor(texts: MessageStream['texts'], minimumRate: MinimumRate = STREAM_MINIMUM_RATE) {
    this.texts = texts;
    this.minimumRate = minimumRate;
  }
}

/** A client that reads nothing for half a minute is disconnected. Messages are small, so the rate is low. */
export const STREAM_MINIMUM_RATE: MinimumRate = { graceMs: 30_000, bytesPerSecond: 1024 };

/** Time for data already written to arrive when a stream ends, in milliseconds. */
const LINGER_MS = 500;

/** A message in wire format. @param data JSON without line breaks */
export function messageText(type: string, id: number, data: string): string {
  return `event: ${type}\nid: ${id}\ndata: ${data}\n\n`;
}

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // Disables buffering in proxies.
  'x-accel-buffering': 'no',
  // The connection is not reused.
  connection: 'close',
} as const;

async function* bytesOf(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield encodeUtf8(text);
}

/** Sends a stream. The time limit applies to its first text only. */
export async function sendMessageStream(
  stream: MessageStream,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const ending = new AbortController();
  const destroy = () => reply.raw.destroy();
  reply.raw.once('close', () => ending.abort());
  const line: StreamConnection = {
    lastEventId: [request.headers['last-event-id']].flat()[0] || null,
    signal: ending.signal,
    close() {
      ending.abort();
      setTimeout(destroy, LINGER_MS).unref();
    },
  };
  const opening = prefetchFirst(bytesOf(stream.texts(line)));
  const first = await withinTimeLimit(opening).catch((error: unknown) => {
    ending.abort();
    // Closes a stream whose first text comes too late.
    opening.then(
      (late) => late.return(),
      () => undefined,
    );
    throw error;
  });
  // A stream may be silent for longer than the idle timeout.
  request.raw.socket.setTimeout?.(0);
  return reply.headers(HEADERS).send(bodyOf(first, stream.minimumRate, destroy));
}
