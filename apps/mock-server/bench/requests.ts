import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { changeDriverRoute } from '@kasa/contracts/transport/operations/drivers';
import { getTransport, listTransports } from '@kasa/contracts/transport/operations/vehicles';
import { type LoadRequest, type LoadResult, load } from './load.ts';
import { printLine, printRow } from './print-table.ts';
import { BARE_SERVER, BUILT_SERVER, type MeasuredServer, startMeasured } from './server.ts';
import { signatureHeader, signInAndExchangeKey } from './session.ts';

/**
 * Requests per CPU second (architecture §7), and the minimum share of a bare Fastify (ADR 13 says
 * how far it depends on the processor). Writes: low, as the disk may be busy.
 */
const BUDGETS = {
  list: { perCpuSecond: 8_000, share: 0.06 },
  read: { perCpuSecond: 15_000, share: 0.12 },
  write: { perCpuSecond: 6_000, share: 0.04 },
} as const;
type Budget = (typeof BUDGETS)[keyof typeof BUDGETS];

/** Alternating runs of both servers; the median is robust to other load. */
const TURNS = 9;

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function report(name: string, results: readonly LoadResult[], ...verdict: string[]): void {
  const of = (figure: 'perCpuSecond' | 'p50' | 'p99') => middle(results.map((result) => result[figure]));
  printRow(
    name,
    Math.round(of('perCpuSecond')),
    `p50 ${of('p50').toFixed(1)}`,
    `p99 ${of('p99').toFixed(1)}`,
    ...verdict,
  );
}

const percent = (part: number) => `${(part * 100).toFixed(1)} %`;

async function measure(
  server: MeasuredServer,
  name: string,
  request: LoadRequest,
  budget: Budget,
  seconds: number,
): Promise<boolean> {
  const { bodyBytes } = await load(server, request, seconds / TURNS);
  const bare = await startMeasured(BARE_SERVER, { BODY_SIZE: String(bodyBytes) });
  const ours: LoadResult[] = [];
  const references: LoadResult[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    ours.push(await load(server, request, seconds / TURNS));
    references.push(await load(bare, { method: 'GET', path: '/bare' }, seconds / TURNS));
  }
  await bare.stop();
  const share = middle(ours.map((own, turn) => own.perCpuSecond / (references[turn]?.perCpuSecond ?? 0)));
  const isEnough = share >= budget.share;
  const isFast = middle(ours.map((own) => own.perCpuSecond)) >= budget.perCpuSecond;
  const verdict = isEnough ? '✓' : `✗ (at least ${percent(budget.share)})`;
  report(name, ours, `${percent(share)} of bare ${verdict}`, `${isFast ? '≥' : '<'} ${budget.perCpuSecond}`);
  report('  bare Fastify, an answer of that size', references);
  return isEnough;
}

async function measureAll(server: MeasuredServer, seconds: number): Promise<boolean> {
  const { cookie, secret } = await signInAndExchangeKey(server.url);
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
    areEnough = (await measure(server, name, request, budget, seconds)) && areEnough;
  }
  return areEnough;
}

export async function benchRequests(seconds: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kasa-bench-'));
  const server = await startMeasured(BUILT_SERVER, { DATA_DIR: dataDir });
  try {
    const { rssBytes } = await server.usage();
    printLine(
      `\nStart with seeding: ${server.startMs.toFixed(0)} ms, memory then ${(rssBytes / 2 ** 20).toFixed(0)} MB`,
    );
    printLine('\nRequests per second of the server’s own processor time (latencies in ms, 16 connections)');
    if (!(await measureAll(server, seconds))) process.exitCode = 1;
    const after = await server.usage();
    printLine(`Memory after the load: ${(after.rssBytes / 2 ** 20).toFixed(0)} MB`);
    await server.stop();
    const again = await startMeasured(BUILT_SERVER, { DATA_DIR: dataDir });
    printLine(`Start on existing data: ${again.startMs.toFixed(0)} ms`);
    await again.stop();
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true });
  }
}
