let turn: Promise<void> | undefined;

/**
 * Resolves at the end of this event loop turn. Responses wait for it, so that those ready in one turn are written
 * together; separate writes would wake up the reader each time.
 */
export function nextImmediate(): Promise<void> {
  turn ??= new Promise((resolve) => {
    setImmediate(() => {
      turn = undefined;
      resolve();
    });
  });
  return turn;
}
