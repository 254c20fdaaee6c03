/**
 * How current the page is.
 * - `connecting`: just opened, nothing to say yet;
 * - `live`: changes are shown as they happen;
 * - `reconnecting`: the connection broke a moment ago and is being restored;
 * - `behind`: it could not be for a while, there is no room for another page that listens, or what was missed is not there
 *   yet: what is shown may be old. As long as the server answers, it is read anew now and then.
 */
export type LiveState = 'connecting' | 'live' | 'reconnecting' | 'behind';

/** What the page says about it. */
export interface LiveView {
  readonly state: LiveState;
  /** When everything that is shown was true, by the server's clock (ISO 8601); null: never since the page was opened. */
  readonly asOf: string | null;
}

/** What a page says before it knows anything. */
export const CONNECTING: LiveView = { state: 'connecting', asOf: null };
