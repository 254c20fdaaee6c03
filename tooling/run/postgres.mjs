import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './ports.mjs';
import { Problem } from './problem.mjs';

/** PostgreSQL refuses to run as root: as root, it runs as the user Debian made for it, else as nobody. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (/** @type {string} */ flag) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // No such user here; the next one.
    }
  }
  throw new Problem(
    'PostgreSQL cannot run as root, and there is no user "postgres" or "nobody" to run it as.',
  );
}

/**
 * Starts a private PostgreSQL on a free port of 127.0.0.1, its data in a temporary folder.
 * @param {string} bin folder with initdb and postgres
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startPostgres(bin) {
  const owner = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'kasa-pg-'));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const env = { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', TZ: 'UTC' };
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'kasa', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...owner,
    cwd: folder,
    env,
    stdio: 'pipe',
  });
  const port = await freePort();
  // Durability is the product's promise, tested with SIGKILL elsewhere; a test instance that dies is thrown away.
  const settings = [
    'fsync=off',
    'full_page_writes=off',
    'max_connections=200',
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
  ];
  const child = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((s) => ['-c', s])],
    {
      ...owner,
      cwd: folder,
      env,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let log = '';
  child.stderr.on('data', (chunk) => {
    log = (log + chunk).slice(-4_000);
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const drop = () => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', drop);
  for (let waited = 0; !log.includes('ready to accept connections'); waited += 50) {
    if (child.exitCode !== null || waited > 30_000) throw new Problem(`PostgreSQL did not start:\n${log}`);
    await sleep(50);
  }
  return {
    url: `postgres://kasa@127.0.0.1:${port}/postgres`,
    stop: async () => {
      child.kill('SIGQUIT');
      await exited;
      process.off('exit', drop);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
