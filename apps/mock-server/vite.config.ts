import { defineConfig } from 'vite';

// Two chunks: the server, and the seed with faker, loaded only to fill a database. argon2 is external.
export default defineConfig({
  // docs.ts finds `public` by the package's name; a copy would be unused.
  publicDir: false,
  build: {
    ssr: 'src/server.ts',
    target: 'node24',
    outDir: 'dist',
    rolldownOptions: { output: { entryFileNames: 'server.js' } },
  },
  ssr: { noExternal: true, external: ['@node-rs/argon2'] },
});
