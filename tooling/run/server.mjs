import { spawn } from 'node:child_process';
import { childEnv, ownNode, root } from './env.mjs';

/** The built server, made by `pnpm --filter @kasa/mock-server build`. */
const serverFile = 'apps/mock-server/dist/server.js';

// Small young generations keep the server within its memory budget under load (architecture §7: 150 MB), for a few
// per cent of processor time. V8 takes this only from the command line.
const nodeFlags = ['--max-semi-space-size=4'];

/**
 * Starts the built product (web and API on one address).
 * @param {{ host: string, port: number, dataDir: string }} where dataDir: a folder, or `:memory:`
 * @param {'inherit' | 'ignore'} output where its own output goes
 */
export function startServer({ host, port, dataDir }, output) {
  return spawn(ownNode, [...nodeFlags, serverFile], {
    cwd: root,
    env: childEnv({ HOST: host, PORT: String(port), DATA_DIR: dataDir }),
    stdio: ['ignore', output, output],
  });
}
