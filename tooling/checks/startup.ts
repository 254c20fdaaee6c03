// How quickly the built server answers and how much memory it takes then (architecture §7): a restart that nobody
// notices, and room for many on one machine.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../run/ports.mjs';
import { serverRuntime } from '../run/server.mjs';
import { finish, root } from './report.ts';

/** Milliseconds until the first answer, and resident memory at that moment. */
const startupBudget = { ms: 1_000, megabytes: 150 } as const;

interface Start {
  readonly ms: number;
  readonly megabytes: number;
}

/** Starts a server that listens on PORT, as `npm start` does, waits for /healthz, stops it. */
async function startOnce(script: string, dataDir: string): Promise<Start> {
  const port = String(await freePort());
  const began = performance.now();
  const { flags, env } = serverRuntime();
  const server = spawn(process.execPath, [...flags, script], {
    env: { ...process.env, ...env, HOST: '127.0.0.1', PORT: port, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    while (!(await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined))?.ok) {
      if (server.exitCode !== null) throw new Error(`${script} ended with ${server.exitCode}`);
      if (performance.now() - began > 20_000) throw new Error(`${script} did not answer within 20 s`);
      await sleep(5);
    }
    const ms = performance.now() - began;
    const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
    return { ms, megabytes: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024 };
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

/** Starts a server on an empty data folder, which it fills, and again on the filled one. */
export async function startupProblems(script: string): Promise<{ problems: string[]; summary: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kasa-startup-'));
  try {
    const starts = { first: await startOnce(script, dataDir), later: await startOnce(script, dataDir) };
    const said = Object.entries(starts).map(
      ([name, { ms, megabytes }]) => `${name} start ${ms.toFixed(0)} ms, ${megabytes.toFixed(0)} MB`,
    );
    const { ms, megabytes } = starts.later;
    return {
      problems: [
        ...(ms > startupBudget.ms ? [`starts in ${ms.toFixed(0)} ms, budget ${startupBudget.ms} ms`] : []),
        ...(megabytes > startupBudget.megabytes
          ? [`takes ${megabytes.toFixed(0)} MB, budget ${startupBudget.megabytes} MB`]
          : []),
      ],
      summary: said.join('; '),
    };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const { problems, summary } = await startupProblems(join(root, 'apps/mock-server/dist/server.js'));
  finish('Server start', problems, summary);
}
