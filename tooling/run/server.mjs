import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { childEnv, ownNode, root } from './env.mjs';

const serverFile = 'apps/mock-server/dist/server.js';

/**
 * Settings that limit the server's memory under load (architecture §7: 150 MB) and cannot be set from within:
 * a small young generation, an old one collected after 40 % growth, two malloc arenas.
 * @returns {{ flags: string[], env: Record<string, string> }}
 */
export const serverRuntime = () =>
  JSON.parse(readFileSync(join(root, 'apps/mock-server/runtime.json'), 'utf8'));

/**
 * Starts the built product (web and API on one address).
 * @param {{ host: string, port: number, dataDir: string }} where dataDir: a folder, or `:memory:`
 * @param {'inherit' | 'ignore'} output
 */
export function startServer({ host, port, dataDir }, output) {
  const { flags, env } = serverRuntime();
  return spawn(ownNode, [...flags, serverFile], {
    cwd: root,
    env: childEnv({ ...env, HOST: host, PORT: String(port), DATA_DIR: dataDir }),
    stdio: ['ignore', output, output],
  });
}
