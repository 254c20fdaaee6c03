/**
 * How current the page is. `connecting`: just opened. `reconnecting`: broken a moment ago. `behind`: no
 * stream for a while; shown data is polled while the server responds.
 */
export type LiveState = 'connecting' | 'live' | 'reconnecting' | 'behind';

export interface Freshness {
  readonly state: LiveState;
  /** When the shown data was current, server time (ISO 8601); null: never since the page was opened. */
  readonly asOf: string | null;
}

export const CONNECTING: Freshness = { state: 'connecting', asOf: null };
