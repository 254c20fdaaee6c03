import { type AddressInfo, createServer, connect as dial, type Socket } from 'node:net';

/** A way to a server that can be cut: the network between a browser and the server, of one test alone. */
export interface Cuttable {
  /** The server's address by this way. */
  readonly baseURL: string;
  /** Breaks every connection and lets no new one through. */
  cut(): void;
  /** Lets connections through again. */
  mend(): void;
  close(): Promise<void>;
}

/** Lays a way to a server, byte by byte, on a port of its own. */
export async function cuttable(server: string): Promise<Cuttable> {
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
    cut: () => {
      isCut = true;
      for (const socket of open) socket.destroy();
    },
    mend: () => {
      isCut = false;
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => way.close(resolve));
    },
  };
}
