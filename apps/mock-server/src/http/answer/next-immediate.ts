let turn: Promise<void> | undefined;

/**
 * The end of this turn of the event loop. Answers wait for it, so that those that became ready in one turn leave one
 * right after the other: a server that writes after each piece of work pays each time for waking up who reads it.
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
