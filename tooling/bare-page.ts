/** A minimal React page with a table: the reference for the performance of our pages. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { root } from './run/env.mjs';

const ENTRY = 'bare-page';

/** As many rows and cells as our lists show first. */
const SOURCE = `
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
const cells = (row) => Array.from({ length: 7 }, (_, n) => h('td', { key: n }, 'Рядок ' + row + ', ' + n));
const rows = Array.from({ length: 10 }, (_, row) => h('tr', { key: row }, cells(row)));
createRoot(document.getElementById('root')).render(h('table', null, h('tbody', null, rows)));
`;

const HTML = `<!doctype html><html lang="uk"><head><meta charset="utf-8"><title>Таблиця</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"></head>
<body><div id="root"></div><script type="module" src="/bare.js"></script></body></html>`;

async function builtScript(): Promise<string> {
  const built = await build({
    root: join(root, 'apps/web'),
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { write: false, rolldownOptions: { input: ENTRY } },
    plugins: [
      {
        name: ENTRY,
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
        load: (id) => (id === `\0${ENTRY}` ? SOURCE : undefined),
      },
    ],
  });
  const [only] = [built].flat();
  const script = only && 'output' in only ? only.output.find((file) => file.type === 'chunk') : undefined;
  if (script?.type !== 'chunk') throw new Error('The bare page was not built');
  return script.code;
}

export async function startBarePage(): Promise<{ url: string; stop: () => void }> {
  const script = brotliCompressSync(await builtScript());
  const server = createServer(({ url }, answer) => {
    const isScript = url === '/bare.js';
    answer.writeHead(200, {
      'content-type': isScript ? 'text/javascript' : 'text/html',
      ...(isScript ? { 'content-encoding': 'br' } : {}),
    });
    answer.end(isScript ? script : HTML);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
