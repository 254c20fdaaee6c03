import type { AddressInfo } from 'node:net';
import { roles } from '@kasa/contracts/shared/permissions';
import { formatPhone } from '@kasa/contracts/shared/phone';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { announceFirstCodes } from './auth/first-codes.ts';
import { DEMO_PASSWORD } from './auth/password.ts';
import { firstMerchant } from './auth/seed.ts';
import { type Config, ConfigError, preparedSeedsDir, readConfig } from './config.ts';
import { type Database, openDatabase } from './db/connect.ts';
import { readOrMakeDataKey } from './db/data-folder.ts';
import { DatabaseUnavailable } from './db/errors.ts';
import { copyPreparedSeed } from './db/prepared-seed.ts';
import { isSeeded, seedOnce } from './db/reset.ts';
import { hasWebApp } from './http/web-app.ts';
import { TravelClock } from './mock/clock.ts';
import { startDemoActivityOnce } from './mock/demo-activity.ts';
import { restoreClock } from './mock/persisted-clock.ts';
import { seedPlan } from './mock/seed-plan.ts';

/** Time for open requests to finish after a stop signal, milliseconds. */
const DRAIN_MS = 9_000;

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function describeClock(clock: TravelClock): string[] {
  if (clock.setting === null) return [];
  const how = clock.frozen ? 'standing still' : 'running';
  return [
    `  Clock: moved to ${clock.nowIso()}, ${how}. The developer panel or POST /__mock/clock moves it back.`,
  ];
}

/** Who can sign in, and how. */
interface Accounts {
  readonly isDemo: boolean;
  readonly isNobody: boolean;
}

function describeAccounts({ isProduction }: Config, { isDemo, isNobody }: Accounts, url: string): string[] {
  if (isNobody) {
    return [
      `  Nobody is registered yet: ${url}/signup. The codes that the first person would get by text message stand here.`,
    ];
  }
  if (!isDemo) return [];
  const people = firstMerchant.people.map(
    ({ role, phone }) => `    ${formatPhone(phone)}  ${roles[role].uk.padEnd(15)} ${role}`,
  );
  return [
    ...(isProduction
      ? ['  WARNING: these are demo data. Everybody knows the password of its people, owners included.']
      : []),
    `  Sign in with the password ${DEMO_PASSWORD} as`,
    ...people,
  ];
}

function describe(config: Config, clock: TravelClock, address: AddressInfo, accounts: Accounts): string {
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  const url = config.publicUrl ?? `http://${host === '0.0.0.0' ? 'localhost' : host}:${address.port}`;
  return [
    `Kasa: ${url}`,
    ...(hasWebApp(config.webRoot)
      ? []
      : ['  The web app is not built: only the API is served (pnpm build).']),
    `  Data: ${config.databaseUrl ? 'PostgreSQL' : (config.dataDir ?? 'in memory only')}`,
    ...describeClock(clock),
    ...describeAccounts(config, accounts, url),
  ].join('\n');
}

function explain(error: unknown, { host, port }: Pick<Config, 'host' | 'port'>): string | undefined {
  if (error instanceof ConfigError || error instanceof DatabaseUnavailable) return error.message;
  const { code } = error as { code?: string };
  if (code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is taken by another program. Stop it, or choose another: PORT=${port + 1}`;
  }
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `Cannot listen on ${host}:${port} (${code}). Change HOST or PORT.`;
  }
  return undefined;
}

function fail(error: unknown, config: Pick<Config, 'host' | 'port'>): never {
  process.stderr.write(`${explain(error, config) ?? (error instanceof Error ? error.stack : error)}\n`);
  process.exit(1);
}

/** On SIGTERM or SIGINT: finishes open requests, closes the database, exits with 0. */
function drainOnSignals(app: FastifyInstance, database: Database): void {
  const stop = async () => {
    // A second signal ends the process at once: the handlers are removed.
    setTimeout(() => process.exit(1), DRAIN_MS).unref();
    await app.close();
    await database.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

async function takeSeed(
  { dataDir, databaseUrl, dataKey, startsEmpty, seed }: Config,
  now: Date,
): Promise<void> {
  if (dataDir === undefined || databaseUrl !== undefined || startsEmpty) return;
  await copyPreparedSeed(dataDir, preparedSeedsDir(), seedPlan(now, seed), dataKey);
}

async function main(config: Config): Promise<void> {
  const clock = new TravelClock();
  // Before the database is opened: opening creates the files.
  await takeSeed(config, clock.now());
  const { dataDir, databaseUrl } = config;
  const dataKey = config.dataKey ?? (databaseUrl && dataDir ? readOrMakeDataKey(dataDir) : undefined);
  const database = await openDatabase({ dataDir, databaseUrl, dataKey });
  if (config.mockControl) await restoreClock(database.db, clock);
  if (!config.startsEmpty) {
    await seedOnce(database, seedPlan(clock.now(), config.seed));
    await startDemoActivityOnce(database.db, clock.now());
  }
  const log = { level: config.logLevel };
  const app = buildApp({ ...config, database, clock, log, worksInBackground: true });
  drainOnSignals(app, database);
  await app.listen({ host: config.host, port: config.port });
  const accounts = {
    isDemo: await isSeeded(database.db),
    isNobody: await announceFirstCodes(database.db, say),
  };
  say(describe(config, clock, app.server.address() as AddressInfo, accounts));
}

const config = (() => {
  try {
    return readConfig(process.env);
  } catch (error) {
    return fail(error, { host: '', port: 0 });
  }
})();
// Not awaited: in the built server the chunk with the seed waits for this module to finish.
main(config).catch((error: unknown) => fail(error, config));
