import type { EventStream, OpenStream } from '../live-types.ts';

export class FakeStream implements EventStream {
  readyState = 0;
  readonly address: string;
  #listeners = new Map<string, ((message: MessageEvent<string>) => void)[]>();

  constructor(address: string) {
    this.address = address;
  }

  addEventListener(type: string, listener: (message: MessageEvent<string>) => void): void {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener]);
  }

  close(): void {
    this.readyState = 2;
  }

  get isClosed(): boolean {
    return this.readyState === 2;
  }

  send(message: { type: string }): void {
    this.#tell(message.type, JSON.stringify(message));
  }

  event(id: number): void {
    this.send({ type: 'terminal.changed', id, at: EVENT_TIME, data: {} } as { type: string });
  }

  ready(lastId: number): void {
    this.send({ type: 'ready', last_id: lastId } as { type: string });
  }

  heartbeat(lastId: number): void {
    this.send({ type: 'heartbeat', last_id: lastId, at: EVENT_TIME } as { type: string });
  }

  /** The connection breaks; a browser would reconnect. */
  break(): void {
    this.#tell('error', '');
  }

  /** The server responds with something other than a stream. */
  refuse(): void {
    this.readyState = 2;
    this.#tell('error', '');
  }

  #tell(type: string, data: string): void {
    for (const listener of this.#listeners.get(type) ?? []) listener(new MessageEvent(type, { data }));
  }
}

export const EVENT_TIME = '2026-11-20T09:00:00.000Z';

export function fakeStreams(): { open: OpenStream; all: FakeStream[]; last: () => FakeStream } {
  const all: FakeStream[] = [];
  return {
    all,
    open: (address) => {
      const stream = new FakeStream(address);
      all.push(stream);
      return stream;
    },
    last: () => {
      const stream = all.at(-1);
      if (!stream) throw new Error('No stream has been opened');
      return stream;
    },
  };
}
