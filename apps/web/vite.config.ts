import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import localesPlugin from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Where the API answers while developing; built, server and web share one address. */
const api = process.env.KASA_API_URL ?? 'http://127.0.0.1:3001';

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    // React Aria's own words in our two languages only, instead of thirty.
    { ...localesPlugin.vite({ locales: ['uk-UA', 'en-US'] }), enforce: 'pre', apply: 'build' },
    preloadFonts(),
    precompress(),
  ],
  server: {
    proxy: Object.fromEntries(['/api', '/__mock', '/healthz', '/docs'].map((path) => [path, api])),
  },
  build: {
    target: 'es2023',
    manifest: true,
    // A data: URL would need `data:` in the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Schemas only describe: whoever formats a phone need not carry the schema declared beside it, nor zod.
      treeshake: { manualPureFunctions: ['z'] },
      output: {
        codeSplitting: {
          groups: [
            // Changes with an upgrade only, so browsers keep it from one version of ours to the next.
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
            },
          ],
        },
      },
    },
  },
});

/** The two scripts that every page writes: without a preload they would start only after the styles have come. */
function preloadFonts(): Plugin {
  return {
    name: 'kasa-preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => /inter-(latin|cyrillic)-wght-normal[^/]*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
            injectTo: 'head-prepend' as const,
          })),
    },
  };
}

/** Compresses once what would be compressed for every visitor; the server sends `.br` and `.gz` where they are. */
function precompress(): Plugin {
  return {
    name: 'kasa-precompress',
    apply: 'build',
    writeBundle({ dir = '' }) {
      for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|html|svg)$/.test(file)) continue;
        const content = readFileSync(join(dir, file));
        writeFileSync(join(dir, `${file}.br`), brotliCompressSync(content));
        writeFileSync(join(dir, `${file}.gz`), gzipSync(content, { level: 9 }));
      }
    },
  };
}
