// Smoke test: starts a clean copy of the repository with the README's command and signs in.
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathWithoutProjectTools, root } from './env.mjs';
import { killGroup } from './exec.mjs';
import { freePort, tryPort } from './ports.mjs';

/** @param {unknown} condition @param {string} what @returns {asserts condition} */
function expect(condition, what) {
  if (!condition) throw new Error(`Expected ${what}`);
}

/** Copies the tracked files, with the working tree's content. */
function cleanCopy() {
  const folder = mkdtempSync(join(tmpdir(), 'kasa-smoke-'));
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  const deleted = new Set(
    execFileSync('git', ['ls-files', '-z', '--deleted'], { cwd: root, encoding: 'utf8' }).split('\0'),
  );
  for (const file of files.split('\0')) {
    if (file && !deleted.has(file))
      cpSync(join(root, file), join(folder, file), { preserveTimestamps: true });
  }
  return folder;
}

/** A new user's shell: without our and npm's variables and project tools on PATH. @param {number} port */
function newcomerEnv(port) {
  const kept = Object.entries(process.env).filter(
    ([name]) =>
      !/^(npm_(?!config_)|KASA_|DATA_DIR|DATA_KEY|DATABASE_URL|MOCK_|NODE_ENV|VITEST|CHROMIUM_PATH)/.test(
        name,
      ),
  );
  return { ...Object.fromEntries(kept), PATH: pathWithoutProjectTools(), PORT: String(port), CI: 'true' };
}

/** @param {string} base @param {() => boolean} alive */
async function waitForHealth(base, alive) {
  for (const end = Date.now() + 300_000; Date.now() < end; await sleep(250)) {
    expect(alive(), 'npm start to keep running');
    const answer = await fetch(`${base}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error('No answer on /healthz within 5 minutes');
}

/** Signs in as the README's owner, reads a list, opens the page. @param {string} base */
export async function checkProduct(base) {
  const signIn = await fetch(`${base}/api/v1/auth/sign-in?lng=UK`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: base },
    body: JSON.stringify({ phone: '+380500000001', password: 'kasa-demo' }),
  });
  const session = await signIn.json();
  expect(
    signIn.status === 200 && session.code === 0,
    `sign-in to succeed, got ${signIn.status} ${JSON.stringify(session)}`,
  );
  const cookie = (signIn.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  expect(cookie.includes('='), 'sign-in to set a session cookie');

  const list = await fetch(`${base}/api/v1/transport/transports?page=1`, { headers: { cookie } });
  const page = await list.json();
  expect(
    list.status === 200 && page.code === 0,
    `the transports list, got ${list.status} ${JSON.stringify(page)}`,
  );
  expect(page.data.items.length === 10, `10 transports on the first page, got ${page.data.items.length}`);
  const anonymous = await (await fetch(`${base}/api/v1/transport/transports`)).json();
  expect(anonymous.code === -4, `code -4 without a session, got ${anonymous.code}`);

  const html = await fetch(`${base}/`);
  const text = await html.text();
  expect(html.status === 200 && /<div id="root"/.test(text), `the web page at /, got ${html.status}`);
  const script = /<script[^>]+src="([^"]+)"/.exec(text)?.[1];
  const asset = await fetch(new URL(script ?? '/missing', base));
  // Read to their ends: a server that stops waits for whoever is still reading.
  await asset.arrayBuffer();
  expect(
    asset.ok && /javascript/.test(asset.headers.get('content-type') ?? ''),
    `the page's script ${script}`,
  );
  const docs = await fetch(`${base}/docs`);
  await docs.arrayBuffer();
  expect(
    docs.ok && /html/.test(docs.headers.get('content-type') ?? ''),
    `documentation at /docs, got ${docs.status}`,
  );
}

/**
 * Runs `npm start`, uses it, stops it by SIGTERM.
 * @param {string} folder
 * @param {(base: string) => Promise<void>} use
 */
export async function runSmokeTest(folder, use = checkProduct) {
  const port = await freePort();
  const base = `http://localhost:${port}`;
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: newcomerEnv(port),
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  /** @type {Promise<[number | null, NodeJS.Signals | null]>} */
  const exited = new Promise((resolve) => child.once('exit', (code, signal) => resolve([code, signal])));
  try {
    await waitForHealth(base, () => child.exitCode === null && child.signalCode === null);
    await use(base);
    child.kill('SIGTERM');
    const late = sleep(15_000).then(() => /** @type {const} */ ([null, null]));
    const [code, signal] = await Promise.race([exited, late]);
    expect(code === 0, `npm start to end with 0 on SIGTERM, got ${code ?? signal ?? 'no end within 15 s'}`);
    expect('port' in (await tryPort(port)), `port ${port} to be free after SIGTERM`);
  } finally {
    killGroup(child.pid, 'SIGKILL');
  }
}

if (import.meta.main) {
  const folder = cleanCopy();
  try {
    const began = performance.now();
    const built = join(folder, 'apps/web/dist/index.html');
    await runSmokeTest(folder);
    const between = performance.now();
    const { mtimeMs } = statSync(built);
    await runSmokeTest(folder);
    // Turbo's cache also works without git.
    expect(statSync(built).mtimeMs === mtimeMs, 'the second start to build nothing');
    const seconds = [between - began, performance.now() - between].map((ms) => (ms / 1000).toFixed(1));
    process.stdout.write(
      `Started, used and stopped from a clean copy in ${seconds[0]} s, again in ${seconds[1]} s\n`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
