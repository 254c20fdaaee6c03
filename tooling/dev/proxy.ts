import type { ServerResponse } from 'node:http';
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

/** Holds requests while the backend restarts. @returns why it does not start; undefined: it listens */
async function reasonOfSilence(
  port: number,
  whyEnded: () => string | undefined,
): Promise<string | undefined> {
  for (let waited = 0; waited < 10_000; waited += 50) {
    if (await listens(port)) return undefined;
    const reason = whyEnded();
    if (reason !== undefined) return reason;
    await sleep(50);
  }
  return `Nothing listens on port ${port} of the server`;
}

/** Answers as an API: a failure that a screen can show. */
function refuse(response: ServerResponse, msg: string): void {
  // A stream that broke off: its reader comes back by itself.
  if (response.headersSent) return void response.destroy();
  response.writeHead(500, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify({ code: -1, msg, details: null, data: null }));
}

/** Why a backend has ended, from what it wrote to stderr: the file, by its path in `folder`, and the error. */
export function explainEnd(stderr: string, folder: string): string {
  const where = /^file:\/\/(.+:\d+)$/m.exec(stderr)?.[1];
  const what = /^\w*Error\b.*$/m.exec(stderr)?.[0] ?? stderr.trim().slice(-300);
  const parts = ['The server does not start', where, what].filter(Boolean);
  return parts.join(': ').replaceAll(`${folder}/`, '');
}

function proxy(options: ProxyOptions): Record<string, ProxyOptions> {
  const both: ProxyOptions = {
    ...options,
    configure: (server, own) => {
      options.configure?.(server, own);
      server.on('error', (error, _request, response) => {
        // Of a WebSocket it would be a socket; the API has none.
        if ('writeHead' in response) refuse(response, `No answer from ${options.target}: ${error.message}`);
      });
    },
  };
  return Object.fromEntries(backendPaths.map((path) => [path, both]));
}

/**
 * Vite's proxy to a local backend. Server-sent events are not buffered.
 * @param whyEnded the reason if the backend has ended by itself; undefined while it runs or starts
 */
export function proxyTo(port: number, whyEnded: () => string | undefined): Record<string, ProxyOptions> {
  return proxy({
    target: `http://127.0.0.1:${port}`,
    // Keeps the browser's Host header: the backend compares it with Origin.
    changeOrigin: false,
    bypass: async ({ url }, response) => {
      const reason = await reasonOfSilence(port, whyEnded);
      if (reason === undefined || !response) return undefined;
      refuse(response, reason);
      return url;
    },
  });
}

/** Vite's proxy to a backend elsewhere, which sees its own Host and Origin, as if it served the web itself. */
export function proxyToUrl(target: URL): Record<string, ProxyOptions> {
  return proxy({
    target: target.origin,
    changeOrigin: true,
    configure: (server) => {
      server.on('proxyReq', (request, { headers: { origin, host } }) => {
        // Of our own pages only: what another page sends is still refused.
        if (origin && URL.parse(origin)?.host === host) request.setHeader('origin', target.origin);
      });
    },
  });
}
