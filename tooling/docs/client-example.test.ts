import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { root } from '../checks/report.ts';
import { runBackend } from '../dev/backend.ts';
import { npxPnpm } from '../run/env.mjs';
import { freePort } from '../run/ports.mjs';
import { createFixture, runTool, writeFiles } from '../test-support/fixture.ts';

const readme = readFileSync(join(root, 'packages/client/README.md'), 'utf8');
const example = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? 'no example';

const base = { strict: true, exactOptionalPropertyTypes: true, noEmit: true, types: [], target: 'es2024' };
const compilerOptions = { ...base, lib: ['es2024', 'dom', 'dom.iterable'], skipLibCheck: false };

/** Somebody's folder outside the workspace, with the packed client installed in it. */
const folder = createFixture({
  'package.json': '{ "private": true, "type": "module" }',
  'nodenext.json': JSON.stringify({ compilerOptions: { ...compilerOptions, module: 'nodenext' } }),
  'bundler.json': JSON.stringify({
    compilerOptions: { ...compilerOptions, module: 'esnext', moduleResolution: 'bundler' },
  }),
});

const succeed = (where: string, command: readonly string[]) => {
  const { code, output } = runTool(where, command);
  expect([code, code === 0 ? '' : output]).toEqual([0, '']);
};

/** Packs an installed package and what it depends on, so that npm needs no network. */
function packInstalled(importer: string, names: readonly string[]): void {
  for (const name of names) {
    const installed = realpathSync(join(importer, 'node_modules', name));
    succeed(folder, ['npm', 'pack', installed, '--silent']);
    const { dependencies = {} } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
    // Pnpm puts a package beside those that it depends on.
    const beside = installed.slice(0, installed.lastIndexOf('/node_modules/'));
    packInstalled(beside, Object.keys(dependencies));
  }
}

beforeAll(() => {
  const client = join(root, 'packages/client');
  succeed(client, [...npxPnpm, 'pack', '--pack-destination', folder]);
  const { dependencies } = JSON.parse(readFileSync(join(client, 'package.json'), 'utf8'));
  packInstalled(client, Object.keys(dependencies));
  const files = readdirSync(folder).filter((file) => file.endsWith('.tgz'));
  succeed(folder, [
    'npm',
    'install',
    '--offline',
    '--no-audit',
    '--no-fund',
    ...files.map((one) => `./${one}`),
  ]);
});

const check = (program: string, how: string) => {
  const name = `${how}-example.ts`;
  const config = JSON.parse(readFileSync(join(folder, `${how}.json`), 'utf8'));
  writeFiles(folder, { [name]: program, [`${how}.json`]: JSON.stringify({ ...config, files: [name] }) });
  return runTool(folder, ['tsc', '-p', `${how}.json`]);
};

test.each(['nodenext', 'bundler'])(
  'the example of the README compiles against the packed client: %s',
  (how) => {
    expect(check(example, how)).toEqual({ code: 0, output: '' });
  },
);

test('an example that the client has outgrown does not', () => {
  const { code, output } = check(example.replace('connectivity:', 'state:'), 'bundler');
  expect(code).not.toBe(0);
  expect(output).toContain("'state' does not exist");
});

test('the example runs from the packed client against the backend', async () => {
  vi.stubEnv('DATA_DIR', ':memory:');
  const port = await freePort();
  const backend = runBackend(port, `http://127.0.0.1:${port}`);
  onTestFinished(() => backend.stop());
  const baseUrl = `http://127.0.0.1:${port}`;
  await vi.waitFor(async () => expect((await fetch(`${baseUrl}/healthz`)).status).toBe(200), {
    timeout: 50_000,
    interval: 100,
  });
  writeFiles(folder, { 'example.ts': example.replace('http://localhost:3000', baseUrl) });
  const { stdout } = await promisify(execFile)(process.execPath, ['example.ts'], { cwd: folder });
  expect(stdout.split('\n')).toEqual([
    expect.stringMatching(/^\d+ offline, first S\d{7}$/),
    'added once',
    'already here: Window 7',
    '',
  ]);
});
