/** Memory after many requests of every kind: see ADR 13. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ParsedUrlQueryInput, stringify } from 'node:querystring';
import { listAuditEntries } from '@kasa/contracts/audit/operations';
import { getDashboard } from '@kasa/contracts/dashboard/operations';
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { getTerminal, listTerminals } from '@kasa/contracts/terminals/operations/terminals';
import { listTransactions } from '@kasa/contracts/transactions/operations/transactions';
import { changeDriverRoute, listDrivers } from '@kasa/contracts/transport/operations/drivers';
import { getTransport, listTransports } from '@kasa/contracts/transport/operations/vehicles';
import { type LoadRequest, loadWith } from './load.ts';
import { printLine } from './print-table.ts';
import { BUILT_SERVER, startMeasured } from './server.ts';
import { signatureHeader, signInAndExchangeKey } from './session.ts';

const BUDGET_MB = 220;
const REQUESTS = 230_000;

/** Lists that nobody has asked for before, reads, signed writes that change something, and wrong requests, in turns. */
function mixed(cookie: string, secret: string): (n: number) => LoadRequest {
  const headers = { cookie, 'accept-encoding': 'gzip, br' };
  const get = (path: string, query: ParsedUrlQueryInput = {}): LoadRequest => ({
    method: 'GET',
    path: `${path}?${stringify(query)}`,
    headers,
  });
  const write = (n: number, route: string, sign = (body: string) => signatureHeader(body, secret)) => {
    const body = JSON.stringify({ route_id: route });
    return {
      method: 'POST',
      path: changeDriverRoute.path.replace('{id}', exampleIds.driverForRouteChange),
      headers: {
        cookie,
        'content-type': 'application/json',
        'idempotency-key': `${route}-${n}`,
        ...sign(body),
      },
      body,
    };
  };
  const day = (n: number) => new Date(Date.UTC(2020, 0, 1 + (n % 2_000))).toISOString().slice(0, 10);
  const one = <Value>(values: readonly Value[], n: number) => values[n % values.length] as Value;
  const kinds: ((n: number) => LoadRequest)[] = [
    (n) => get(listTransports.path, { page: 1 + (n % 3), q: n.toString(36) }),
    (n) =>
      get(listTransports.path, { page: 1 + (n % 3), perPage: 10 + (n % 90), mode: one(['bus', 'tram'], n) }),
    (n) => get(listDrivers.path, { name: `ко${n.toString(36)}`, sort: one(['name', '-money'], n) }),
    (n) => get(listDrivers.path, { perPage: 50, shift: one(['open', 'closed'], n) }),
    (n) => get(listTerminals.path, { q: String(n), sort: one(['number', '-name', 'status'], n) }),
    (n) =>
      get(listTerminals.path, { model: `PAX ${n}`, status: one(['active', 'added'], n), page: (n % 7) + 1 }),
    (n) => get(listTransactions.path, { date_from: day(n), perPage: 20, page: 1 + (n % 50) }),
    (n) => get(listTransactions.path, { date_to: day(n), status: one(['approved', 'declined'], n) }),
    (n) => get(listAuditEntries.path, { q: n.toString(36), page: 1 }),
    () => get(getDashboard.path),
    () => get(getTransport.path.replace('{id}', exampleIds.transport)),
    () => get(getTerminal.path.replace('{id}', exampleIds.terminal)),
    (n) => write(n, exampleIds.route),
    (n) => write(n, exampleIds.routeSpare),
    (n) => ({ ...write(n, exampleIds.route, () => signatureHeader(String(n), secret)), status: 400 }),
    (n) => ({ ...write(n, `${n}`), status: 422 }),
    (n) => ({ ...get(listTerminals.path, { status: `${n}` }), status: 422 }),
    (n) => ({ ...get(`/api/v1/terminals/${n}`), status: 404 }),
    (n) => ({
      ...get(getTransport.path.replace('{id}', `01912d50-3c00-7000-9000-${String(n).padStart(12, '0')}`)),
      status: 404,
    }),
    (n) => ({
      ...get(listDrivers.path),
      headers: { cookie: `kasa_session=${String(n).padStart(32, '0')}` },
      status: 401,
    }),
  ];
  return (n) => one(kinds, n)(Math.floor(n / kinds.length));
}

/** Judges the embedded database in a file, as `npm start` runs it; tooling/checks/startup.ts judges it at rest. */
export async function benchMemory(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kasa-bench-'));
  const server = await startMeasured(BUILT_SERVER, { DATA_DIR: dataDir });
  try {
    const { cookie, secret } = await signInAndExchangeKey(server.url);
    await loadWith(server, mixed(cookie, secret), REQUESTS);
    const megabytes = (await server.usage()).rssBytes / 2 ** 20;
    const isWithin = megabytes <= BUDGET_MB;
    if (!isWithin) process.exitCode = 1;
    const verdict = isWithin ? '✓' : `✗ (at most ${BUDGET_MB})`;
    printLine(`\nMemory after ${REQUESTS} requests of all kinds: ${megabytes.toFixed(0)} MB ${verdict}`);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true });
  }
}
