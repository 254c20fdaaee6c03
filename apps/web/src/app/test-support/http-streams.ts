import { get, type IncomingMessage } from 'node:http';
import type { CookieJar } from '@kasa/client/node';
import { CLOSED, type EventStream, type OpenStream } from '../../shared/live/live-types.ts';

/** `EventSource` over Node's HTTP requests: jsdom has none. */
class HttpStream implements EventStream {
  readyState = 0;
  readonly #request;
  readonly #listeners = new EventTarget();
  #unread = '';

  constructor(url: string, cookie: string) {
    const headers = { accept: 'text/event-stream', ...(cookie && { cookie }) };
    this.#request = get(url, { headers, agent: false }, (answer) => this.#take(answer));
    this.#request.on('error', () => this.#fail(0));
  }

  addEventListener(type: string, listener: (message: MessageEvent<string>) => void): void {
    this.#listeners.addEventListener(type, listener as (event: Event) => void);
  }

  close(): void {
    this.readyState = CLOSED;
    this.#request.destroy();
  }

  break(): void {
    this.#request.destroy(new Error('The network is gone'));
  }

  #take(answer: IncomingMessage): void {
    const isStream =
      answer.statusCode === 200 && answer.headers['content-type']?.startsWith('text/event-stream');
    if (!isStream) {
      this.#fail(CLOSED);
      return;
    }
    this.readyState = 1;
    answer.setEncoding('utf8');
    answer.on('data', (text: string) => this.#read(text));
    answer.on('close', () => this.#fail(0));
    answer.on('error', () => this.#fail(0));
  }

  #read(text: string): void {
    const messages = (this.#unread + text).split('\n\n');
    this.#unread = messages.pop() ?? '';
    for (const message of messages) {
      const fields = new Map(message.split('\n').map((line) => line.split(/: ?(.*)/s) as [string, string]));
      const data = fields.get('data');
      if (data !== undefined && this.readyState === 1) {
        this.#listeners.dispatchEvent(new MessageEvent(fields.get('event') ?? 'message', { data }));
      }
    }
  }

  /** Fires once: the reader opens another stream. */
  #fail(state: number): void {
    if (this.readyState === CLOSED) return;
    this.readyState = state;
    this.#listeners.dispatchEvent(new Event('error'));
    this.close();
  }
}

export interface HttpStreams {
  readonly open: OpenStream;
  break(): void;
  readonly asked: readonly string[];
}

export function httpStreams(origin: string, jar: CookieJar): HttpStreams {
  const asked: string[] = [];
  const all = new Set<HttpStream>();
  return {
    asked,
    open: (address) => {
      asked.push(address);
      const stream = new HttpStream(origin + address, jar.header());
      all.add(stream);
      return stream;
    },
    break: () => {
      for (const stream of all) stream.break();
      all.clear();
    },
  };
}
