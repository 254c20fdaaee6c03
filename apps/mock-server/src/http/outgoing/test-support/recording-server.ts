import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { certificate } from './certificate.ts';

/** A local server that records connections and requests. */
export interface RecordingServer {
  readonly port: number;
  connections(): number;
  readonly requests: readonly string[];
  close(): Promise<void>;
}

/** Opens a trap on all local addresses. @param answer default: 200 without a body */
export async function startRecordingServer(
  answer: RequestListener = (_, response) => response.end(),
): Promise<RecordingServer> {
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
