// `pnpm dev`: web with hot reload and backend with restart on change, in one terminal on one address.
// Vite serves the web and passes the API on to the backend on a private port; the browser sees one origin, as in
// production, so cookies, Origin checks and server-sent events behave the same.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from './checks/report.ts';
import { proxyTo } from './dev/proxy.ts';
import { freePort, tryPort } from './run/ports.mjs';

const host = process.env.HOST || '127.0.0.1';
const port = Number(process.env.PORT || 3000);

/** The backend, restarted by Node when one of its files changes. */
function startBackend(backendPort: number): ChildProcess {
  return spawn(process.execPath, ['--watch', '--watch-preserve-output', 'apps/mock-server/src/server.ts'], {
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

const taken = await tryPort(port, host);
if ('error' in taken) {
  process.stderr.write(
    `Port ${port} on ${host} is taken (${taken.error.code}). Choose another: PORT=${port + 1} pnpm dev\n`,
  );
  process.exit(1);
}
const backendPort = await freePort();
const backend = startBackend(backendPort);
const webRoot = join(root, 'apps/web');
const vite = await createServer({
  root: webRoot,
  configFile: join(webRoot, 'vite.config.ts'),
  // No CORS headers: production sends none, and the page needs none.
  server: { host, port, strictPort: true, cors: false, proxy: proxyTo(backendPort) },
});
await vite.listen();
process.stdout.write(
  `\nWeb and API: http://localhost:${port}  (web reloads, backend restarts when files change)\n\n`,
);

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  backend.kill('SIGTERM');
  await vite.close();
  process.exit(0);
}
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
backend.on('exit', (code) => {
  if (stopping) return;
  process.stderr.write(`The backend's watcher ended (${code}).\n`);
  void stop();
});
