import { MAX_STREAMS_OF_A_MERCHANT, MAX_STREAMS_OF_A_SESSION } from '@kasa/contracts/events/event-types';
import type { Database } from '../db/connect.ts';
import type { MessageLine } from '../http/answer/message-stream.ts';
import { OperationFailure, type SessionInfo } from '../http/request/handler.ts';
import { Channel } from './channel.ts';
import { eventsAfter, lastNumber, lastNumbers, type SerializedEvent } from './store.ts';
import { onWake } from './wake.ts';

/** Polling interval for events of other processes, milliseconds. */
const LOOK_MS = 1_000;
/** Maximum open streams per process (security T18). */
export const MAX_STREAMS = 1_000;
const RETRY_AFTER_SECONDS = 15;

interface Listener {
  readonly sessionId: string;
  readonly merchantId: string;
  readonly line: MessageLine;
}

interface Door {
  readonly channel: Promise<Channel>;
  /** Null while opening. */
  open: Channel | null;
  /** Error of the last poll; null: none. */
  failure: unknown;
  listeners: number;
}

export class EventHub {
  readonly #database: Pick<Database, 'db'>;
  readonly #listeners = new Set<Listener>();
  readonly #channels = new Map<string, Door>();
  #stopHearing: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #looking: Promise<void> | null = null;
  /** The poll after the running one: for callers that arrived during it. */
  #nextLook: Promise<void> | null = null;
  #isClosed = false;

  constructor(database: Pick<Database, 'db'>) {
    this.#database = database;
  }

  /**
   * Returns the function that unregisters. When full, the merchant with the most streams loses its oldest.
   * @throws OperationFailure rate_limited
   */
  enter(session: SessionInfo, line: MessageLine): () => void {
    const count = (isOne: (one: Listener) => boolean) => [...this.#listeners].filter(isOne).length;
    const theirs = count(({ merchantId }) => merchantId === session.merchantId);
    const isFull =
      theirs >= MAX_STREAMS_OF_A_MERCHANT ||
      count(({ sessionId }) => sessionId === session.id) >= MAX_STREAMS_OF_A_SESSION ||
      (this.#listeners.size >= MAX_STREAMS && !this.#makeRoom(theirs));
    if (isFull || this.#isClosed) {
      throw new OperationFailure('rate_limited', { retry_after_seconds: RETRY_AFTER_SECONDS });
    }
    const listener = { sessionId: session.id, merchantId: session.merchantId, line };
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** @returns false if the newcomer's merchant would then have as many streams */
  #makeRoom(have: number): boolean {
    const most = [...Map.groupBy(this.#listeners, ({ merchantId }) => merchantId).values()]
      .toSorted((a, b) => a.length - b.length)
      .at(-1);
    const oldest = most?.[0];
    if (most === undefined || oldest === undefined || most.length <= have + 1) return false;
    this.#listeners.delete(oldest);
    oldest.line.cut();
    return true;
  }

  /** Subscribes to a merchant's channel until `leave` is called. */
  async join(merchantId: string): Promise<Channel> {
    const door = this.#channels.get(merchantId) ?? this.#openDoor(merchantId);
    door.listeners += 1;
    this.#hear();
    try {
      return await door.channel;
    } catch (error) {
      this.#close(merchantId, door);
      throw error;
    }
  }

  leave({ merchantId }: Channel): void {
    const door = this.#channels.get(merchantId);
    if (door === undefined) return;
    door.listeners -= 1;
    if (door.listeners === 0) this.#close(merchantId, door);
  }

  #openDoor(merchantId: string): Door {
    const opening = lastNumber(this.#database.db, merchantId).then((last) => new Channel(merchantId, last));
    const door: Door = { channel: opening, open: null, failure: null, listeners: 0 };
    // The error is reported to those who await `channel`.
    opening.then(
      (channel) => {
        door.open = channel;
      },
      () => undefined,
    );
    this.#channels.set(merchantId, door);
    return door;
  }

  #close(merchantId: string, door: Door): void {
    if (this.#channels.get(merchantId) === door) this.#channels.delete(merchantId);
    if (this.#channels.size === 0) this.#stop();
  }

  /** Events after a number, up to some hundreds; null: the sequence is broken. */
  async after(channel: Channel, number: number): Promise<readonly SerializedEvent[] | null> {
    // The client may know an event of another process that is not read here yet.
    if (number > channel.last) await this.look(channel);
    if (number === channel.last) return [];
    const kept = channel.after(number);
    if (kept !== undefined) return kept;
    const read = await eventsAfter(this.#database.db, channel.merchantId, number);
    return read[0]?.number === number + 1 ? read : null;
  }

  /** Cuts the streams of a merchant, or all (null); clients may reconnect. */
  cut(merchantId: string | null): number {
    const those = [...this.#listeners].filter((one) => merchantId === null || one.merchantId === merchantId);
    for (const { line } of those) line.cut();
    return those.length;
  }

  close(): void {
    this.#isClosed = true;
    this.cut(null);
    this.#stop();
  }

  /** Polls for a channel's new events. @throws the error of reading them */
  async look({ merchantId }: Channel): Promise<void> {
    await this.#lookForAll();
    const failure = this.#channels.get(merchantId)?.failure ?? null;
    if (failure !== null) throw failure;
  }

  /** Polls for new events. Calls during a poll wait for exactly the next one. */
  #lookForAll(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    if (this.#looking === null) {
      this.#looking = promise;
      const end = () => {
        this.#looking = null;
      };
      this.#readOnce().finally(end).then(resolve, reject);
      return promise;
    }
    if (this.#nextLook === null) {
      this.#nextLook = promise;
      const begin = () => {
        this.#nextLook = null;
        this.#lookForAll().then(resolve, reject);
      };
      this.#looking.then(begin, begin);
    }
    return this.#nextLook;
  }

  #hear(): void {
    if (this.#stopHearing !== null) return;
    this.#stopHearing = onWake(this.#database.db, (merchantId) => {
      if (this.#channels.has(merchantId)) this.#lookInPeace();
    });
    this.#lookLater();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#stopHearing?.();
    this.#stopHearing = null;
  }

  #lookLater(): void {
    this.#timer = setTimeout(() => {
      this.#lookInPeace();
      this.#lookLater();
    }, LOOK_MS);
    this.#timer.unref();
  }

  /** A failed database is retried by the next poll; subscribers see the error when their session is read. */
  #lookInPeace(): void {
    this.#lookForAll().catch(() => undefined);
  }

  async #readOnce(): Promise<void> {
    const doors = [...this.#channels.values()].filter(({ open }) => open !== null);
    if (doors.length === 0) return;
    const ids = doors.flatMap(({ open }) => open?.merchantId ?? []);
    const last = await lastNumbers(this.#database.db, ids);
    for (const door of doors) {
      const { open: channel } = door;
      if (channel === null) continue;
      door.failure = null;
      try {
        await this.#readOf(channel, last.get(channel.merchantId) ?? 0);
      } catch (error) {
        // Affects only this merchant; retried by the next poll.
        door.failure = error;
      }
    }
  }

  /** @param last number of the merchant's last event */
  async #readOf(channel: Channel, last: number): Promise<void> {
    while (channel.last !== last) {
      const read =
        last > channel.last ? await eventsAfter(this.#database.db, channel.merchantId, channel.last) : [];
      // Events are missing, or the numbers were reset.
      if (!channel.add(read)) channel.restart(last);
      if (channel.last > last) return;
    }
  }
}
