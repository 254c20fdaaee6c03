import { Readable } from 'node:stream';
import { DOWNLOAD_MINIMUM_RATE, type MinimumRate, withMinimumRate } from '../limits/minimum-rate.ts';

/** A file that is made while it is sent, one piece in memory at a time. */
export class StreamedFile {
  /** Name for saving; any text, escaped when sent. */
  readonly fileName: string;
  readonly mediaType: string;
  /** Errors before the first piece become an envelope; later ones cut the connection. */
  readonly pieces: AsyncIterable<Uint8Array>;
  readonly minimumRate: MinimumRate;
  /** Cuts the connection; undefined: never. */
  readonly cut: AbortSignal | undefined;

  constructor(
    fileName: string,
    mediaType: string,
    pieces: AsyncIterable<Uint8Array>,
    minimumRate: MinimumRate = DOWNLOAD_MINIMUM_RATE,
    cut?: AbortSignal,
  ) {
    this.fileName = fileName;
    this.mediaType = mediaType;
    this.pieces = pieces;
    this.minimumRate = minimumRate;
    this.cut = cut;
  }
}

/** An iterator whose first item has been read. */
export interface PrefetchedIterator<Item> extends AsyncIterator<Item, undefined> {
  [Symbol.asyncIterator](): PrefetchedIterator<Item>;
  /** Closes the source, even if no item was taken. */
  return(): Promise<IteratorReturnResult<undefined>>;
}

/** Reads the first item, so that earlier errors are thrown here. Closing the result closes the source. */
export async function prefetchFirst<Item>(source: AsyncIterable<Item>): Promise<PrefetchedIterator<Item>> {
  const iterator = source[Symbol.asyncIterator]();
  let first: IteratorResult<Item> | undefined = await iterator.next();
  const items: PrefetchedIterator<Item> = {
    [Symbol.asyncIterator]: () => items,
    async next() {
      const item = first ?? (await iterator.next());
      first = undefined;
      return item.done ? { done: true, value: undefined } : item;
    },
    async return() {
      await iterator.return?.();
      return { done: true, value: undefined };
    },
  };
  return items;
}

/** The body that sends the items. However that ends, the source is closed: also when nobody took the first one. */
export function bodyOf(
  items: PrefetchedIterator<Uint8Array>,
  minimumRate: MinimumRate,
  onTooSlow: () => void,
): Readable {
  const body = Readable.from(withMinimumRate(items, minimumRate, onTooSlow), { objectMode: false });
  // A generator that was not begun closes nothing. One that fails as it closes has failed to `body` already.
  body.once('close', () => void items.return().catch(() => undefined));
  return body;
}
