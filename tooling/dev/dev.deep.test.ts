import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { expect, onTestFinished, test, vi } from 'vitest';
import { chromiumOptions } from '../product.ts';
import { killGroup } from '../run/exec.mjs';
import { freePort, tryPort } from '../run/ports.mjs';
import { copyRepository } from '../test-support/fixture.ts';

const eventually = { timeout: 60_000, interval: 100 };

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

async function listenAsPage(base: string): Promise<string[]> {
  const client = await (await fetch(`${base}/@vite/client`)).text();
  const token = /wsToken = "([^"]+)"/.exec(client)?.[1];
  const socket = new WebSocket(`${base.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
  const told: string[] = [];
  socket.addEventListener('message', ({ data }) => told.push(String(data)));
  await once(socket, 'open');
  onTestFinished(() => socket.close());
  return told;
}

async function startDev() {
  const folder = copyRepository();
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const dev = spawn(process.execPath, [join(folder, 'tooling/dev.ts')], {
    cwd: folder,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: ':memory:',
      NODE_ENV: 'development',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  onTestFinished(() => killGroup(dev.pid, 'SIGKILL'));
  await vi.waitFor(async () => expect((await fetch(`${base}/healthz`)).status).toBe(200), eventually);
  return { folder, port, base, dev };
}

test('one address for web and API; a changed server restarts, a changed screen is told to the page', async () => {
  const { folder, port, base, dev } = await startDev();
  const headerOf = async () => {
    const answer = await fetch(`${base}/healthz`);
    expect(answer.status).toBe(200);
    return answer.headers.get('permissions-policy');
  };

  await vi.waitFor(async () => expect(await headerOf()).toContain('camera=(self)'), eventually);
  const page = await (await fetch(`${base}/`, { headers: { accept: 'text/html' } })).text();
  expect(page).toContain('id="root"');
  expect(page).toContain('/@vite/client');

  edit(join(folder, 'apps/mock-server/src/http/response/response-headers.ts'), 'camera=(self)', 'camera=()');
  await vi.waitFor(async () => expect(await headerOf()).toContain('camera=()'), eventually);
  // Replaces the file, as git, sed and editors do, twice.
  for (const [from, to] of [
    ['camera=()', 'camera=(self)'],
    ['camera=(self)', 'camera=()'],
  ] as const) {
    const file = join(folder, 'apps/mock-server/src/http/response/response-headers.ts');
    copyFileSync(file, `${file}.new`);
    edit(`${file}.new`, from, to);
    renameSync(`${file}.new`, file);
    await vi.waitFor(async () => expect(await headerOf()).toContain(to), eventually);
  }

  const told = await listenAsPage(base);
  const screen = '/src/features/auth/screens/welcome.tsx';
  expect((await fetch(base + screen)).status).toBe(200);
  edit(join(folder, `apps/web${screen}`), '<main', '<main title="changed"');
  await vi.waitFor(() => expect(told.join()).toContain(`"path":"${screen}"`), eventually);
  expect(await (await fetch(base + screen)).text()).toContain('"changed"');

  dev.kill('SIGTERM');
  await once(dev, 'exit');
  await vi.waitFor(() => expect(() => process.kill(-Number(dev.pid), 0)).toThrow('ESRCH'), eventually);
  expect(await tryPort(port)).toEqual({ port });
}, 180_000);

test('a server that does not parse says so, and starts again when it does', async () => {
  const { folder, base } = await startDev();
  const handlers = join(folder, 'apps/mock-server/src/transport/depot-handlers.ts');
  const whoAmI = async () => (await fetch(`${base}/api/v1/auth/me`)).json();
  const whole = readFileSync(handlers, 'utf8');
  writeFileSync(handlers, `${whole}\nconst broken = ;\n`);
  const msg = expect.stringMatching(
    /^The server does not start: apps.mock-server.src.transport.depot-handlers/,
  );
  await vi.waitFor(async () => expect(await whoAmI()).toMatchObject({ code: -1, msg }), eventually);
  writeFileSync(handlers, whole);
  await vi.waitFor(async () => expect(await whoAmI()).toMatchObject({ code: -4 }), eventually);
}, 180_000);

test('a changed message is shown, and what is typed stays', async () => {
  const { folder, base } = await startDev();
  const browser = await chromium.launch(chromiumOptions);
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ locale: 'uk-UA' });
  page.setDefaultTimeout(eventually.timeout);
  // Vite loads a page anew when it has found all of its dependencies: that is over then.
  for (const _ of [1, 2]) {
    await page.goto(`${base}/signin`, { waitUntil: 'networkidle' });
    await page.locator('[type=password]').waitFor();
  }
  await page.locator('[type=password]').fill('what is typed');
  const messages = join(folder, 'apps/web/src/features/auth/messages/uk.ts');
  const said = "'signIn.title': '";
  for (const [before, now] of [
    ['', 'Перше '],
    ['Перше ', 'Друге '],
  ] as const) {
    edit(messages, said + before, said + now);
    await page.getByRole('heading', { name: now }).waitFor();
  }
  expect(await page.locator('[type=password]').inputValue()).toBe('what is typed');
}, 180_000);
