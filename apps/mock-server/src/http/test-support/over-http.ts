/** Asks an app over HTTP, by supertest: through a socket, as every client does. */
import { Agent, type IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import supertest from 'supertest';
import { listen } from './raw.ts';

export interface HttpRequest {
  /** Default GET. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS' | undefined;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string | string[]>> | undefined;
  /** Sent as it is; its type is among the headers, or not. */
  readonly payload?: string | Buffer | undefined;
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  /** The body, uncompressed. */
  readonly text: string;
  /** The same as bytes. */
  readonly bytes: Buffer;
}

/** Connections are kept, so that a request costs no handshake; as many at once as there are requests. */
const agent = new Agent({ keepAlive: true });

/** All bytes of an answer; of one that does not end, those that come first. */
function readBody(response: supertest.Response, done: (error: Error | null, bytes: Buffer) => void): void {
  const message = response as unknown as IncomingMessage;
  const isEndless = String(message.headers['content-type']).startsWith('text/event-stream');
  const pieces: Buffer[] = [];
  message.on('data', (piece: Buffer) => {
    pieces.push(piece);
    if (!isEndless) return;
    done(null, piece);
    message.destroy();
  });
  message.on('end', () => done(null, Buffer.concat(pieces)));
}

/** Sends a request and waits for the whole answer. An app that does not listen yet does so until it is closed. */
export async function ask(app: FastifyInstance, request: HttpRequest): Promise<HttpAnswer> {
  await listen(app);
  const { method = 'GET', url, headers = {}, payload } = request;
  // As bytes: supertest would give a text without a type one of its own.
  const body = typeof payload === 'string' ? Buffer.from(payload) : payload;
  const answer = await supertest(app.server)
    [method.toLowerCase() as Lowercase<typeof method>](url)
    .agent(agent)
    .set(headers as Record<string, string>)
    .serialize((bytes) => bytes)
    .buffer(true)
    .parse(readBody)
    .send(body);
  // An answer without a body, such as 304, is none to supertest either.
  const bytes = Buffer.isBuffer(answer.body) ? answer.body : Buffer.alloc(0);
  return { status: answer.status, headers: answer.headers, text: bytes.toString(), bytes };
}
