/** A client of the event stream, over HTTP like a browser. */
import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import type { EventEntity, StreamMessageEntity } from '@kasa/contracts/events/events';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import type { Caller } from './call.ts';
import { listenOnFreePort } from './raw-http.ts';

/** How long to wait for a message before failing, in milliseconds. */
const PATIENCE_MS = 18_000;

export interface EventStreamClient {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly received: readonly StreamMessageEntity[];
  events(): EventEntity[];
  /** The first matching message, already received or still to come. */
  waitForMessage(isIt: (message: StreamMessageEntity) => boolean): Promise<StreamMessageEntity>;
  /** True when the stream ended, false when it was cut. */
  readonly ended: Promise<boolean>;
  /** Stops reading but keeps the connection open. */
  stall(): void;
  close(): void;
}

export interface EventStreamOptions {
  readonly after?: number | undefined;
  readonly lastEventId?: string | undefined;
}

function request(url: string, caller: Caller, { after, lastEventId }: EventStreamOptions): ClientRequest {
  return get(`${url}/api/v1/events${after === undefined ? '' : `?after=${after}`}`, {
    agent: false,
    headers: {
      ...(caller.cookie ? { cookie: caller.cookie } : {}),
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    },
  });
}

/** Opens a stream; it is closed when the test ends. */
export async function openEventStreamAt(
  url: string,
  caller: Caller,
  options: EventStreamOptions = {},
): Promise<EventStreamClient> {
  const asking = request(url, caller, options);
  onTestFinished(() => void asking.destroy());
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    asking.once('response', resolve).once('error', reject);
  });
  asking.on('error', () => undefined);
  answer.on('error', () => undefined);
  const received: StreamMessageEntity[] = [];
  const waiting = new Set<() => void>();
  let text = '';
  answer.setEncoding('utf8').on('data', (piece: string) => {
    const parts = `${text}${piece}`.split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) received.push(messageOf(part));
    for (const look of waiting) look();
  });
  const ended = new Promise<boolean>((resolve) => answer.once('close', () => resolve(answer.complete)));
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    received,
    events: () => received.filter((message): message is EventEntity => 'at' in message && 'data' in message),
    waitForMessage: (isIt) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(
          () => reject(new Error(`Not heard; but ${JSON.stringify(received)}`)),
          PATIENCE_MS,
        );
        const look = () => {
          const found = received.find(isIt);
          if (found === undefined) return;
          clearTimeout(late);
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
    ended,
    stall: () => void answer.pause(),
    close: () => void asking.destroy(),
  };
}

export async function openEventStream(
  app: FastifyInstance,
  caller: Caller,
  options?: EventStreamOptions,
): Promise<EventStreamClient> {
  return openEventStreamAt(`http://127.0.0.1:${await listenOnFreePort(app)}`, caller, options);
}

/** Parses a message; its three lines must agree. */
function messageOf(text: string): StreamMessageEntity {
  const lines = /^event: (\S+)\nid: (\d+)\ndata: (\{.*\})$/.exec(text);
  const message = JSON.parse(lines?.[3] ?? 'null') as StreamMessageEntity;
  const id = 'last_id' in message ? message.last_id : message.id;
  if (message.type !== lines?.[1] || id !== Number(lines[2])) throw new Error(`No message: ${text}`);
  return message;
}
