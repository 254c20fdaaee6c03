/** The list of vehicles at a thousand, a hundred thousand and a million rows, on both databases. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setMockVolume } from '@kasa/contracts/mock/operations';
import { listTransports } from '@kasa/contracts/transport/operations/transports';
import { startPrivatePostgres } from '../src/db/test-support/postgres.ts';
import { load } from './load.ts';
import { BUILT_SERVER, startMeasured } from './server.ts';
import { signInAndAgree } from './session.ts';
import { row, say } from './table.ts';

const SIZES = [1_000, 100_000, 1_000_000];

/** What people do with the list. */
const QUERIES: readonly (readonly [string, string])[] = [
  ['first page', 'page=1'],
  ['page 1 000', 'page=1000'],
  ['by route and status', 'status=parked&sort=-transport_num'],
  ['by inspection date', 'sort=next_to_date'],
  ['searched: one hit', 'q=100777'],
  ['searched: many hits', 'q=%D0%95%D0%BB%D0%B5%D0%BA%D1%82%D1%80%D0%BE%D0%BD'],
];

/** In steps, since `fetch` waits five minutes for an answer at most. */
const STEP = 100_000;

async function grow(url: string, transports: number): Promise<void> {
  const answer = await fetch(`${url}${setMockVolume.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ transports, drivers: 0 }),
  });
  const { code } = (await answer.json()) as { code: number };
  if (code !== 0) throw new Error(`Volume ${transports} answered ${code}`);
}

/** @returns the seconds it took */
async function setVolume(url: string, from: number, to: number): Promise<number> {
  const began = performance.now();
  for (let count = from + STEP; count < to; count += STEP) await grow(url, count);
  await grow(url, to);
  return (performance.now() - began) / 1_000;
}

async function benchDatabase(name: string, env: Record<string, string>, seconds: number): Promise<void> {
  const server = await startMeasured(BUILT_SERVER, env);
  try {
    const { cookie } = await signInAndAgree(server.url);
    for (const [n, size] of SIZES.entries()) {
      const took = await setVolume(server.url, SIZES[n - 1] ?? 0, size);
      say(`\n${name}, ${size.toLocaleString('en')} vehicles (filled in ${took.toFixed(1)} s)`);
      for (const [what, query] of QUERIES) {
        const request = { method: 'GET', path: `${listTransports.path}?${query}`, headers: { cookie } };
        const result = await load(server, request, seconds);
        row(
          what,
          Math.round(result.perCpuSecond),
          'per CPU second',
          `p50 ${result.p50.toFixed(1)}`,
          `p99 ${result.p99.toFixed(1)}`,
        );
      }
    }
  } finally {
    await server.stop();
  }
}

/** Measures SQLite in a file and PostgreSQL: the one of DATABASE_URL, or a private one. */
export async function benchRows(seconds: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kasa-bench-'));
  await benchDatabase('SQLite', { DATA_DIR: dataDir }, seconds).finally(() =>
    rmSync(dataDir, { recursive: true }),
  );
  const own = process.env.DATABASE_URL ? undefined : await startPrivatePostgres();
  const url = process.env.DATABASE_URL ?? own?.url ?? '';
  await benchDatabase(
    'PostgreSQL (server’s own processor time only)',
    { DATABASE_URL: url },
    seconds,
  ).finally(() => own?.stop());
}
