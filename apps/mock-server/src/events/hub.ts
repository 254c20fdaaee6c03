/** All streams of this process: who listens, what is read for them, when they end. */
import { MAX_STREAMS_OF_A_MERCHANT, MAX_STREAMS_OF_A_SESSION } from '@kasa/contracts/events/event-types';
import type { Database } from '../db/connect.ts';
import type { MessageLine } from '../http/answer/message-stream.ts';
import { OperationFailure, type SessionInfo } from '../http/request/handler.ts';
import { Channel } from './channel.ts';
import { eventsAfter, lastNumber, lastNumbers, type SerializedEvent } from './store.ts';
import { onWake } from './wake.ts';

/** How often it is looked for events that other processes have written, in milliseconds. */
const LOOK_MS = 1_000;
/** Streams that this process has open at a time (security T18): each takes some memory for as long as it is open. */
export const MAX_STREAMS = 1_000;
/** When one who finds no room may ask again. */
const RETRY_AFTER_SECONDS = 15;

/** One who listens. */
interface Listener {
  readonly sessionId: string;
  readonly merchantId: string;
  readonly line: MessageLine;
}

/** The way to a merchant's channel, and how many are in there or on their way. */
interface Door {
  readonly channel: Promise<Channel>;
  /** Null while it is being opened. */
  open: Channel | null;
  /** Why the last look brought nothing; null: it did. */
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
  /** The look after this one: for all who asked since this one began. */
  #nextLook: Promise<void> | null = null;
  #isClosed = false;

  constructor(database: Pick<Database, 'db'>) {
    this.#database = database;
  }

  /**
   * Takes a place for one who listens, until the function that comes back is called. When all are taken, the merchant
   * that has the most gives one to those who have fewer: some few cannot keep all others out.
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

  /** Cuts the oldest stream of the merchant that has the most. @returns false when newcomers have as many, with one more */
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

  /** Joins those who listen to a merchant, until `leave` is called. */
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

  /** The last one who leaves shuts the door. */
  leave({ merchantId }: Channel): void {
    const door = this.#channels.get(merchantId);
    if (door === undefined) return;
    door.listeners -= 1;
    if (door.listeners === 0) this.#close(merchantId, door);
  }

  #openDoor(merchantId: string): Door {
    const opening = lastNumber(this.#database.db, merchantId).then((last) => new Channel(merchantId, last));
    const door: Door = { channel: opening, open: null, failure: null, listeners: 0 };
    // Whoever waits for it hears of a failure.
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

  /** The events after a number, up to some hundreds; null: there is no telling what came after it. */
  async after(channel: Channel, number: number): Promise<readonly SerializedEvent[] | null> {
    // Another process may have told of an event that is not known of here yet.
    if (number > channel.last) await this.look(channel);
    if (number === channel.last) return [];
    const kept = channel.after(number);
    if (kept !== undefined) return kept;
    const read = await eventsAfter(this.#database.db, channel.merchantId, number);
    return read[0]?.number === number + 1 ? read : null;
  }

  /** Cuts the streams of a merchant, or all. They can be opened again. */
  cut(merchantId: string | null): number {
    const those = [...this.#listeners].filter((one) => merchantId === null || one.merchantId === merchantId);
    for (const { line } of those) line.cut();
    return those.length;
  }

  /** Ends all streams, and takes no more. */
  close(): void {
    this.#isClosed = true;
    this.cut(null);
    this.#stop();
  }

  /** Looks what is new for a channel. @throws whatever keeps it from being known */
  async look({ merchantId }: Channel): Promise<void> {
    await this.#lookForAll();
    const failure = this.#channels.get(merchantId)?.failure ?? null;
    if (failure !== null) throw failure;
  }

  /**
   * Looks what is new for those who listen. Whoever asks meanwhile waits for the look after this one, and for no other:
   * where something happens all the time there is always a next.
   */
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

  /** A database that fails is asked again a second later; who listens learns of it when their session is asked for. */
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
        // Nobody else's business; they are looked for again with the next look.
        door.failure = error;
      }
    }
  }

  /** @param last number of the merchant's last event */
  async #readOf(channel: Channel, last: number): Promise<void> {
    while (channel.last !== last) {
      const read =
        last > channel.last ? await eventsAfter(this.#database.db, channel.merchantId, channel.last) : [];
      // What follows is not there, or the numbers began anew.
      if (!channel.add(read)) channel.restart(last);
      if (channel.last > last) return;
    }
  }
}
