import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('../../../mock-server/dist/server.js', import.meta.url));

export interface LoggedResponse {
  readonly method: string;
  /** Operation id; missing for other requests. */
  readonly operation?: string;
  readonly code: number;
}

/** A server for one test, on a database file; can be restarted. */
export interface DedicatedServer {
  readonly baseURL: string;
  /** The SQLite file; readable while the server runs. */
  readonly databaseFile: string;
  /** Logged responses; needs `LOG_LEVEL: 'info'`. */
  loggedResponses(): readonly LoggedResponse[];
  start(): Promise<void>;
  /** Sends SIGTERM. @throws when the process has not exited after 10 s */
  stop(): Promise<void>;
  remove(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

async function waitUntilReady(url: string, hasEnded: () => boolean): Promise<void> {
  const limit = Date.now() + 20_000;
  while (Date.now() < limit && !hasEnded()) {
    const isThere = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server does not answer at ${url}`);
}

function readLog(output: Readable, into: LoggedResponse[]): void {
  createInterface({ input: output }).on('line', (line) => {
    if (line.includes('"msg":"answered"')) into.push(JSON.parse(line) as LoggedResponse);
  });
}

const TIME_TO_END = 10_000;

async function terminate(running: ChildProcess): Promise<void> {
  let isKilled = false;
  const ended = new Promise((resolve) => running.once('exit', resolve));
  const limit = setTimeout(() => {
    isKilled = running.kill('SIGKILL');
  }, TIME_TO_END);
  running.kill('SIGTERM');
  await ended;
  clearTimeout(limit);
  if (isKilled) throw new Error(`The server has not ended within ${TIME_TO_END / 1000} s of SIGTERM`);
}

/** Not yet started. @param more additional environment variables */
export async function createDedicatedServer(
  more: Readonly<Record<string, string>> = {},
): Promise<DedicatedServer> {
  const folder = await mkdtemp(join(tmpdir(), 'kasa-e2e-'));
  const port = await freePort();
  const baseURL = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: '',
    LOG_LEVEL: 'warn',
    ...more,
  };
  const answered: LoggedResponse[] = [];
  const stop = async () => {
    const running = child;
    child = undefined;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    await terminate(running);
  };
  return {
    baseURL,
    databaseFile: join(folder, 'kasa.sqlite'),
    loggedResponses: () => answered,
    start: async () => {
      const started = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'pipe', 'inherit'] });
      readLog(started.stdout, answered);
      child = started;
      await waitUntilReady(`${baseURL}/healthz`, () => started.exitCode !== null);
    },
    stop,
    remove: async () => {
      try {
        await stop();
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}
