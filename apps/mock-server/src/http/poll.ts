import type { FastifyInstance } from 'fastify';

/** Reports what failed, and leaves the rest of the work its turn. */
export async function attempt(report: (error: unknown) => void, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    report(error);
  }
}

/**
 * Looks for work again and again while the server listens, never twice at once. What fails is reported; a server that
 * closes waits for what it began.
 * @param everyMs milliseconds between the beginnings
 * @returns looks at once, and once more if it is at work already
 */
export function poll(
  app: FastifyInstance,
  everyMs: number,
  report: (error: unknown) => void,
  work: () => Promise<unknown>,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;
  let isAsked = false;
  const look = () => {
    working ??= attempt(report, work).finally(() => {
      working = undefined;
      if (isAsked && timer) ask();
    });
  };
  const ask = () => {
    isAsked = working !== undefined;
    look();
  };
  app.addHook('onListen', async () => {
    timer = setInterval(look, everyMs).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    timer = undefined;
    await working;
  });
  return ask;
}
