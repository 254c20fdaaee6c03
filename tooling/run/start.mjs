import { constants } from 'node:os';
import { childEnv, npxPnpm } from './env.mjs';
import { run } from './exec.mjs';
import { install } from './install.mjs';
import { tryPort } from './ports.mjs';
import { startServer } from './server.mjs';
import { UserFacingError } from './user-facing-error.mjs';

/** `npm start`: installs missing packages, builds changes, serves web and API on one address. */
export async function start() {
  const host = process.env.HOST || '127.0.0.1';
  const port = await wantedPort(host);
  await install();
  await build();
  return serve(host, port);
}

/** Checked first, so that a taken port is reported at once. @param {string} host */
export async function wantedPort(host) {
  const text = process.env.PORT || '3000';
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new UserFacingError(
      `PORT=${text} is not a port: give a number from 0 to 65535, e.g. PORT=3001 npm start`,
    );
  }
  const result = await tryPort(port, host);
  if (!('error' in result)) return port;
  if (result.error.code === 'EADDRINUSE') {
    throw new UserFacingError(
      `Port ${port} on ${host} is taken by another program.\nStop it, or choose another port:  PORT=${port + 1} npm start`,
    );
  }
  throw new UserFacingError(
    `Cannot listen on ${host}:${port}: ${result.error.message}\nChange HOST or PORT.`,
  );
}

/**
 * Outside production the web has its development panel, which shows the codes of text messages.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Record<string, string>}
 */
export const buildEnv = (env) => (env.NODE_ENV === 'production' ? {} : { KASA_DEV_PANEL: '1' });

/** Builds web and server; turbo skips unchanged packages. */
export async function build() {
  const result = await run([...npxPnpm, 'exec', 'turbo', 'run', 'build', '--output-logs=errors-only'], {
    env: childEnv(buildEnv(process.env)),
  });
  if (result.code !== 0) throw new UserFacingError(`${result.output.trim()}\n\nThe build failed (above).`);
}

/**
 * Runs the built server in the foreground, forwards signals, and returns its exit code.
 * @param {string} host
 * @param {number} port
 */
function serve(host, port) {
  // `localhost`, as in the README: cookies are bound to the host name.
  if (host === '127.0.0.1' && port !== 0) process.env.PUBLIC_URL ||= `http://localhost:${port}`;
  const child = startServer({ host, port, dataDir: process.env.DATA_DIR || '.data' }, 'inherit');
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGHUP', () => child.kill('SIGTERM'));
  process.on('SIGINT', () => {
    // In a terminal Ctrl-C already reaches the server: a second signal would end it at once.
    if (!process.stdout.isTTY) child.kill('SIGINT');
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}
