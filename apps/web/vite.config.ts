import localesPlugin from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { planChunks } from './build/chunks.ts';
import { compileMessages } from './build/compile-messages.ts';
import { cutFonts } from './build/fonts.ts';
import { hotMessages } from './build/hot-messages.ts';
import { moduleGraph } from './build/module-graph.ts';
import { precompress } from './build/precompress.ts';
import { preloadFirstScreen } from './build/preload-first-screen.ts';
import { stylesFirst } from './build/styles-first.ts';

/** What the build is made of, without the division into files. */
const common = (): UserConfig => ({
  plugins: [
    react(),
    tailwindcss(),
    // React Aria's own words in our two languages only, instead of thirty.
    { ...localesPlugin.vite({ locales: ['uk-UA', 'en-US'] }), enforce: 'pre', apply: 'build' },
    compileMessages(),
    hotMessages(),
  ],
  worker: {
    // A reader is fetched by the worker when it is needed.
    format: 'es',
    // The server gives what lies here the policy of a worker (web-app.ts there).
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/workers/[name]-[hash].js',
        chunkFileNames: 'assets/workers/[name]-[hash].js',
      },
    },
  },
  build: {
    target: 'es2023',
    cssTarget: ['chrome120', 'firefox128', 'safari17.4'],
    manifest: true,
    // A data: URL would need `data:` in the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});

export default defineConfig(async ({ command }) => {
  const config = common();
  // Development builds only (decisions §5): while developing, and where `npm start` asks for it.
  const hasDevPanel = command !== 'build' || process.env.KASA_DEV_PANEL === '1';
  config.define = { __DEV_PANEL__: JSON.stringify(hasDevPanel) };
  if (command !== 'build') return config;

  const name = await planChunks({ ...common(), define: config.define, root: import.meta.dirname });
  config.plugins?.push(stylesFirst(), cutFonts(), preloadFirstScreen(), moduleGraph(), precompress());
  config.build = {
    ...config.build,
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name }] } },
    },
  };
  return config;
});
