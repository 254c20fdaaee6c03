/** Server-sent events: an answer that does not end, written piece by piece as there is something to say. */
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type MinimumRate, withMinimumRate } from '../limits/minimum-rate.ts';
import { withinTimeLimit } from '../request/time-limit.ts';
import { encode } from './encode.ts';
import { begun } from './streamed-file.ts';

/** The connection that messages go over. */
export interface MessageLine {
  /** What the client says that it heard last, as it came: anything; null when it says nothing. */
  readonly lastEventId: string | null;
  /** Aborted when there is nobody to write to any more, or nobody shall be written to. */
  readonly ended: AbortSignal;
  /** Ends it: what is written already may still arrive, if it is taken soon. */
  cut(): void;
}

/** A stream of messages; each text is one or several of them, whole, as `messageText` writes them. */
export class MessageStream {
  /** What fails before the first text is answered by an envelope; what fails later cuts the connection. */
  readonly texts: (line: MessageLine) => AsyncIterable<string>;
  readonly patience: MinimumRate;

  constructor(texts: MessageStream['texts'], patience: MinimumRate = LISTENER) {
    this.texts = texts;
    this.patience = patience;
  }
}

/**
 * Whoever listens must take what is said: one who does not for half a minute is cut, and resumes when they can. Little is
 * said, so that nobody has to be quick.
 */
export const LISTENER: MinimumRate = { graceMs: 30_000, bytesPerSecond: 1024 };

/** What is written already has so long to arrive when a stream is ended, in milliseconds. */
const LINGER_MS = 500;

/** A message as it is sent. @param data JSON, which has no line breaks */
export function messageText(type: string, id: number, data: string): string {
  return `event: ${type}\nid: ${id}\ndata: ${data}\n\n`;
}

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  // A proxy would wait until there is more to hand on.
  'x-accel-buffering': 'no',
  // Nothing is asked on this connection again.
  connection: 'close',
} as const;

async function* bytesOf(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield encode(text);
}

/** Answers a stream. The time limit is for its first text alone. */
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
    // What comes too late is read by nobody.
    opening.then(
      (late) => late.return(),
      () => undefined,
    );
    throw error;
  });
  // Between two messages it is silent for longer than connections may be.
  request.raw.socket.setTimeout?.(0);
  const taken = withMinimumRate(first, stream.patience, destroy);
  return reply.headers(HEADERS).send(Readable.from(taken, { objectMode: false }));
}
