import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { constants } from 'node:os';
import { childEnv, root } from './env.mjs';

/** Process groups still running, so that Ctrl-C ends all of them. @type {Set<number>} */
const groups = new Set();

/** How long what has taken too long may take to end by itself, milliseconds. */
const MERCY_MS = 10_000;

/** Ends a process and everything it started. @param {number | undefined} pid @param {NodeJS.Signals} signal */
export function killGroup(pid, signal = 'SIGTERM') {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // It is already gone.
  }
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    if (groups.size === 0) return; // `start` handles its server itself.
    for (const pid of groups) killGroup(pid, 'SIGTERM');
    process.exit(128 + constants.signals[signal]);
  });
}

/**
 * Runs a command to its end in its own process group, without stdin.
 * @param {string[]} command
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, log?: string, show?: boolean, timeoutMs?: number }} options
 *   log: file that gets its output; show: also print it; timeoutMs: end it after that long
 * @returns {Promise<{ code: number, output: string, timedOut: boolean }>}
 */
export function run(
  [file = '', ...args],
  { cwd = root, env = childEnv(), log, show = false, timeoutMs } = {},
) {
  return new Promise((resolve) => {
    const child = spawn(file, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    if (child.pid) groups.add(child.pid);
    const sink = log ? createWriteStream(log) : undefined;
    let output = '';
    let timedOut = false;
    /** @type {NodeJS.Timeout | undefined} */
    let hard;
    const timer = timeoutMs
      ? setTimeout(() => {
          timedOut = true;
          // Asked first: what turbo has started is in groups of its own, which it ends then.
          killGroup(child.pid, 'SIGTERM');
          hard = setTimeout(() => killGroup(child.pid, 'SIGKILL'), MERCY_MS);
        }, timeoutMs)
      : undefined;
    const take = (/** @type {string} */ text) => {
      output = (output + text).slice(-400_000);
      sink?.write(text);
      if (show) process.stdout.write(text);
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', take);
    const finish = (/** @type {number} */ code) => {
      clearTimeout(timer);
      clearTimeout(hard);
      if (child.pid) {
        groups.delete(child.pid);
        // A step must not leave servers or browsers behind for the next one.
        killGroup(child.pid, 'SIGKILL');
      }
      sink?.end();
      resolve({ code, output, timedOut });
    };
    child.on('error', (error) => {
      take(`${error.message}\n`);
      finish(127);
    });
    child.on('close', (code, signal) => finish(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}
