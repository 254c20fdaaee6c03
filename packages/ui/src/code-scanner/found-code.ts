/** A code that was read from a picture. */
export interface FoundCode {
  /** As it was written into the code: foreign text, never to be opened or run. */
  readonly text: string;
  /** A QR code, not the bars of a label. */
  readonly isQr: boolean;
}

/** What a picture holds. */
export interface Reading {
  readonly codes: readonly FoundCode[];
  /** False: only QR codes could be looked for, the reader of the others could not be fetched. */
  readonly isWhole: boolean;
}
