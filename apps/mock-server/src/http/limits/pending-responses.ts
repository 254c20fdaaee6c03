import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Requests in progress per connection. Browsers do not pipeline; Node would read hundreds at once. */
const MAX_PENDING = 8;

/** How long a finished response may wait to be read, in milliseconds. The largest take a slow phone seconds. */
const READ_TIMEOUT_MS = 60_000;

const CHECK_INTERVAL_MS = 5_000;

export interface PendingResponseLimits {
  readonly maxPending?: number | undefined;
  readonly readTimeoutMs?: number | undefined;
  readonly checkIntervalMs?: number | undefined;
}

/**
 * Ends connections with too many requests in progress, or with a finished response that is not read in time (security
 * T18). Responses that are still being made are covered by `withMinimumRate`.
 */
export function limitPendingResponses(server: Server, limits: PendingResponseLimits = {}): void {
  const {
    maxPending = MAX_PENDING,
    readTimeoutMs = READ_TIMEOUT_MS,
    checkIntervalMs = CHECK_INTERVAL_MS,
  } = limits;
  const underWay = new WeakMap<Socket, number>();
  /** Unread responses, and since when they are known to be finished; 0: not yet. */
  const waiting = new Map<ServerResponse, number>();

  function answered(this: ServerResponse): void {
    const { socket } = this.req;
    underWay.set(socket, (underWay.get(socket) ?? 1) - 1);
    waiting.delete(this);
  }
  // Runs first: requests that follow on a connection closed here must not be carried out.
  server.prependListener('request', (request, response) => {
    const { socket } = request;
    const count = (underWay.get(socket) ?? 0) + 1;
    if (count > maxPending || socket.destroyed) {
      socket.destroy();
      return;
    }
    underWay.set(socket, count);
    waiting.set(response, 0);
    response.on('close', answered);
  });

  function look(): void {
    const now = performance.now();
    for (const [response, finishedAt] of waiting) {
      const { socket } = response.req;
      // Responses queued when their connection broke get no `close` event.
      if (socket.destroyed) waiting.delete(response);
      else if (response.writableEnded && finishedAt === 0) waiting.set(response, now);
      else if (finishedAt !== 0 && now - finishedAt >= readTimeoutMs) socket.destroy();
    }
  }
  server.once('listening', () => {
    const looking = setInterval(look, checkIntervalMs).unref();
    server.once('close', () => clearInterval(looking));
  });
}
