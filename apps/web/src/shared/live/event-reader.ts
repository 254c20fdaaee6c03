import { operationTable } from '@kasa/client/generated/operations';
import { isClientError } from '@kasa/client/http/errors';
import type { StreamMessageEntity } from '@kasa/contracts/events/events';
import { retryPause } from '../query/retry.ts';
import { type EventStream, type OpenStream, REFUSED } from './event-source.ts';
import { type LiveEvent, liveEventTypes } from './live-event.ts';

/** The server says something every 15 s at least: whoever hears nothing for this long has no connection, milliseconds. */
export const SILENCE = 40_000;
/** The end of a stream that lasted this long is the first failure, not one of many, milliseconds. */
const STEADY = 10_000;
/** Where too many pages listen already there will be no room in a moment, milliseconds. */
export const CROWDED = 60_000;
/** Pauses between attempts double this often, no more: from half a second to half a minute. */
const DOUBLINGS = 6;

/** What becomes of the stream. */
export interface ReaderTells {
  /** A change: each one once, in the order in which they happened. */
  event(event: LiveEvent): void;
  /**
   * What happened before is not known: everything is to be read anew. Rejects when that cannot be done.
   * @param isFirst nothing was missed, the stream begins
   */
  gap(isFirst: boolean): Promise<unknown>;
  /** All that happened has been told. Every few seconds, with the server's clock (ISO 8601). */
  current(at: string): void;
  /** The connection is gone; it is being opened again, after a pause. @param isAnswered the server can be reached */
  lost(isAnswered: boolean): void;
  /** There is no room for another stream, and for a while there won't be. */
  crowded(): void;
}

/** How the reader gets to the server. */
export interface ReaderWays {
  open: OpenStream;
  /** Asks for the stream in an ordinary request, because browsers keep to themselves why one was refused. */
  askWhy(after: number | null): Promise<unknown>;
  /** First pause before another attempt, milliseconds. */
  unit?: number | undefined;
}

/** Reads what happens to the merchant's business, whatever becomes of the connection. */
export interface EventReader {
  /** Opens the stream: where it left off, or from now on. */
  start(): void;
  /** Lets go of the connection; `start` goes on from here. */
  pause(): void;
  /** Lets go of the connection and of the place in the stream. */
  stop(): void;
  /** There is reason to think that the connection is back, or gone unnoticed: looks now rather than later. */
  wake(): void;
}

const isCrowded = (error: unknown) =>
  isClientError(error) && error.kind === 'server' && error.codeName === 'rate_limited';

const [, ADDRESS] = operationTable.streamEvents;
const addressAfter = (id: number | null) => (id === null ? ADDRESS : `${ADDRESS}?after=${id}`);

/** Makes a reader; it does not run yet. */
export function createEventReader(ways: ReaderWays, tell: ReaderTells): EventReader {
  let stream: EventStream | null = null;
  let lastId: number | null = null;
  let hasBegun = false;
  let isRunning = false;
  let failures = 0;
  let openedAt = 0;
  let heardAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const letGo = () => {
    clearTimeout(timer);
    stream?.close();
    stream = null;
  };
  const heard = () => {
    heardAt = performance.now();
    clearTimeout(timer);
    timer = setTimeout(lose, SILENCE);
  };
  const retry = (error: unknown) => {
    if (!isRunning || stream) return;
    clearTimeout(timer);
    const pause = retryPause(Math.min(failures, DOUBLINGS), error, ways.unit);
    const isFull = isCrowded(error);
    timer = setTimeout(connect, isFull ? Math.max(pause, CROWDED) : pause);
    failures += 1;
    if (isFull) tell.crowded();
  };
  const lose = () => {
    if (performance.now() - openedAt > STEADY) failures = 0;
    letGo();
    tell.lost(false);
    retry(null);
  };
  const refused = () => {
    letGo();
    tell.lost(true);
    // Whatever comes of it: the next attempt is made, later if the server said so.
    timer = setTimeout(connect, SILENCE);
    ways.askWhy(lastId).then(() => retry(null), retry);
  };

  const connect = () => {
    letGo();
    const mine = ways.open(addressAfter(lastId));
    stream = mine;
    openedAt = performance.now();
    let reading = Promise.resolve<unknown>(null);
    const readAnew = () => {
      reading = tell.gap(!hasBegun);
      hasBegun = true;
      // Until that succeeds nothing is known for certain: from the beginning, after a pause.
      reading.catch(() => {
        if (stream !== mine) return;
        lastId = null;
        lose();
      });
    };
    const take = (message: StreamMessageEntity) => {
      if (message.type === 'ready' || message.type === 'reset') {
        lastId = message.last_id;
        readAnew();
      } else if (message.type === 'heartbeat') {
        lastId = Math.max(lastId ?? 0, message.last_id);
        reading.then(
          () => stream === mine && tell.current(message.at),
          () => undefined,
        );
      } else if (lastId === null || message.id > lastId) {
        lastId = message.id;
        tell.event(message);
      }
    };
    for (const type of [...liveEventTypes, 'ready', 'reset', 'heartbeat']) {
      mine.addEventListener(type, ({ data }) => {
        if (stream !== mine) return;
        heard();
        take(JSON.parse(data) as StreamMessageEntity);
      });
    }
    mine.addEventListener('error', () => {
      if (stream !== mine) return;
      if (mine.readyState === REFUSED) refused();
      else lose();
    });
    heard();
  };

  return {
    start: () => {
      if (isRunning) return;
      isRunning = true;
      failures = 0;
      connect();
    },
    pause: () => {
      isRunning = false;
      letGo();
    },
    stop: () => {
      isRunning = false;
      lastId = null;
      letGo();
    },
    wake: () => {
      if (!isRunning) return;
      if (!stream) connect();
      else if (performance.now() - heardAt > SILENCE) lose();
    },
  };
}
