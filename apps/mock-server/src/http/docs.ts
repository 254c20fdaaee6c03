import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildMockOpenApi } from '@kasa/contracts/mock-openapi';
import { buildOpenApi } from '@kasa/contracts/openapi';
import type { FastifyInstance } from 'fastify';
import type { ApiDocument } from './docs/document.ts';
import { type DocsPageLinks, docsPage } from './docs/page.ts';

/** Stricter than the web app's policy: the page sends and stores nothing. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

// Resolved by package name, which works from `src` and from the bundle in `dist`.
const own = (name: string) => import.meta.resolve(`@kasa/mock-server/public/docs/${name}`);
const latin = () => import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
const cyrillic = () =>
  import.meta.resolve('@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2');
const read = (...urls: string[]) => Buffer.concat(urls.map((url) => readFileSync(fileURLToPath(url))));

const assets: Readonly<Record<string, { type: string; load: () => Buffer }>> = {
  'page.css': { type: 'text/css; charset=utf-8', load: () => read(own('page.css'), own('content.css')) },
  'page.js': { type: 'text/javascript; charset=utf-8', load: () => read(own('page.js')) },
  'inter-latin.woff2': { type: 'font/woff2', load: () => read(latin()) },
  'inter-cyrillic.woff2': { type: 'font/woff2', load: () => read(cyrillic()) },
};

/** Built on the first request, then cached. */
function serve(app: FastifyInstance, url: string, type: string, load: () => string | Buffer): void {
  let content: string | Buffer | undefined;
  app.get(url, (_request, reply) => {
    content ??= load();
    return reply
      .type(type)
      .headers({ 'content-security-policy': POLICY, 'cache-control': 'no-cache' })
      .send(content);
  });
}

/** Serves the API documentation at `/docs`, and that of the mock control at `/docs/mock` if it is enabled. */
export function registerDocs(app: FastifyInstance, { mockControl }: { mockControl: boolean }): void {
  const page = (url: string, build: () => object, place: DocsPageLinks) =>
    serve(app, url, 'text/html; charset=utf-8', () => docsPage(build() as ApiDocument, place));
  page('/docs', buildOpenApi, {
    json: '/api/v1/openapi.json',
    other: mockControl ? { href: '/docs/mock', title: 'Mock control' } : undefined,
  });
  if (mockControl) {
    page('/docs/mock', buildMockOpenApi, {
      json: '/__mock/openapi.json',
      other: { href: '/docs', title: 'Kasa API' },
    });
  }
  for (const [name, { type, load }] of Object.entries(assets)) serve(app, `/docs/${name}`, type, load);
}
