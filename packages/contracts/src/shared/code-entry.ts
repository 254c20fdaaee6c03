/** An entry of the code registry, see codes.ts. */
export interface CodeEntry {
  readonly code: number;
  readonly http: number;
  /** When an operation responds with it; for the documentation. */
  readonly when: string;
  readonly uk: string;
  readonly en: string;
}
