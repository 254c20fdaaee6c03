/** The built server's beginning: without the flags of runtime.json it starts anew with them, so that V8 stays small. */
import runtime from '../runtime.json' with { type: 'json' };

const { execArgv, execPath, argv, env } = process;
const isMissing = runtime.flags.some((flag) => !execArgv.includes(flag));
// Windows has no such call, and whoever holds a channel to this process would lose it.
if (isMissing && process.platform !== 'win32' && process.send === undefined) {
  const args = [execPath, ...runtime.flags, ...execArgv, ...argv.slice(1)];
  process.execve?.(execPath, args, { ...runtime.env, ...env });
}
// Loaded only now: most of what it takes to start would be for nothing.
await import('./server.ts');
