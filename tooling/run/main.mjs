import { Problem } from './problem.mjs';

/** What `node tooling/run.mjs <command>` can do; each module is loaded only when it is asked for. */
const commands = {
  start: async () => (await import('./start.mjs')).start(),
  test: async (/** @type {string[]} */ names) => (await import('./test.mjs')).test(names),
  changed: async (/** @type {string[]} */ args) => (await import('./test.mjs')).changed(args),
  check: async (/** @type {string[]} */ names) => (await import('./test.mjs')).check(names),
};

/**
 * Runs one command and ends the process with its exit code.
 * @param {string[]} args command, then its own arguments
 */
export async function main([command = '', ...rest]) {
  const run = commands[/** @type {keyof typeof commands} */ (command)];
  if (!run) {
    process.stderr.write(`Usage: node tooling/run.mjs ${Object.keys(commands).join(' | ')} [step …]\n`);
    process.exit(1);
  }
  try {
    process.exitCode = await run(rest);
  } catch (error) {
    // A Problem is something the person at the keyboard can mend; anything else is our bug and keeps its stack.
    process.stderr.write(
      error instanceof Problem ? `\n${error.message}\n` : `${error instanceof Error ? error.stack : error}\n`,
    );
    process.exitCode = 1;
  }
  process.exit();
}
