import { operationTable } from '@kasa/client/generated/operations';
import { isClientError } from '@kasa/client/http/errors';
import type { StreamMessageEntity } from '@kasa/contracts/events/events';
import { retryPause } from '../query/retry.ts';
import { type EventStream, type OpenStream, REFUSED } from './event-source.ts';
import { type LiveEvent, liveEventTypes } from './live-event.ts';

/** After this silence the connection is lost, milliseconds: the server sends something every 15 s. */
export const SILENCE = 40_000;
/** A stream that lasted this long resets the count of failures, milliseconds. */
const STEADY = 10_000;
/** Pause when the server has no room for another stream, milliseconds. */
export const CROWDED = 60_000;
/** The retry pause doubles at most this often: from half a second to half a minute. */
const DOUBLINGS = 6;

export interface ReaderTells {
  /** A change; each exactly once and in order. */
  event(event: LiveEvent): void;
  /**
   * Earlier changes are unknown: reads everything again. Rejects when that fails.
   * @param isFirst the stream starts, nothing was missed
   */
  gap(isFirst: boolean): Promise<unknown>;
  /** All changes so far have been delivered. Called every few seconds with the server's time (ISO 8601). */
  current(at: string): void;
  /** @param isAnswered the server is reachable */
  lost(isAnswered: boolean): void;
  /** The server refuses another stream for now. */
  crowded(): void;
}

export interface ReaderWays {
  open: OpenStream;
  /** Repeats a refused request without `EventSource`, which hides the reason. */
  askWhy(after: number | null): Promise<unknown>;
  /** First retry pause, milliseconds. */
  unit?: number | undefined;
}

/** Reads the merchant's event stream and restores it after failures. */
export interface EventReader {
  /** Opens the stream after the last event, or at the present. */
  start(): void;
  /** Closes the connection; `start` resumes. */
  pause(): void;
  /** Closes the connection and forgets the position. */
  stop(): void;
  /** Checks the connection now: it may be back, or lost unnoticed. */
  wake(): void;
}

const isCrowded = (error: unknown) =>
  isClientError(error) && error.kind === 'server' && error.codeName === 'rate_limited';

const [, ADDRESS] = operationTable.streamEvents;
const addressAfter = (id: number | null) => (id === null ? ADDRESS : `${ADDRESS}?after=${id}`);

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
    // Fallback attempt, in case `askWhy` never settles; otherwise `retry` sets the pause.
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
      // If the read fails, nothing is certain: start from the beginning, after a pause.
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
