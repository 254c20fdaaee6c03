import { spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { root } from '../checks/report.ts';
import { explain } from './install.mjs';
import { freePort } from './ports.mjs';
import { buildEnv, wantedPort } from './start.mjs';
import { UserFacingError } from './user-facing-error.mjs';

afterEach(() => {
  vi.unstubAllEnvs();
});

async function takenPort() {
  const other = createServer();
  await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
  const { port } = other.address() as { port: number };
  return { port, [Symbol.asyncDispose]: async () => void other.close() };
}

test('a free port is the one', async () => {
  const port = await freePort();
  vi.stubEnv('PORT', String(port));
  expect(await wantedPort('127.0.0.1')).toBe(port);
});

test('a port that is taken is said before anything is installed or built, with what to do', async () => {
  await using other = await takenPort();
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'tooling/run.mjs'), 'start'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PORT: String(other.port), HOST: '127.0.0.1' },
  });
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr.trim()).toBe(
    `Port ${other.port} on 127.0.0.1 is taken by another program.\nStop it, or choose another port:  PORT=${other.port + 1} npm start`,
  );
});

test.each(['http', '70000', '-1', '80.5'])('PORT=%s is no port', async (port) => {
  vi.stubEnv('PORT', port);
  const problem = wantedPort('127.0.0.1');
  await expect(problem).rejects.toThrow(UserFacingError);
  await expect(problem).rejects.toThrow(`PORT=${port} is not a port: give a number from 0 to 65535`);
});

test('an address that is not this machine’s', async () => {
  vi.stubEnv('PORT', '0');
  await expect(wantedPort('192.0.2.1')).rejects.toThrow(
    /^Cannot listen on 192\.0\.2\.1:0: .*\nChange HOST or PORT\.$/,
  );
});

test.each([
  ['npm error code ENOTFOUND\nnpm error network request to https://npm.test/pnpm failed'],
  ['[ERR_PNPM_META_FETCH_FAIL] GET https://npm.test/zod: error sending request for url'],
  ['WARN GET https://npm.test/vite error (ECONNRESET). Will retry in 10 seconds.'],
])('no network: %s', (output) => {
  expect(explain(output)).toBe(
    `${output}\n\nThe npm registry cannot be reached, and packages are missing.\nCheck the network (and \`npm config get registry\`, proxies), then run the same command again.`,
  );
});

test('an old lock file, and whatever else keeps packages from being installed', () => {
  expect(explain('[ERR_PNPM_OUTDATED_LOCKFILE] Cannot install')).toMatch(
    /install` and commit the lock file\.$/,
  );
  expect(explain('no space left on device')).toBe(
    'no space left on device\n\nInstalling packages failed (above).',
  );
});

test('the development panel is built, but not for production', () => {
  expect(buildEnv({})).toEqual({ KASA_DEV_PANEL: '1' });
  expect(buildEnv({ NODE_ENV: 'production' })).toEqual({});
});
