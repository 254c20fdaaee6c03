/** An entry of the registry of codes, see codes.ts. */
export interface CodeEntry {
  /** The number in the envelope's `code`. */
  readonly code: number;
  /** HTTP status that always goes with it. */
  readonly http: number;
  /** When an operation answers it, for the reader of the contract. */
  readonly when: string;
  readonly uk: string;
  readonly en: string;
}
