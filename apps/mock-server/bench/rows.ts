/**
 * Measures the lists of vehicles, terminals and products at up to a million rows on both databases.
 * ROWS: the largest size; LISTS and DATABASES (`sqlite`, `postgres`) select a subset.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogueOperations } from '@kasa/contracts/catalogue/operations';
import { setMockVolume } from '@kasa/contracts/mock/operations';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { listTerminals } from '@kasa/contracts/terminals/operations/terminals';
import { listTransports } from '@kasa/contracts/transport/operations/vehicles';
import { startPrivatePostgres } from '../src/db/test-support/postgres.ts';
import { load } from './load.ts';
import { printLine, printRow } from './print-table.ts';
import { BUILT_SERVER, startMeasured } from './server.ts';
import { signInAndExchangeKey } from './session.ts';

const MAX = Number(process.env.ROWS || 1_000_000);
const SIZES = [1_000, 100_000, 1_000_000].filter((size) => size <= MAX);

interface List {
  readonly what: 'vehicles' | 'terminals' | 'products';
  readonly volume: 'transports' | 'terminals' | 'products';
  readonly path: string;
  readonly most: number;
  readonly queries: readonly (readonly [string, string])[];
}

const VEHICLE_QUERIES: List['queries'] = [
  ['first page', 'page=1'],
  ['page 1 000', 'page=1000'],
  ['by route and status', 'status=parked&sort=-transport_num'],
  ['by inspection date', 'sort=next_to_date'],
  ['searched: one hit', 'q=100777'],
  ['searched: many hits', 'q=%D0%95%D0%BB%D0%B5%D0%BA%D1%82%D1%80%D0%BE%D0%BD'],
];

const TERMINAL_QUERIES: List['queries'] = [
  ['first page', 'page=1'],
  ['page 1 000', 'page=1000'],
  ['by name', 'sort=-name'],
  ['active, offline, latest first', 'status=active&connectivity=offline&sort=-last_online_at'],
  ['of a kind, by status', 'kind=transport&sort=status'],
  ['by days of activation', 'activated_from=2026-01-01&activated_to=2026-03-31&sort=-activated_at'],
  ['by days of the last start', 'started_from=2026-11-01&started_to=2026-11-30'],
  ['by days added', 'added_from=2026-01-01&added_to=2026-03-31'],
  ['settings not taken over', 'settings_taken=false&status=active'],
  ['unstable', 'is_unstable=true'],
  ['never online', 'ever_online=false'],
  ['on test, by name', 'test_mode=true&sort=name'],
  ['of a model', 'model=PAX%20A920'],
  ['of a point', `point_id=${exampleIds.point}`],
  ['with a template', `template_id=${exampleIds.terminalTemplate}&sort=-activated_at`],
  ['on a vehicle', `vehicle_id=${exampleIds.transport}`],
  ['searched: one hit', 'q=1999000'],
  ['searched: many hits', 'q=%D0%9A%D0%B0%D1%81%D0%B0'],
];

const PRODUCT_QUERIES: List['queries'] = [
  ['first page', 'page=1'],
  ['page 1 000', 'page=1000'],
  ['by price', 'sort=-price'],
  ['by code', 'sort=article'],
  ['on sale', 'state=active'],
  ['on sale, by price', 'state=active&sort=price'],
  ['with VAT, latest first', 'tax=vat_20&sort=-created_at'],
  ['archived: few', 'state=archived'],
  ['of a group', `group_id=${exampleIds.productGroup}`],
  ['services', 'kind=service'],
  ['with excise, by price', 'has_excise=true&sort=price'],
  ['without VAT: none', 'tax=no_vat'],
  ['sold at a point', `point_id=${exampleIds.point}`],
  ['by barcode', 'barcode=4820001001099'],
  ['searched: one hit', 'q=PV-100777'],
  ['searched: many hits', 'q=%D0%9A%D0%B0%D0%B2%D0%B0'],
  ['searched: many hits, far down', 'q=%D0%9A%D0%B0%D0%B2%D0%B0&sort=-name'],
];

const ALL_LISTS: readonly List[] = [
  {
    what: 'vehicles',
    volume: 'transports',
    path: listTransports.path,
    most: 1_000_000,
    queries: VEHICLE_QUERIES,
  },
  // There are only a million terminal numbers.
  {
    what: 'terminals',
    volume: 'terminals',
    path: listTerminals.path,
    most: 990_000,
    queries: TERMINAL_QUERIES,
  },
  {
    what: 'products',
    volume: 'products',
    path: catalogueOperations.listProducts.path,
    most: 1_000_000,
    queries: PRODUCT_QUERIES,
  },
];
const wanted = process.env.LISTS?.split(',');
const LISTS = ALL_LISTS.filter(({ what }) => wanted?.includes(what) ?? true);

/** In steps: `fetch` waits at most five minutes for a response. */
const STEP = 25_000;

async function grow(url: string, { volume }: List, count: number): Promise<void> {
  const answer = await fetch(`${url}${setMockVolume.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ transports: 0, drivers: 0, [volume]: count }),
  });
  const { code } = (await answer.json()) as { code: number };
  if (code !== 0) throw new Error(`Volume ${count} answered ${code}`);
}

/** @returns seconds */
async function setVolume(url: string, list: List, from: number, to: number): Promise<number> {
  const began = performance.now();
  for (let count = from + STEP; count < to; count += STEP) await grow(url, list, count);
  await grow(url, list, to);
  return (performance.now() - began) / 1_000;
}

async function benchList(
  server: Awaited<ReturnType<typeof startMeasured>>,
  name: string,
  list: List,
  cookie: string,
  seconds: number,
): Promise<void> {
  for (const [n, wish] of SIZES.entries()) {
    const size = Math.min(wish, list.most);
    const took = await setVolume(server.url, list, SIZES[n - 1] ?? 0, size);
    printLine(`\n${name}, ${size.toLocaleString('en')} ${list.what} (filled in ${took.toFixed(1)} s)`);
    for (const [what, query] of list.queries) {
      const request = { method: 'GET', path: `${list.path}?${query}`, headers: { cookie } };
      const result = await load(server, request, seconds);
      printRow(
        what,
        Math.round(result.perCpuSecond),
        'per CPU second',
        `p50 ${result.p50.toFixed(1)}`,
        `p99 ${result.p99.toFixed(1)}`,
      );
    }
  }
}

async function benchDatabase(name: string, env: Record<string, string>, seconds: number): Promise<void> {
  for (const list of LISTS) {
    const server = await startMeasured(BUILT_SERVER, env);
    try {
      const { cookie } = await signInAndExchangeKey(server.url);
      await benchList(server, name, list, cookie, seconds);
    } finally {
      await server.stop();
    }
  }
}

/** Measures SQLite in a file and PostgreSQL (DATABASE_URL, or a private one). */
export async function benchRows(seconds: number): Promise<void> {
  const databases = process.env.DATABASES?.split(',') ?? ['sqlite', 'postgres'];
  if (databases.includes('sqlite')) await benchFile(seconds);
  if (databases.includes('postgres')) await benchServer(seconds);
}

async function benchFile(seconds: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kasa-bench-'));
  await benchDatabase('SQLite', { DATA_DIR: dataDir }, seconds).finally(() =>
    rmSync(dataDir, { recursive: true }),
  );
}

async function benchServer(seconds: number): Promise<void> {
  const own = process.env.DATABASE_URL ? undefined : await startPrivatePostgres();
  const url = process.env.DATABASE_URL ?? own?.url ?? '';
  await benchDatabase(
    'PostgreSQL (server’s own processor time only)',
    { DATABASE_URL: url },
    seconds,
  ).finally(() => own?.stop());
}
