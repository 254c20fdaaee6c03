// `pnpm dev`: web with hot reload, backend restarted on changes. Vite proxies the API, so the browser sees
// one origin as in production: cookies, Origin checks and server-sent events behave the same.
// With KASA_API_URL the backend is the one that answers there.
import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from './checks/report.ts';
import { runBackend } from './dev/backend.ts';
import { proxyTo, proxyToUrl } from './dev/proxy.ts';
import { freePort, tryPort } from './run/ports.mjs';

const host = process.env.HOST || '127.0.0.1';
const port = Number(process.env.PORT || 3000);
const elsewhere = process.env.KASA_API_URL;

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

const backendFiles = ['apps/mock-server/src', 'packages/contracts/src', 'packages/client/src'].map((folder) =>
  join(root, folder),
);

const taken = await tryPort(port, host);
if ('error' in taken) {
  fail(`Port ${port} on ${host} is taken (${taken.error.code}). Choose another: PORT=${port + 1} pnpm dev`);
}
if (elsewhere && !/^https?:$/.test(URL.parse(elsewhere)?.protocol ?? '')) {
  fail(`KASA_API_URL=${elsewhere} is not understood: give an address, e.g. https://kasa.example.com`);
}
const backendPort = await freePort();
const backend = elsewhere ? undefined : runBackend(backendPort, `http://localhost:${port}`);
const webRoot = join(root, 'apps/web');
const vite = await createServer({
  root: webRoot,
  configFile: join(webRoot, 'vite.config.ts'),
  server: {
    host,
    port,
    strictPort: true,
    // No CORS headers, as in production.
    cors: false,
    proxy: backend ? proxyTo(backendPort, backend.whyEnded) : proxyToUrl(new URL(elsewhere ?? '')),
  },
});
await vite.listen();
process.stdout.write(
  backend
    ? `\nWeb and API: http://localhost:${port}  (web reloads, backend restarts when files change)\n\n`
    : `\nWeb: http://localhost:${port}  (reloads when files change; the API is ${elsewhere})\n\n`,
);

if (backend) {
  // Vite's watcher: Node's own loses files that an editor, git or sed replaces.
  vite.watcher.add(backendFiles);
  vite.watcher.on('all', (_event, file) => {
    const isBackends = backendFiles.some((folder) => file.startsWith(folder)) && !/\.test\.tsx?$/.test(file);
    if (isBackends) void backend.restart();
  });
}

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  backend?.stop();
  await vite.close();
  process.exit(0);
}
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
