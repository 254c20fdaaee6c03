export interface FoundCode {
  /** Content of the code: untrusted text, never to be opened or run. */
  readonly text: string;
  /** False: a barcode. */
  readonly isQr: boolean;
}

export interface ReadResult {
  readonly codes: readonly FoundCode[];
  /** False: only QR codes were searched, as the reader of barcodes could not be loaded. */
  readonly isComplete: boolean;
}
