import { defineConfig } from 'vite';

// One file that starts quickly. The native argon2 stays a package; everything else is bundled.
export default defineConfig({
  build: {
    ssr: 'src/server.ts',
    target: 'node24',
    outDir: 'dist',
    rolldownOptions: { output: { entryFileNames: 'server.js' } },
  },
  ssr: { noExternal: true, external: ['@node-rs/argon2'] },
});
