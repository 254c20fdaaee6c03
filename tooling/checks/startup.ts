// Budgets for the built server's start time and memory (architecture §7, ADR 13).
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../run/ports.mjs';
import { serverRuntime } from '../run/server.mjs';
import { reportProblems, root } from './report.ts';

/** `first` copies the prepared seed, `later` has data, `filling` seeds itself, as after the build's day. */
const startupBudget = {
  first: { ms: 1_000, megabytes: 150 },
  later: { ms: 1_000, megabytes: 150 },
  filling: { ms: 2_000, megabytes: 150 },
} as const;
type Kind = keyof typeof startupBudget;
const kinds = Object.keys(startupBudget) as Kind[];

/** A seed that is never prepared. */
const OTHER_SEED = { MOCK_SEED: 'startup' };
/** Readings until all budgets are met: other load only makes readings worse. */
const MAX_READINGS = 5;

type Start = Record<'ms' | 'megabytes', number>;

/** Milliseconds the process waited for a CPU while ready to run. */
function waited(pid: number | undefined): number {
  return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
}

async function startOnce(script: string, dataDir: string, seed: NodeJS.ProcessEnv = {}): Promise<Start> {
  const port = String(await freePort());
  const began = performance.now();
  const { flags, env } = serverRuntime();
  const server = spawn(process.execPath, [...flags, script], {
    env: { ...process.env, ...env, HOST: '127.0.0.1', PORT: port, DATA_DIR: dataDir, ...seed },
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

async function startAll(script: string): Promise<Record<Kind, Start>> {
  const folder = () => mkdtempSync(join(tmpdir(), 'kasa-startup-'));
  const [dataDir, another] = [folder(), folder()];
  try {
    return {
      first: await startOnce(script, dataDir),
      later: await startOnce(script, dataDir),
      filling: await startOnce(script, another, OTHER_SEED),
    };
  } finally {
    for (const made of [dataDir, another]) rmSync(made, { recursive: true, force: true });
  }
}

/** Budget violations of the best of several readings. */
export async function startupProblems(
  script: string,
  readings = MAX_READINGS,
): Promise<{ problems: string[]; summary: string }> {
  const none: Start = { ms: Number.POSITIVE_INFINITY, megabytes: Number.POSITIVE_INFINITY };
  const best: Record<Kind, Start> = { first: none, later: none, filling: none };
  const overBudget = () =>
    kinds.flatMap((name) => {
      const [{ ms, megabytes }, budget] = [best[name], startupBudget[name]];
      return [
        ...(ms > budget.ms ? [`${name} start takes ${ms.toFixed(0)} ms, budget ${budget.ms} ms`] : []),
        ...(megabytes > budget.megabytes
          ? [`${name} start takes ${megabytes.toFixed(0)} MB, budget ${budget.megabytes} MB`]
          : []),
      ];
    });
  for (let reading = 1; reading <= readings && overBudget().length > 0; reading += 1) {
    const starts = await startAll(script);
    for (const name of kinds) {
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
  // The prepared seed is valid for a day, and the build may be older.
  execFileSync(process.execPath, [join(root, 'apps/mock-server/src/mock/prepare-seed.ts')]);
  const { problems, summary } = await startupProblems(join(root, 'apps/mock-server/dist/server.js'));
  reportProblems('Server start', problems, summary);
}
