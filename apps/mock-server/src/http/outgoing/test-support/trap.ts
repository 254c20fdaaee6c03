import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { certificate } from './certificate.ts';

/** A server on this machine that notes who comes. */
export interface Trap {
  readonly port: number;
  /** Connections so far, whether or not anything was asked. */
  connections(): number;
  /** What was asked, as `POST /path`. */
  readonly requests: readonly string[];
  close(): Promise<void>;
}

/** Opens a trap on every address of the machine. @param answer default: 200 and no body */
export async function openTrap(answer: RequestListener = (_, response) => response.end()): Promise<Trap> {
  const requests: string[] = [];
  let connections = 0;
  const server = createServer(certificate, (request, response) => {
    requests.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  server.on('connection', () => {
    connections += 1;
  });
  server.listen(0);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => connections,
    requests,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
