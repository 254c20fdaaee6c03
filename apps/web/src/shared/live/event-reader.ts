import { eventsOperations } from '@kasa/client/generated/operations/events';
import { isClientError } from '@kasa/client/http/errors';
import type { StreamMessageEntity } from '@kasa/contracts/events/events';
import { searchText } from '../paths.ts';
import { retryDelay } from '../query/retry.ts';
import { type LiveEvent, liveEventTypes } from './live-event.ts';
import { CLOSED, type EventStream, type LiveOptions, type OpenStream } from './live-types.ts';

/** After this silence the connection is lost, milliseconds: the server sends something every 15 s. */
export const SILENCE_TIMEOUT_MS = 40_000;
/** A stream that lasted this long resets the count of failures, milliseconds. */
const STABLE_AFTER_MS = 10_000;
/** Pause when the server has no room for another stream, milliseconds. */
export const STREAM_LIMIT_DELAY_MS = 60_000;
/** The retry pause doubles at most this often: from half a second to half a minute. */
const MAX_DOUBLINGS = 6;

export interface ReaderCallbacks {
  /** A change; each exactly once and in order. */
  onEvent(event: LiveEvent): void;
  /**
   * Earlier changes are unknown: reads everything again. Rejects when that fails.
   * @param isInitial the stream starts, nothing was missed
   */
  onResync(isInitial: boolean): Promise<unknown>;
  /** All changes so far have been delivered. Called every few seconds with the server's time (ISO 8601). */
  onUpToDate(at: string): void;
  /** @param isAnswered the server is reachable */
  onLost(isAnswered: boolean): void;
  /** The server refuses another stream for now. */
  onStreamLimit(): void;
}

export interface ReaderDependencies {
  open: OpenStream;
  lng?: LiveOptions['lng'];
  /** Repeats a refused request without `EventSource`, which hides the reason. */
  fetchRefusalReason(after: number | null): Promise<unknown>;
  /** First retry pause, milliseconds. */
  retryBaseDelay?: number | undefined;
}

export type EventReader = ReturnType<typeof createEventReader>;

const isStreamLimitError = (error: unknown) =>
  isClientError(error) && error.kind === 'server' && error.codeName === 'rate_limited';

const [, ADDRESS] = eventsOperations.streamEvents;

/** Reads the merchant's event stream and restores it after failures. */
export function createEventReader(dependencies: ReaderDependencies, callbacks: ReaderCallbacks) {
  let stream: EventStream | null = null;
  let lastId: number | null = null;
  let hasBegun = false;
  let isRunning = false;
  let failures = 0;
  let openedAt = 0;
  let lastActivityAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const closeStream = () => {
    clearTimeout(timer);
    stream?.close();
    stream = null;
  };
  const noteActivity = () => {
    lastActivityAt = performance.now();
    clearTimeout(timer);
    timer = setTimeout(handleLost, SILENCE_TIMEOUT_MS);
  };
  const retry = (error: unknown) => {
    if (!isRunning || stream) return;
    clearTimeout(timer);
    const pause = retryDelay(Math.min(failures, MAX_DOUBLINGS), error, dependencies.retryBaseDelay);
    const isFull = isStreamLimitError(error);
    timer = setTimeout(connect, isFull ? Math.max(pause, STREAM_LIMIT_DELAY_MS) : pause);
    failures += 1;
    if (isFull) callbacks.onStreamLimit();
  };
  const handleLost = () => {
    if (performance.now() - openedAt > STABLE_AFTER_MS) failures = 0;
    closeStream();
    callbacks.onLost(false);
    retry(null);
  };
  const handleRefused = () => {
    closeStream();
    callbacks.onLost(true);
    // Fallback attempt, in case `fetchRefusalReason` never settles; otherwise `retry` sets the pause.
    timer = setTimeout(connect, SILENCE_TIMEOUT_MS);
    dependencies.fetchRefusalReason(lastId).then(() => retry(null), retry);
  };

  const connect = () => {
    closeStream();
    const mine = dependencies.open(
      ADDRESS + searchText({ after: lastId, lng: dependencies.lng?.()?.toUpperCase() }),
    );
    stream = mine;
    openedAt = performance.now();
    let reading = Promise.resolve<unknown>(null);
    const resync = () => {
      reading = callbacks.onResync(!hasBegun);
      hasBegun = true;
      // If the read fails, nothing is certain: start from the beginning, after a pause.
      reading.catch(() => {
        if (stream !== mine) return;
        lastId = null;
        handleLost();
      });
    };
    const handleMessage = (message: StreamMessageEntity) => {
      if (message.type === 'ready' || message.type === 'reset') {
        lastId = message.last_id;
        resync();
      } else if (message.type === 'heartbeat') {
        lastId = Math.max(lastId ?? 0, message.last_id);
        reading.then(
          () => stream === mine && callbacks.onUpToDate(message.at),
          () => undefined,
        );
      } else if (lastId === null || message.id > lastId) {
        lastId = message.id;
        callbacks.onEvent(message);
      }
    };
    for (const type of [...liveEventTypes, 'ready', 'reset', 'heartbeat']) {
      mine.addEventListener(type, ({ data }) => {
        if (stream !== mine) return;
        noteActivity();
        handleMessage(JSON.parse(data) as StreamMessageEntity);
      });
    }
    mine.addEventListener('error', () => {
      if (stream !== mine) return;
      if (mine.readyState === CLOSED) handleRefused();
      else handleLost();
    });
    noteActivity();
  };

  return {
    /** Opens the stream after the last event, or at the present. */
    start: () => {
      if (isRunning) return;
      isRunning = true;
      failures = 0;
      connect();
    },
    /** Closes the connection; `start` resumes. */
    pause: () => {
      isRunning = false;
      closeStream();
    },
    /** Closes the connection and forgets the position. */
    stop: () => {
      isRunning = false;
      lastId = null;
      closeStream();
    },
    /** Checks the connection now: it may be back, or lost unnoticed. */
    checkNow: () => {
      if (!isRunning) return;
      if (!stream) connect();
      else if (performance.now() - lastActivityAt > SILENCE_TIMEOUT_MS) handleLost();
    },
  };
}
