import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net';

/** A TCP proxy that simulates a network failure between browser and server. */
export interface TcpProxy {
  readonly baseURL: string;
  disconnect(): void;
  reconnect(): void;
  close(): Promise<void>;
}

export async function startTcpProxy(server: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(server);
  const open = new Set<Socket>();
  let isCut = false;
  const way = createServer((near) => {
    if (isCut) return void near.resetAndDestroy();
    const far = dial(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
  return {
    baseURL: `http://127.0.0.1:${(way.address() as AddressInfo).port}`,
    disconnect: () => {
      isCut = true;
      for (const socket of open) socket.destroy();
    },
    reconnect: () => {
      isCut = false;
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => way.close(resolve));
    },
  };
}
