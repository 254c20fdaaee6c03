/** Fails tests that print React `act` warnings. None are expected, as the flag in setup.ts is off. */
const ABOUT_ACT = /not wrapped in act\(|not configured to support act\(|overlapping act\(\) calls/;

const printed: string[] = [];
const watched = new WeakSet<Console['error']>();

/** Starts recording. Test files that share modules share the console, which is wrapped once. */
export function watchActWarnings(channel: Pick<Console, 'error'>): void {
  const print = channel.error;
  if (watched.has(print)) return;
  channel.error = (...words: unknown[]) => {
    if (ABOUT_ACT.test(String(words[0]))) printed.push(words.map(String).join(' '));
    print(...words);
  };
  watched.add(channel.error);
}

/** @throws Error if React has warned since the last call */
export function failOnActWarnings(): void {
  const [first] = printed;
  const { length } = printed.splice(0);
  if (length > 0) throw new Error(`React warned of act ${length} times, first: ${first}`);
}
