let turn: Promise<void> | undefined;

/** Responses wait for the end of the turn and are written together: separate writes wake the reader each time. */
export function nextImmediate(): Promise<void> {
  turn ??= new Promise((resolve) => {
    setImmediate(() => {
      turn = undefined;
      resolve();
    });
  });
  return turn;
}
