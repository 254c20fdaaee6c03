/** Sends requests to an app by supertest, through a real socket. */
import { Agent, type IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import supertest from 'supertest';
import { listenOnFreePort } from './raw-http.ts';

export interface HttpRequest {
  /** Default GET. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS' | undefined;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string | string[]>> | undefined;
  /** Sent as it is, without an implied content type. */
  readonly payload?: string | Buffer | undefined;
}

export interface HttpResponse {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly text: string;
  readonly bytes: Buffer;
}

/** Keep-alive saves a connection setup per request. */
const agent = new Agent({ keepAlive: true });

/** The whole body; of an endless stream the first chunk. */
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

/** Sends a request and waits for the whole response; makes the app listen if it does not yet. */
export async function sendHttp(app: FastifyInstance, request: HttpRequest): Promise<HttpResponse> {
  await listenOnFreePort(app);
  const { method = 'GET', url, headers = {}, payload } = request;
  // As bytes: supertest would add a content type to a string.
  const body = typeof payload === 'string' ? Buffer.from(payload) : payload;
  const answer = await supertest(app.server)
    [method.toLowerCase() as Lowercase<typeof method>](url)
    .agent(agent)
    .set(headers as Record<string, string>)
    .serialize((bytes) => bytes)
    .buffer(true)
    .parse(readBody)
    .send(body);
  // supertest gives no buffer for a response without a body, e.g. 304.
  const bytes = Buffer.isBuffer(answer.body) ? answer.body : Buffer.alloc(0);
  return { status: answer.status, headers: answer.headers, text: bytes.toString(), bytes };
}
