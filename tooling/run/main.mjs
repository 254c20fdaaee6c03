import { UserFacingError } from './user-facing-error.mjs';

/** Commands of `node tooling/run.mjs <command>`; modules are loaded on demand. */
const commands = {
  start: async () => (await import('./start.mjs')).start(),
  test: async (/** @type {string[]} */ names) => (await import('./test.mjs')).test(names),
  changed: async (/** @type {string[]} */ args) => (await import('./test.mjs')).changed(args),
  check: async (/** @type {string[]} */ names) => (await import('./test.mjs')).check(names),
};

/**
 * Runs a command and exits with its code.
 * @param {string[]} args command and its arguments
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
    // Other errors are bugs and keep their stack.
    process.stderr.write(
      error instanceof UserFacingError
        ? `\n${error.message}\n`
        : `${error instanceof Error ? error.stack : error}\n`,
    );
    process.exitCode = 1;
  }
  process.exit();
}
