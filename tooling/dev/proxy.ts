import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ProxyOptions } from 'vite';

/** What the backend answers; everything else is the web app's. */
const backendPaths = ['/api', '/docs', '/healthz', '/__mock'];

function listens(backendPort: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(backendPort, '127.0.0.1');
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });
}

/** Holds a request while the backend restarts, so that saving a file does not show as a network failure. */
async function backendReady(backendPort: number): Promise<void> {
  for (let waited = 0; waited < 10_000 && !(await listens(backendPort)); waited += 50) await sleep(50);
}

/** Vite's proxy to the backend on a port of this machine. Streams (server-sent events) pass as they come. */
export function proxyTo(backendPort: number): Record<string, ProxyOptions> {
  const options: ProxyOptions = {
    target: `http://127.0.0.1:${backendPort}`,
    // The Host header stays the browser's: the backend compares it with Origin.
    changeOrigin: false,
    bypass: async () => {
      await backendReady(backendPort);
      return undefined;
    },
  };
  return Object.fromEntries(backendPaths.map((path) => [path, options]));
}
