/** A private PostgreSQL for a `vitest` started directly; `npm test` sets KASA_TEST_DATABASE_URL instead. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

export interface PrivatePostgres {
  readonly url: string;
  stop(): Promise<void>;
}

const DEBIAN = '/usr/lib/postgresql';
const START_TIMEOUT_MS = 30_000;

/**
 * Stops the server and deletes its data when its input ends, however the test run ends. Without fsync, for
 * speed: durability is tested on SQLite's files.
 */
const GUARD = `
  "$1/postgres" -D "$2/data" -k "$2" -c listen_addresses= -c fsync=off -c full_page_writes=off \\
    -c synchronous_commit=off -c max_connections=200 -c jit=off >"$2/log" 2>&1 </dev/null &
  cat >/dev/null
  kill -INT $!
  wait $!
  rm -rf "$2"
`;

/** Starts PostgreSQL on a Unix socket in a temporary folder, never as root. */
export async function startPrivatePostgres(): Promise<PrivatePostgres> {
  const bin = findBinaries();
  const owner: { uid?: number; gid?: number } = process.getuid?.() === 0 ? unprivileged() : {};
  const folder = mkdtempSync(join(tmpdir(), 'kasa-pg-'));
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const spawned = { ...owner, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' } };
  try {
    const cluster = ['-D', join(folder, 'data'), '-U', 'kasa', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
    execFileSync(join(bin, 'initdb'), cluster, { ...spawned, stdio: 'pipe' });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  const guard = spawn('/bin/sh', ['-c', GUARD, 'sh', bin, folder], {
    ...spawned,
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  const deadline = performance.now() + START_TIMEOUT_MS;
  const stop = async () => {
    guard.stdin.end();
    if (guard.exitCode === null) await once(guard, 'exit');
  };
  const log = () => (existsSync(join(folder, 'log')) ? readFileSync(join(folder, 'log'), 'utf8') : '');
  while (!log().includes('ready to accept connections')) {
    if (performance.now() > deadline) {
      const said = log();
      await stop();
      throw new Error(`PostgreSQL did not start:\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return { url: `postgres://kasa@${encodeURIComponent(folder)}/postgres`, stop };
}

function findBinaries(): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = (process.env.PATH ?? '')
    .split(delimiter)
    .concat(versions.map((v) => join(DEBIAN, v, 'bin')));
  const found = folders.find((folder) =>
    ['initdb', 'postgres'].every((name) => isProgram(join(folder, name))),
  );
  if (found !== undefined) return found;
  throw new Error(
    'No PostgreSQL (initdb, postgres) here. `npm test` in the repository installs it; or set KASA_TEST_DATABASE_URL.',
  );
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function unprivileged(): { uid: number; gid: number } {
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // No such user: try the next.
    }
  }
  throw new Error(
    'PostgreSQL refuses to run as root, and there is no user "postgres" or "nobody" to run it as.',
  );
}
