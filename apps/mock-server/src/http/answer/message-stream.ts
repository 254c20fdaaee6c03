/** Server-sent events: a response that stays open. */
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type MinimumRate, withMinimumRate } from '../limits/minimum-rate.ts';
import { withinTimeLimit } from '../request/time-limit.ts';
import { encode } from './encode.ts';
import { begun } from './streamed-file.ts';

export interface MessageLine {
  /** Raw `Last-Event-ID` of the client, not validated; null: none. */
  readonly lastEventId: string | null;
  /** Aborted when the client has left or the stream has to end. */
  readonly ended: AbortSignal;
  /** Ends the stream; data already written has `LINGER_MS` to arrive. */
  cut(): void;
}

/** A stream of messages; each text holds one or several complete messages, see `messageText`. */
export class MessageStream {
  /** Errors before the first text become an envelope; later ones cut the connection. */
  readonly texts: (line: MessageLine) => AsyncIterable<string>;
  readonly patience: MinimumRate;

  constructor(texts: MessageStream['texts'], patience: MinimumRate = LISTENER) {
    this.texts = texts;
    this.patience = patience;
  }
}

/** A client that reads nothing for half a minute is disconnected. Messages are small, so the rate is low. */
export const LISTENER: MinimumRate = { graceMs: 30_000, bytesPerSecond: 1024 };

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
  for await (const text of texts) yield encode(text);
}

/** Sends a stream. The time limit applies to its first text only. */
export async function sendMessages(
  stream: MessageStream,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const ending = new AbortController();
  const destroy = () => reply.raw.destroy();
  reply.raw.once('close', () => ending.abort());
  const line: MessageLine = {
    lastEventId: [request.headers['last-event-id']].flat()[0] || null,
    ended: ending.signal,
    cut() {
      ending.abort();
      setTimeout(destroy, LINGER_MS).unref();
    },
  };
  const opening = begun(bytesOf(stream.texts(line)));
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
  const taken = withMinimumRate(first, stream.patience, destroy);
  return reply.headers(HEADERS).send(Readable.from(taken, { objectMode: false }));
}
