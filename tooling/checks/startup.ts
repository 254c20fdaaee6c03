// How quickly the built server answers and how much memory it takes then (architecture §7, ADR 13): a restart that nobody
// notices, and room for many on one machine.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../run/ports.mjs';
import { serverRuntime } from '../run/server.mjs';
import { finish, root } from './report.ts';

/** Milliseconds until the first answer, and resident memory at that moment. The first start fills the database. */
const startupBudget = {
  first: { ms: 2_000, megabytes: 150 },
  later: { ms: 1_000, megabytes: 150 },
} as const;
/** A reading within budget shows what the server can do; whatever else the machine does at the time only takes away from it. */
const MOST_READINGS = 5;

type Start = Record<'ms' | 'megabytes', number>;

/** Milliseconds that a process, ready to run, waited for a processor that others had. */
function waited(pid: number | undefined): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
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
    const ms = performance.now() - began - waited(server.pid);
    const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
    return { ms, megabytes: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024 };
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

/** Starts a server on an empty data folder, which it fills, and again on the filled one. */
async function startTwice(script: string): Promise<Record<keyof typeof startupBudget, Start>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kasa-startup-'));
  try {
    return { first: await startOnce(script, dataDir), later: await startOnce(script, dataDir) };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** What of the best readings is over budget. @param readings how many are taken at most */
export async function startupProblems(
  script: string,
  readings = MOST_READINGS,
): Promise<{ problems: string[]; summary: string }> {
  const none: Start = { ms: Number.POSITIVE_INFINITY, megabytes: Number.POSITIVE_INFINITY };
  const best = { first: none, later: none };
  const overBudget = () =>
    (['first', 'later'] as const).flatMap((name) => {
      const [{ ms, megabytes }, budget] = [best[name], startupBudget[name]];
      return [
        ...(ms > budget.ms ? [`${name} start takes ${ms.toFixed(0)} ms, budget ${budget.ms} ms`] : []),
        ...(megabytes > budget.megabytes
          ? [`${name} start takes ${megabytes.toFixed(0)} MB, budget ${budget.megabytes} MB`]
          : []),
      ];
    });
  for (let reading = 1; reading <= readings && overBudget().length > 0; reading += 1) {
    const starts = await startTwice(script);
    for (const name of ['first', 'later'] as const) {
      best[name] = {
        ms: Math.min(best[name].ms, starts[name].ms),
        megabytes: Math.min(best[name].megabytes, starts[name].megabytes),
      };
    }
  }
  const said = Object.entries(best).map(
    ([name, { ms, megabytes }]) => `${name} start ${ms.toFixed(0)} ms, ${megabytes.toFixed(0)} MB`,
  );
  return { problems: overBudget(), summary: said.join('; ') };
}

if (import.meta.main) {
  const { problems, summary } = await startupProblems(join(root, 'apps/mock-server/dist/server.js'));
  finish('Server start', problems, summary);
}
