import { MINIMUM_RATE, type MinimumRate } from '../limits/minimum-rate.ts';

/** A file that is made while it is sent: an export of any length, of which memory never holds more than a piece. */
export class StreamedFile {
  /** What the browser saves it as; anything, it is quoted where it is sent. */
  readonly fileName: string;
  /** One of those that the operation's contract states. */
  readonly mediaType: string;
  /** What fails before its first piece is answered by an envelope; what fails later cuts the connection. */
  readonly pieces: AsyncIterable<Uint8Array>;
  /** How slowly it may be taken. */
  readonly patience: MinimumRate;

  constructor(
    fileName: string,
    mediaType: string,
    pieces: AsyncIterable<Uint8Array>,
    patience: MinimumRate = MINIMUM_RATE,
  ) {
    this.fileName = fileName;
    this.mediaType = mediaType;
    this.pieces = pieces;
    this.patience = patience;
  }
}

/** Items of which the first one is there. */
export interface Begun<Item> extends AsyncIterator<Item, undefined> {
  [Symbol.asyncIterator](): Begun<Item>;
  /** Closes the source, also when none of its items was taken. */
  return(): Promise<IteratorReturnResult<undefined>>;
}

/**
 * Waits for the first item, so that what fails before it fails here, and hands on all of them.
 * The source is closed when whoever reads the result stops.
 */
export async function begun<Item>(source: AsyncIterable<Item>): Promise<Begun<Item>> {
  const iterator = source[Symbol.asyncIterator]();
  let first: IteratorResult<Item> | undefined = await iterator.next();
  const items: Begun<Item> = {
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
