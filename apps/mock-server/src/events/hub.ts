import { MAX_STREAMS_PER_MERCHANT, MAX_STREAMS_PER_SESSION } from '@kasa/contracts/events/event-types';
import type { Database } from '../db/connect.ts';
import { FairShares } from '../http/limits/fair-shares.ts';
import { OperationFailure, type SessionInfo } from '../http/request/handler.ts';
import type { StreamConnection } from '../http/response/message-stream.ts';
import { Channel } from './channel.ts';
import { subscribe } from './publish.ts';
import { eventsAfter, lastEventNumber, lastEventNumbers, type SerializedEvent } from './store.ts';

/** Polling interval for events of other processes, milliseconds. */
const POLL_MS = 1_000;
/** Maximum open streams per process (security T18). */
export const MAX_STREAMS = 1_000;
const RETRY_AFTER_SECONDS = 15;

interface Listener {
  readonly merchantId: string;
  readonly line: StreamConnection;
}

interface ChannelEntry {
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
  readonly #shares = new FairShares({
    max: [MAX_STREAMS, MAX_STREAMS_PER_MERCHANT, Number.POSITIVE_INFINITY, MAX_STREAMS_PER_SESSION],
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
  readonly #channels = new Map<string, ChannelEntry>();
  #stopListening: (() => void) | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #currentPoll: Promise<void> | null = null;
  /** The poll after the running one: for callers that arrived during it. */
  #nextPoll: Promise<void> | null = null;
  #isClosed = false;

  constructor(database: Pick<Database, 'db'>) {
    this.#database = database;
  }

  /**
   * Returns the function that unregisters. When full, who has most loses the oldest: a merchant, or of its people one.
   * @throws OperationFailure rate_limited
   */
  register(session: SessionInfo, line: StreamConnection): () => void {
    if (this.#isClosed) {
      throw new OperationFailure('rate_limited', { retry_after_seconds: RETRY_AFTER_SECONDS });
    }
    const listener = { merchantId: session.merchantId, line };
    const leave = () => this.#listeners.delete(listener);
    const owner = [session.merchantId, session.userId, session.id];
    const place = this.#shares.acquire(owner, () => {
      leave();
      line.close();
    });
    this.#listeners.add(listener);
    return () => {
      place.release();
      leave();
    };
  }

  /** Subscribes to a merchant's channel until `unsubscribe` is called. */
  async subscribe(merchantId: string): Promise<Channel> {
    const entry = this.#channels.get(merchantId) ?? this.#openChannelEntry(merchantId);
    entry.listeners += 1;
    this.#startPolling();
    try {
      return await entry.channel;
    } catch (error) {
      this.#close(merchantId, entry);
      throw error;
    }
  }

  unsubscribe({ merchantId }: Channel): void {
    const entry = this.#channels.get(merchantId);
    if (entry === undefined) return;
    entry.listeners -= 1;
    if (entry.listeners === 0) this.#close(merchantId, entry);
  }

  #openChannelEntry(merchantId: string): ChannelEntry {
    const opening = lastEventNumber(this.#database.db, merchantId).then(
      (last) => new Channel(merchantId, last),
    );
    const entry: ChannelEntry = { channel: opening, open: null, failure: null, listeners: 0 };
    // The error is reported to those who await `channel`.
    opening.then(
      (channel) => {
        entry.open = channel;
      },
      () => undefined,
    );
    this.#channels.set(merchantId, entry);
    return entry;
  }

  #close(merchantId: string, entry: ChannelEntry): void {
    if (this.#channels.get(merchantId) === entry) this.#channels.delete(merchantId);
    if (this.#channels.size === 0) this.#stop();
  }

  /** Events after a number, up to some hundreds; null: the sequence is broken. */
  async after(channel: Channel, number: number): Promise<readonly SerializedEvent[] | null> {
    // The client may know an event of another process that is not read here yet.
    if (number > channel.last) await this.poll(channel);
    if (number === channel.last) return [];
    const kept = channel.after(number);
    if (kept !== undefined) return kept;
    const read = await eventsAfter(this.#database.db, channel.merchantId, number);
    return read[0]?.number === number + 1 ? read : null;
  }

  /** Cuts the streams of a merchant, or all (null); clients may reconnect. */
  cut(merchantId: string | null): number {
    const those = [...this.#listeners].filter((one) => merchantId === null || one.merchantId === merchantId);
    for (const { line } of those) line.close();
    return those.length;
  }

  close(): void {
    this.#isClosed = true;
    this.cut(null);
    this.#stop();
  }

  /** Polls for a channel's new events. @throws the error of reading them */
  async poll({ merchantId }: Channel): Promise<void> {
    await this.#pollAll();
    const failure = this.#channels.get(merchantId)?.failure ?? null;
    if (failure !== null) throw failure;
  }

  /** Polls for new events. Calls during a poll wait for exactly the next one. */
  #pollAll(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    if (this.#currentPoll === null) {
      this.#currentPoll = promise;
      const end = () => {
        this.#currentPoll = null;
      };
      this.#readAllChannels().finally(end).then(resolve, reject);
      return promise;
    }
    if (this.#nextPoll === null) {
      this.#nextPoll = promise;
      const begin = () => {
        this.#nextPoll = null;
        this.#pollAll().then(resolve, reject);
      };
      this.#currentPoll.then(begin, begin);
    }
    return this.#nextPoll;
  }

  #startPolling(): void {
    if (this.#stopListening !== null) return;
    this.#stopListening = subscribe(this.#database.db, (merchantId) => {
      if (this.#channels.has(merchantId)) this.#pollIgnoringErrors();
    });
    this.#schedulePoll();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#stopListening?.();
    this.#stopListening = null;
  }

  #schedulePoll(): void {
    this.#timer = setTimeout(() => {
      this.#pollIgnoringErrors();
      this.#schedulePoll();
    }, POLL_MS);
    this.#timer.unref();
  }

  /** A failed database is retried by the next poll; subscribers see the error when their session is read. */
  #pollIgnoringErrors(): void {
    this.#pollAll().catch(() => undefined);
  }

  async #readAllChannels(): Promise<void> {
    const entries = [...this.#channels.values()].filter(({ open }) => open !== null);
    if (entries.length === 0) return;
    const ids = entries.flatMap(({ open }) => open?.merchantId ?? []);
    const last = await lastEventNumbers(this.#database.db, ids);
    for (const entry of entries) {
      const { open: channel } = entry;
      if (channel === null) continue;
      entry.failure = null;
      try {
        await this.#readNewEvents(channel, last.get(channel.merchantId) ?? 0);
      } catch (error) {
        // Affects only this merchant; retried by the next poll.
        entry.failure = error;
      }
    }
  }

  /** @param last number of the merchant's last event */
  async #readNewEvents(channel: Channel, last: number): Promise<void> {
    while (channel.last !== last) {
      const read =
        last > channel.last ? await eventsAfter(this.#database.db, channel.merchantId, channel.last) : [];
      // Events are missing, or the numbers were reset.
      if (!channel.add(read)) channel.restart(last);
      if (channel.last > last) return;
    }
  }
}
