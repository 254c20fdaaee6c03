import { createServer } from 'node:net';

/**
 * Checks that a port is free.
 * @param {number} port 0: any free one
 * @param {string} host
 * @returns {Promise<{ port: number } | { error: NodeJS.ErrnoException }>}
 */
export function tryPort(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve({ error }));
    server.listen(port, host, () => {
      const { port: got } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve({ port: got }));
    });
  });
}

/** A currently free port. */
export async function freePort() {
  const result = await tryPort(0);
  if ('error' in result) throw result.error;
  return result.port;
}
