import { spawn } from 'node:child_process';
import { childEnv, ownNode, root } from './env.mjs';

/** The built server, made by `pnpm --filter @kasa/mock-server build`. */
const serverFile = 'apps/mock-server/dist/server.js';

/**
 * Starts the built product (web and API on one address).
 * @param {{ host: string, port: number, dataDir: string }} where dataDir: a folder, or `:memory:`
 * @param {'inherit' | 'ignore'} output where its own output goes
 */
export function startServer({ host, port, dataDir }, output) {
  return spawn(ownNode, [serverFile], {
    cwd: root,
    env: childEnv({ HOST: host, PORT: String(port), DATA_DIR: dataDir }),
    stdio: ['ignore', output, output],
  });
}
