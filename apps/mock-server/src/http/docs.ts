import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildMockOpenApi } from '@kasa/contracts/mock-openapi';
import { buildOpenApi } from '@kasa/contracts/openapi';
import type { FastifyInstance } from 'fastify';
import type { ApiDocument } from './docs/document.ts';
import { type DocsPlace, docsPage } from './docs/page.ts';

/** The page needs less than a page of the web app: it sends and stores nothing. */
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

// By package name, which leads to the same file from `src` and from the bundle in `dist`.
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

/** Made or read when it is first asked for, so that it costs nothing at start; then kept. */
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

/**
 * Serves the contract as a page to read and search, at `/docs`, and the mock control's at `/docs/mock` where there is
 * one. Everything it needs comes from this server.
 */
export function registerDocs(app: FastifyInstance, { mockControl }: { mockControl: boolean }): void {
  const page = (url: string, build: () => object, place: DocsPlace) =>
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
