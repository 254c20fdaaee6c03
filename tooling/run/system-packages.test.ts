import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { createFixture } from '../test-support/fixture.ts';
import { systemPrograms } from './system-packages.mjs';

const needed = new Set(['chromium'] as const);

function machine(programs: Readonly<Record<string, string>>): string {
  const files = Object.entries(programs).map(([name, body]) => [name, `#!/bin/sh\n${body}\n`] as const);
  const folder = createFixture(Object.fromEntries(files));
  for (const [name] of files) chmodSync(join(folder, name), 0o755);
  vi.stubEnv('PATH', folder);
  return folder;
}

/** Fake sudo that runs the command; root needs none. */
const sudo = 'while [ "$1" = -n ]; do shift; done; exec "$@"';
const env = 'while [ "$1" != apt-get ] && [ $# -gt 0 ]; do shift; done; exec "$@"';

beforeEach(() => {
  vi.unstubAllEnvs();
  vi.stubEnv('CHROMIUM_PATH', '');
});

test('a Chromium that is there is taken', async () => {
  const folder = machine({ chromium: 'exit 0' });
  expect(await systemPrograms(needed)).toEqual({ chromium: join(folder, 'chromium') });
});

test('CHROMIUM_PATH comes first', async () => {
  const own = join(machine({ chrome: 'exit 0' }), 'chrome');
  machine({ chromium: 'exit 0' });
  vi.stubEnv('CHROMIUM_PATH', own);
  expect(await systemPrograms(needed)).toEqual({ chromium: own });
});

test('a missing one comes from Debian’s packages', async () => {
  const install = `case "$*" in install*chromium) printf '#!/bin/sh\\n' > "$0.new"; /bin/chmod +x "$0.new"; /bin/mv "$0.new" "\${0%/*}/chromium";; esac`;
  const folder = machine({ 'apt-get': install, sudo, env, true: 'exit 0' });
  expect(await systemPrograms(needed)).toEqual({ chromium: join(folder, 'chromium') });
});

test('no network: says what is missing and what to do', async () => {
  machine({
    'apt-get': 'echo "Temporary failure resolving deb.debian.org"; exit 100',
    sudo,
    env,
    true: 'exit 0',
  });
  const { chromium, problem } = await systemPrograms(needed);
  expect(chromium).toBeUndefined();
  expect(problem).toContain('Temporary failure resolving');
  expect(problem).toContain('apt-get could not install them (no network?)');
  expect(problem).toContain('apt-get install chromium');
});

test('no apt-get: says so', async () => {
  machine({});
  expect((await systemPrograms(needed)).problem).toMatch(/needs apt-get and root.*set CHROMIUM_PATH/s);
});
