import localesPlugin from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileMessages } from './build/compile-messages.ts';
import { plainContract } from './build/plain-contract.ts';
import { precompress } from './build/precompress.ts';
import { preloadFonts } from './build/preload-fonts.ts';

/** Where the API answers while developing; built, server and web share one address. */
const api = process.env.KASA_API_URL ?? 'http://127.0.0.1:3001';

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    // React Aria's own words in our two languages only, instead of thirty.
    { ...localesPlugin.vite({ locales: ['uk-UA', 'en-US'] }), enforce: 'pre', apply: 'build' },
    compileMessages(),
    plainContract(),
    preloadFonts(),
    precompress(),
  ],
  server: {
    // The Host stays the browser's: the backend compares it with the Origin of every change.
    proxy: Object.fromEntries(
      ['/api', '/__mock', '/healthz', '/docs'].map((path) => [path, { target: api, changeOrigin: false }]),
    ),
  },
  build: {
    target: 'es2023',
    manifest: true,
    // A data: URL would need `data:` in the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Schemas only describe: whoever formats a phone need not carry the schema declared beside it, nor zod.
      treeshake: { manualPureFunctions: ['z', 'Object.keys'] },
      output: {
        codeSplitting: {
          groups: [
            // Changes with an upgrade only, so browsers keep it from one version of ours to the next.
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler)\//,
            },
            // On its own, or it would be put where a list has to fetch it too: only forms need it.
            { name: 'zod', test: /node_modules\/zod\// },
          ],
        },
      },
    },
  },
});
