import { defineConfig } from 'vite';

// One file that starts quickly, and one with the seed and faker, loaded when there is a database to fill.
// The native argon2 stays a package; everything else is bundled.
export default defineConfig({
  // docs.ts finds `public` by the package's name; a copy would lie unused.
  publicDir: false,
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist',
    rolldownOptions: {
      input: { server: 'src/start.ts', main: 'src/server.ts' },
      output: { entryFileNames: '[name].js' },
    },
  },
  ssr: { noExternal: true, external: ['@node-rs/argon2'] },
});
