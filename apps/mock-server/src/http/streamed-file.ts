/** A file that is made while it is sent: an export of any length, of which memory never holds more than a piece. */
export class StreamedFile {
  /** What the browser saves it as; anything, it is quoted where it is sent. */
  readonly fileName: string;
  /** One of those that the operation's contract states. */
  readonly mediaType: string;
  /** What fails before its first piece is answered by an envelope; what fails later cuts the connection. */
  readonly pieces: AsyncIterable<Uint8Array>;

  constructor(fileName: string, mediaType: string, pieces: AsyncIterable<Uint8Array>) {
    this.fileName = fileName;
    this.mediaType = mediaType;
    this.pieces = pieces;
  }
}

/**
 * Waits for the first item, so that what fails before it fails here, and hands on all of them.
 * The source is closed when whoever reads the result stops.
 */
export async function begun<Item>(source: AsyncIterable<Item>): Promise<AsyncIterable<Item>> {
  const iterator = source[Symbol.asyncIterator]();
  const first = await iterator.next();
  return (async function* () {
    try {
      for (let item = first; !item.done; item = await iterator.next()) yield item.value;
    } finally {
      await iterator.return?.();
    }
  })();
}
