import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('../../../mock-server/dist/server.js', import.meta.url));

/** A server of one test alone, over a database file: it may be stopped and started again. */
export interface OwnServer {
  readonly baseURL: string;
  start(): Promise<void>;
  /** As a deployment stops it: SIGTERM, and the process has ended by itself. */
  stop(): Promise<void>;
  /** Stops it and takes its files away. */
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

/** Waits until the server answers, or says that it will not. */
async function answers(url: string, hasEnded: () => boolean): Promise<void> {
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

/** Makes a server with a port and a folder of its own; it does not run yet. */
export async function ownServer(): Promise<OwnServer> {
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
  };
  const stop = async () => {
    const running = child;
    child = undefined;
    if (!running || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGTERM');
    await ended;
  };
  return {
    baseURL,
    start: async () => {
      const started = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'ignore', 'inherit'] });
      child = started;
      await answers(`${baseURL}/healthz`, () => started.exitCode !== null);
    },
    stop,
    remove: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
