/** What is needed of the browser's `EventSource`; tests in process bring one of their own. */
export interface EventStream {
  addEventListener(type: string, listener: (message: MessageEvent<string>) => void): void;
  close(): void;
  /** 2: refused, and given up by the browser; anything else at an error: the connection broke. */
  readonly readyState: number;
}

/** Opens a stream of events at an address of this origin. */
export type OpenStream = (address: string) => EventStream;

/** `readyState` of a stream that the server refused. */
export const REFUSED = 2;

/** The browser's own; null where there is none. */
export function browserStreams(): OpenStream | null {
  return typeof EventSource === 'undefined' ? null : (address) => new EventSource(address);
}
