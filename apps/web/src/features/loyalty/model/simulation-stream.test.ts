import { exampleSimulation } from '@kasa/contracts/loyalty/simulation';
import { expect, it } from 'vitest';
import { isEnded, readSimulation } from './simulation-stream.ts';

const written = (message: object, n: number) => `event: m\nid: ${n}\ndata: ${JSON.stringify(message)}\n\n`;
const progress = (receipts: number) => ({ type: 'progress', receipts, total: 100 });
const whole = new TextEncoder().encode(
  `${written(progress(0), 1)}: heartbeat\n\n${written(progress(50), 2)}${written(exampleSimulation, 3)}`,
);

/** In pieces of so many bytes. */
const inPieces = (bytes: Uint8Array, size: number) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
      controller.close();
    },
  });

async function read(stream: ReadableStream<Uint8Array>) {
  const seen: number[] = [];
  const result = await readSimulation(stream, ({ receipts }) => seen.push(receipts));
  return { seen, result };
}

it.each([1, 2, 3, 7, 64, 10_000])('messages are read in pieces of %i bytes', async (size) => {
  expect(await read(inPieces(whole, size))).toEqual({ seen: [0, 50], result: exampleSimulation });
});

it.each([whole.slice(0, -9), new Uint8Array()])('an end before the result is the server’s', async (bytes) => {
  await expect(read(inPieces(bytes, 50))).rejects.toSatisfy(isEnded);
});

it('what is no message is a failure of its own', async () => {
  const odd = new TextEncoder().encode('data: <html>\n\n');
  await expect(read(inPieces(odd, 4))).rejects.toMatchObject({ kind: 'generic' });
});

it('a stream that breaks off is a lost connection', async () => {
  const broken = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(new TypeError('network error')),
  });
  await expect(read(broken)).rejects.toMatchObject({ kind: 'network' });
});
