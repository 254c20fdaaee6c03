// `pnpm dev`: web with hot reload, backend restarted on changes. Vite proxies the API, so the browser sees
// one origin as in production: cookies, Origin checks and server-sent events behave the same.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServer } from 'vite';
import { root } from './checks/report.ts';
import { proxyTo } from './dev/proxy.ts';
import { freePort, tryPort } from './run/ports.mjs';

const host = process.env.HOST || '127.0.0.1';
const port = Number(process.env.PORT || 3000);

const backendFiles = ['apps/mock-server/src', 'packages/contracts/src', 'packages/client/src'].map((folder) =>
  join(root, folder),
);

function startBackend(backendPort: number): ChildProcess {
  return spawn(process.execPath, ['apps/mock-server/src/server.ts'], {
    cwd: root,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(backendPort),
      DATA_DIR: process.env.DATA_DIR || '.data',
      PUBLIC_URL: `http://localhost:${port}`,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

const taken = await tryPort(port, host);
if ('error' in taken) {
  process.stderr.write(
    `Port ${port} on ${host} is taken (${taken.error.code}). Choose another: PORT=${port + 1} pnpm dev\n`,
  );
  process.exit(1);
}
const backendPort = await freePort();
let backend = startBackend(backendPort);
const webRoot = join(root, 'apps/web');
const vite = await createServer({
  root: webRoot,
  configFile: join(webRoot, 'vite.config.ts'),
  // No CORS headers, as in production.
  server: { host, port, strictPort: true, cors: false, proxy: proxyTo(backendPort) },
});
await vite.listen();
process.stdout.write(
  `\nWeb and API: http://localhost:${port}  (web reloads, backend restarts when files change)\n\n`,
);

let stopping = false;
/** Changes during a restart need no further one. */
let isRestarting = false;

async function restart(): Promise<void> {
  if (isRestarting) return;
  isRestarting = true;
  await sleep(100);
  if (!hasEnded(backend)) {
    backend.kill('SIGTERM');
    await once(backend, 'exit');
  }
  isRestarting = false;
  if (stopping) return;
  process.stdout.write('The backend’s files have changed: it starts anew.\n');
  backend = startBackend(backendPort);
}

// Vite's watcher: Node's own loses files that an editor, git or sed replaces.
vite.watcher.add(backendFiles);
vite.watcher.on('all', (_event, file) => {
  const isBackends = backendFiles.some((folder) => file.startsWith(folder)) && !/\.test\.tsx?$/.test(file);
  if (isBackends && !stopping) void restart();
});

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  backend.kill('SIGTERM');
  await vite.close();
  process.exit(0);
}
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
