import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface OtherOrigin {
  /** Another port of the product's host: cross-origin but same-site, so cookies are sent. */
  readonly sameSite: string;
  /** The same server by another host name: cross-site. */
  readonly crossSite: string;
  close(): Promise<void>;
}

export async function startOtherOrigin(
  page = '<!doctype html><title>elsewhere</title><p>elsewhere',
): Promise<OtherOrigin> {
  const server = createServer((_, answer) => {
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    sameSite: `http://127.0.0.1:${port}`,
    crossSite: `http://localhost:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
