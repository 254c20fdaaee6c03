/**
 * Pages and totals of payments at a thousand and a million rows on both databases, one request after the other, none of
 * them from the cache; and the memory of their export. ROWS: the largest size; DATABASES (`sqlite`, `postgres`).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signIn } from '@kasa/contracts/auth/operations/session';
import { getDashboard } from '@kasa/contracts/dashboard/operations';
import { createMockMerchant, setMockClock } from '@kasa/contracts/mock/operations';
import { transactionsOperations as ops } from '@kasa/contracts/transactions/operations';
import type { TransactionEntity } from '@kasa/contracts/transactions/transactions';
import { openDatabase } from '../src/db/connect.ts';
import { startPrivatePostgres } from '../src/db/test-support/postgres.ts';
import { benchExportMemory } from './export-memory.ts';
import { fillPayments } from './fill-payments.ts';
import { paymentQueries } from './payment-queries.ts';
import { printLine, printRow } from './print-table.ts';
import { BUILT_SERVER, type MeasuredServer, startMeasured } from './server.ts';

const SMALL = 1_000;
const LARGE = Number(process.env.ROWS || 1_000_000);
const TURNS = 7;

type Times = ReadonlyMap<string, readonly number[]>;
interface Merchant {
  readonly merchant_id: string;
  readonly users: readonly { readonly phone: string; readonly password: string }[];
}

async function ask<Data>(server: MeasuredServer, method: string, path: string, cookie = '', body?: object) {
  const headers = { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const answer = await fetch(`${server.url}${path}`, { method, headers, ...sent });
  const { code, data } = (await answer.json()) as { code: number; data: Data };
  if (code !== 0) throw new Error(`${path} answered ${code}`);
  return { data, cookie: answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '' };
}

/** Milliseconds, of the turn in the middle. A write before each one empties the cache. */
async function time(server: MeasuredServer, path: string, cookie: string): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    await ask(server, setMockClock.method, setMockClock.path, '', setMockClock.example.body);
    const began = performance.now();
    await ask(server, 'GET', path, cookie);
    times.push(performance.now() - began);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(TURNS / 2)] ?? 0;
}

async function measure(server: MeasuredServer, cookie: string): Promise<Times> {
  const times = new Map<string, number[]>();
  const byCard = `${ops.listTransactions.path}?status=approved&payment_form=card&perPage=20`;
  const { data } = await ask<{ items: TransactionEntity[] }>(server, 'GET', byCard, cookie);
  const atPoints = data.items.filter(({ point }) => point !== null);
  const [one] = atPoints;
  const isElsewhere = ({ point, terminal }: TransactionEntity) =>
    point?.id !== one?.point?.id && terminal.id !== one?.terminal.id;
  const other = atPoints.find(isElsewhere);
  if (one === undefined || other === undefined) throw new Error('No payments by card at a point');
  for (const [name, query] of paymentQueries(one, other)) {
    const filter = query.split('&').filter((part) => !/^(?:sort|page)=/.test(part));
    const page = await time(server, `${ops.listTransactions.path}?${query}`, cookie);
    times.set(name, [
      page,
      await time(server, `${ops.getTransactionTotals.path}?${filter.join('&')}`, cookie),
    ]);
  }
  const month = one.date.slice(0, 8);
  const others: [string, string][] = [
    ['sales of a month', `${ops.getSalesReport.path}?date_from=${month}01&date_to=${month}28`],
    ['patterns of declines', ops.getDeclinePatterns.path],
    ['dashboard', getDashboard.path],
  ];
  for (const [name, path] of others) times.set(name, [await time(server, path, cookie)]);
  return times;
}

async function benchSize(name: string, env: Record<string, string>, size: number): Promise<Times> {
  const seeding = await startMeasured(BUILT_SERVER, env);
  const { data: merchant } = await ask<Merchant>(seeding, 'POST', createMockMerchant.path);
  await seeding.stop();
  const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = env;
  const database = await openDatabase({ dataDir, databaseUrl, statementTimeoutMs: 0, isUpToDate: true });
  await fillPayments(database.db, merchant.merchant_id, size).finally(() => database.close());
  const server = await startMeasured(BUILT_SERVER, env);
  try {
    const { phone = '', password = '' } = merchant.users[0] ?? {};
    const { cookie } = await ask(server, 'POST', signIn.path, '', { phone, password });
    const times = await measure(server, cookie);
    if (size === LARGE) await benchExportMemory(server, name, cookie);
    return times;
  } finally {
    await server.stop();
  }
}

async function benchDatabase(name: string, envOf: () => Promise<Record<string, string>>): Promise<void> {
  const small = await benchSize(name, await envOf(), SMALL);
  const large = await benchSize(name, await envOf(), LARGE);
  printLine(`\n${name}: milliseconds for a page and for its totals, at ${SMALL} and at ${LARGE} payments`);
  for (const [query, times] of large) {
    const cells = times.map((ms, n) => {
      const before = small.get(query)?.[n] ?? ms;
      return `${before.toFixed(1)} → ${ms.toFixed(1)} ×${(ms / before).toFixed(1)}`;
    });
    printRow(query, '', ...cells);
  }
}

/** For whoever reads it: times are the machine's as much as ours, memory is judged. */
export async function benchPayments(): Promise<void> {
  const databases = process.env.DATABASES?.split(',') ?? ['sqlite', 'postgres'];
  const common = { MOCK_PAYMENTS: '0' };
  if (databases.includes('sqlite')) {
    const folders: string[] = [];
    const inFolder = async () => {
      const DATA_DIR = mkdtempSync(join(tmpdir(), 'kasa-bench-'));
      folders.push(DATA_DIR);
      return { ...common, DATA_DIR };
    };
    await benchDatabase('SQLite', inFolder).finally(() => {
      for (const folder of folders) rmSync(folder, { recursive: true });
    });
  }
  if (databases.includes('postgres')) {
    const stops: (() => Promise<void>)[] = [];
    const onServer = async () => {
      const own = await startPrivatePostgres();
      stops.push(own.stop);
      return { ...common, DATABASE_URL: own.url, DATA_KEY: 'of the bench, whose data are made up' };
    };
    await benchDatabase('PostgreSQL', onServer).finally(() => Promise.all(stops.map((stop) => stop())));
  }
}
