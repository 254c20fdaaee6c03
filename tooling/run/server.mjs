import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { childEnv, ownNode, root } from './env.mjs';

/** The built server, made by `pnpm --filter @kasa/mock-server build`. */
const serverFile = 'apps/mock-server/dist/server.js';

/**
 * So that the server keeps within its memory under load (architecture §7: 150 MB): a small young generation, and an old
 * one that is looked through each time it has grown by two fifths; left alone, V8 lets it grow to four times its size
 * first. Two arenas of glibc instead of one for each thread. Neither can be set from within. The benches read the same
 * file.
 * @returns {{ flags: string[], env: Record<string, string> }}
 */
export const serverRuntime = () =>
  JSON.parse(readFileSync(join(root, 'apps/mock-server/runtime.json'), 'utf8'));

/**
 * Starts the built product (web and API on one address).
 * @param {{ host: string, port: number, dataDir: string }} where dataDir: a folder, or `:memory:`
 * @param {'inherit' | 'ignore'} output where its own output goes
 */
export function startServer({ host, port, dataDir }, output) {
  const { flags, env } = serverRuntime();
  return spawn(ownNode, [...flags, serverFile], {
    cwd: root,
    env: childEnv({ ...env, HOST: host, PORT: String(port), DATA_DIR: dataDir }),
    stdio: ['ignore', output, output],
  });
}
