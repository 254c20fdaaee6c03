/** The used part of `EventSource`; in-process tests provide their own. */
export interface EventStream {
  addEventListener(type: string, listener: (message: MessageEvent<string>) => void): void;
  close(): void;
  /** On an error, 2: refused and closed by the browser; otherwise the connection broke. */
  readonly readyState: number;
}

/** Opens an event stream at an address of this origin. */
export type OpenStream = (address: string) => EventStream;

/** `readyState` of a stream that the server refused. */
export const CLOSED = 2;

/** The browser's `EventSource`; null if there is none. */
export function browserEventSource(): OpenStream | null {
  return typeof EventSource === 'undefined' ? null : (address) => new EventSource(address);
}
