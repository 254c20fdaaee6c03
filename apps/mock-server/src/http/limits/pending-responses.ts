import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Requests that one connection may have under way. Browsers and our client wait for an answer before they ask again on
 * the same connection; Node would read a whole piece of requests that did not, hundreds at once, and keep their answers.
 */
const MAX_UNANSWERED = 8;

/** How long a finished answer may wait to be taken, in milliseconds. The largest of them take a slow phone seconds. */
const TAKEN_WITHIN_MS = 60_000;

/** How often finished answers are looked at, in milliseconds. */
const LOOK_MS = 5_000;

export interface PendingResponseLimits {
  readonly most?: number | undefined;
  readonly takenWithinMs?: number | undefined;
  readonly lookMs?: number | undefined;
}

/**
 * Ends connections on which one asks without taking the answers (security T18): such as have too many requests under
 * way, and such as leave a finished answer lying, or take it in sips that keep the timeout of silent connections away.
 * What is answered while it is made is not meant here: see `withMinimumRate`.
 */
export function limitPendingResponses(server: Server, limits: PendingResponseLimits = {}): void {
  const { most = MAX_UNANSWERED, takenWithinMs = TAKEN_WITHIN_MS, lookMs = LOOK_MS } = limits;
  const underWay = new WeakMap<Socket, number>();
  /** Answers not taken yet, and since when they have been finished; 0: not seen finished yet. */
  const waiting = new Map<ServerResponse, number>();

  function answered(this: ServerResponse): void {
    const { socket } = this.req;
    underWay.set(socket, (underWay.get(socket) ?? 1) - 1);
    waiting.delete(this);
  }
  // Before anybody else: what follows on a connection that was ended here is not carried out either.
  server.prependListener('request', (request, response) => {
    const { socket } = request;
    const count = (underWay.get(socket) ?? 0) + 1;
    if (count > most || socket.destroyed) {
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
      // Answers that stood in line when their connection broke are told nothing.
      if (socket.destroyed) waiting.delete(response);
      else if (response.writableEnded && finishedAt === 0) waiting.set(response, now);
      else if (finishedAt !== 0 && now - finishedAt >= takenWithinMs) socket.destroy();
    }
  }
  server.once('listening', () => {
    const looking = setInterval(look, lookMs).unref();
    server.once('close', () => clearInterval(looking));
  });
}
