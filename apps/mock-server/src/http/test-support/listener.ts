/** A client of the event stream, over HTTP like a browser. */
import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import type { EventEntity, StreamMessageEntity } from '@kasa/contracts/events/events';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import type { Caller } from './call.ts';
import { listen } from './raw.ts';

/** How long to wait for a message before failing, in milliseconds. */
const PATIENCE_MS = 18_000;

export interface Listener {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly heard: readonly StreamMessageEntity[];
  events(): EventEntity[];
  /** The first matching message, already received or still to come. */
  hears(isIt: (message: StreamMessageEntity) => boolean): Promise<StreamMessageEntity>;
  /** True when the stream ended, false when it was cut. */
  readonly ended: Promise<boolean>;
  /** Stops reading but keeps the connection open. */
  stall(): void;
  close(): void;
}

export interface ListenOptions {
  readonly after?: number | undefined;
  readonly lastEventId?: string | undefined;
}

function request(url: string, caller: Caller, { after, lastEventId }: ListenOptions): ClientRequest {
  return get(`${url}/api/v1/events${after === undefined ? '' : `?after=${after}`}`, {
    agent: false,
    headers: {
      ...(caller.cookie ? { cookie: caller.cookie } : {}),
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    },
  });
}

/** Opens a stream; it is closed when the test ends. */
export async function listenAt(url: string, caller: Caller, options: ListenOptions = {}): Promise<Listener> {
  const asking = request(url, caller, options);
  onTestFinished(() => void asking.destroy());
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    asking.once('response', resolve).once('error', reject);
  });
  asking.on('error', () => undefined);
  answer.on('error', () => undefined);
  const heard: StreamMessageEntity[] = [];
  const waiting = new Set<() => void>();
  let text = '';
  answer.setEncoding('utf8').on('data', (piece: string) => {
    const parts = `${text}${piece}`.split('\n\n');
    text = parts.pop() ?? '';
    for (const part of parts) heard.push(messageOf(part));
    for (const look of waiting) look();
  });
  const ended = new Promise<boolean>((resolve) => answer.once('close', () => resolve(answer.complete)));
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers,
    heard,
    events: () => heard.filter((message): message is EventEntity => 'at' in message && 'data' in message),
    hears: (isIt) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(
          () => reject(new Error(`Not heard; but ${JSON.stringify(heard)}`)),
          PATIENCE_MS,
        );
        const look = () => {
          const found = heard.find(isIt);
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

export async function listenTo(
  app: FastifyInstance,
  caller: Caller,
  options?: ListenOptions,
): Promise<Listener> {
  return listenAt(`http://127.0.0.1:${await listen(app)}`, caller, options);
}

/** Parses a message; its three lines must agree. */
function messageOf(text: string): StreamMessageEntity {
  const lines = /^event: (\S+)\nid: (\d+)\ndata: (\{.*\})$/.exec(text);
  const message = JSON.parse(lines?.[3] ?? 'null') as StreamMessageEntity;
  const id = 'last_id' in message ? message.last_id : message.id;
  if (message.type !== lines?.[1] || id !== Number(lines[2])) throw new Error(`No message: ${text}`);
  return message;
}
