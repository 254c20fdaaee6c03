import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { constants } from 'node:os';
import { childEnv, root } from './env.mjs';

/** Running process groups, to end on Ctrl-C. @type {Set<number>} */
const groups = new Set();

/** Time to exit after SIGTERM on a timeout, milliseconds. */
const GRACE_MS = 10_000;

/** Ends a process and its children. @param {number | undefined} pid @param {NodeJS.Signals} signal */
export function killGroup(pid, signal = 'SIGTERM') {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // Already ended.
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
 * Runs a command in its own process group, without stdin.
 * @param {string[]} command
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, log?: string, show?: boolean, timeoutMs?: number }} options
 * log: file for the output; show: also print it
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
          // SIGTERM first: turbo's children have their own process groups, which turbo ends then.
          killGroup(child.pid, 'SIGTERM');
          hard = setTimeout(() => killGroup(child.pid, 'SIGKILL'), GRACE_MS);
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
        // Servers and browsers must not outlive their step.
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
