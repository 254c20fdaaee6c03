/** What one second of the server's processor time is enough for, beside a bare Fastify in the same run. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { changeDriverRoute } from '@kasa/contracts/transport/operations/drivers';
import { getTransport, listTransports } from '@kasa/contracts/transport/operations/transports';
import { type LoadRequest, type LoadResult, load } from './load.ts';
import { BARE_SERVER, BUILT_SERVER, type MeasuredServer, startMeasured } from './server.ts';
import { signatureHeader, signInAndAgree } from './session.ts';
import { row, say } from './table.ts';

/**
 * Requests per second of processor time that architecture §7 asks for, which depend on the machine; and the least share of
 * a bare Fastify's in the same run, which hardly does: below it something has become dearer (ADR 13). A busy disk makes
 * durable writes dearer, so theirs is low.
 */
const BUDGETS = {
  list: { perCpuSecond: 8_000, share: 0.12 },
  read: { perCpuSecond: 15_000, share: 0.16 },
  write: { perCpuSecond: 6_000, share: 0.04 },
} as const;
type Budget = (typeof BUDGETS)[keyof typeof BUDGETS];

/** @returns whether the share of a bare Fastify's is large enough */
function report(name: string, result: LoadResult, bare: LoadResult, budget?: Budget): boolean {
  const share = result.perCpuSecond / bare.perCpuSecond;
  const isEnough = share >= (budget?.share ?? 0);
  const percent = (part: number) => `${(part * 100).toFixed(0)} %`;
  const absolute =
    budget && `${result.perCpuSecond >= budget.perCpuSecond ? '≥' : '<'} ${budget.perCpuSecond}`;
  const verdict = budget
    ? `${isEnough ? '✓' : `✗ (at least ${percent(budget.share)} of bare)`} ${absolute}`
    : '';
  const ratio = `${percent(share)} of bare`;
  row(
    name,
    Math.round(result.perCpuSecond),
    ratio,
    `p50 ${result.p50.toFixed(1)}`,
    `p99 ${result.p99.toFixed(1)}`,
    verdict,
  );
  return isEnough;
}

/** @returns whether all are within what is asked for */
async function measureAll(server: MeasuredServer, seconds: number): Promise<boolean> {
  const { cookie, secret } = await signInAndAgree(server.url);
  const body = JSON.stringify(changeDriverRoute.example.body);
  const cases: [string, LoadRequest, Budget][] = [
    [
      'list of vehicles (GET, 10 rows)',
      { method: 'GET', path: `${listTransports.path}?page=1&lng=UK`, headers: { cookie } },
      BUDGETS.list,
    ],
    [
      'one vehicle (GET)',
      { method: 'GET', path: getTransport.path.replace('{id}', exampleIds.transport), headers: { cookie } },
      BUDGETS.read,
    ],
    [
      'driver put on a route (POST, signed, durable)',
      {
        method: 'POST',
        path: changeDriverRoute.path.replace('{id}', exampleIds.driverForRouteChange),
        body,
        headers: { cookie, 'content-type': 'application/json', ...signatureHeader(body, secret) },
      },
      BUDGETS.write,
    ],
  ];
  let areEnough = true;
  for (const [name, request, budget] of cases) {
    const result = await load(server, request, seconds);
    // The bare one answers as many bytes, right after: both have met the same machine.
    const bare = await startMeasured(BARE_SERVER, { BODY_SIZE: String(result.bodyBytes) });
    const reference = await load(bare, { method: 'GET', path: '/bare' }, seconds);
    await bare.stop();
    areEnough = report(name, result, reference, budget) && areEnough;
    report('  bare Fastify, an answer of that size', reference, reference);
  }
  return areEnough;
}

/** Measures the embedded database in a file, as `npm start` runs it; session, permission, SQL and both checks are on. */
export async function benchRequests(seconds: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kasa-bench-'));
  const server = await startMeasured(BUILT_SERVER, { DATA_DIR: dataDir });
  try {
    const { rssBytes } = await server.usage();
    say(
      `\nStart with seeding: ${server.startMs.toFixed(0)} ms, memory then ${(rssBytes / 2 ** 20).toFixed(0)} MB`,
    );
    say('\nRequests per second of the server’s own processor time (latencies in ms, 16 connections)');
    if (!(await measureAll(server, seconds))) process.exitCode = 1;
    const after = await server.usage();
    say(`Memory after the load: ${(after.rssBytes / 2 ** 20).toFixed(0)} MB`);
    await server.stop();
    const again = await startMeasured(BUILT_SERVER, { DATA_DIR: dataDir });
    say(`Start on existing data: ${again.startMs.toFixed(0)} ms`);
    await again.stop();
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true });
  }
}
