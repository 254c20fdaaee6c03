import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ProxyOptions } from 'vite';

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

/** Holds requests while the backend restarts, instead of failing them. */
async function backendReady(backendPort: number): Promise<void> {
  for (let waited = 0; waited < 10_000 && !(await listens(backendPort)); waited += 50) await sleep(50);
}

/** Vite's proxy to a local backend port. Server-sent events are not buffered. */
export function proxyTo(backendPort: number): Record<string, ProxyOptions> {
  const options: ProxyOptions = {
    target: `http://127.0.0.1:${backendPort}`,
    // Keeps the browser's Host header: the backend compares it with Origin.
    changeOrigin: false,
    bypass: async () => {
      await backendReady(backendPort);
      return undefined;
    },
  };
  return Object.fromEntries(backendPaths.map((path) => [path, options]));
}
