/**
 * React's warnings of `act` fail the test that printed them: thousands of them would hide the one line of a run that
 * matters. Between acts nothing is due to them, as the flag in setup.ts is off there, as in a browser.
 */
const ABOUT_ACT = /not wrapped in act\(|not configured to support act\(|overlapping act\(\) calls/;

const printed: string[] = [];
const watched = new WeakSet<Console['error']>();

/** Listens to what is printed from now on. Test files that share modules share the console, which is watched once. */
export function watchActWarnings(channel: Pick<Console, 'error'>): void {
  const print = channel.error;
  if (watched.has(print)) return;
  channel.error = (...words: unknown[]) => {
    if (ABOUT_ACT.test(String(words[0]))) printed.push(words.map(String).join(' '));
    print(...words);
  };
  watched.add(channel.error);
}

/** @throws Error React has warned since it was asked last */
export function refuseActWarnings(): void {
  const [first] = printed;
  const { length } = printed.splice(0);
  if (length > 0) throw new Error(`React warned of act ${length} times, first: ${first}`);
}
