import { defineConfig } from 'vite';

// Chunks: the server; the thread that reads key files; the seed with faker, loaded only to fill a database; the commonest passwords. Native modules are external.
export default defineConfig({
  // docs.ts finds `public` by the package's name; a copy would be unused.
  publicDir: false,
  build: {
    ssr: true,
    target: 'node24',
    outDir: 'dist',
    rolldownOptions: {
      input: { server: 'src/start.ts', main: 'src/server.ts', 'key-worker': 'src/points/keys/key-worker.ts' },
      output: { entryFileNames: '[name].js' },
    },
  },
  ssr: { noExternal: true, external: ['@napi-rs/image', '@node-rs/argon2'] },
});
