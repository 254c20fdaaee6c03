import type { ReadRequest, ReadResponse } from './code-worker.ts';
import type { Effort } from './decode.ts';
import type { ReadResult } from './found-code.ts';

/** Reads codes in a worker on this device. */
export interface CodeReader {
  /** Transfers the picture. @throws Error if the reader can't be loaded, or has been closed */
  read(picture: ImageBitmap, effort: Effort): Promise<ReadResult>;
  /** Terminates the worker; pending reads reject. */
  close(): void;
}

interface Waiting {
  resolve(reading: ReadResult): void;
  reject(error: Error): void;
}

export function openCodeReader(): CodeReader {
  const worker = new Worker(new URL('./code-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let failure: Error | undefined;
  const end = (error: Error) => {
    failure ??= error;
    worker.terminate();
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
  };
  worker.addEventListener('message', ({ data: { id, ...reading } }: MessageEvent<ReadResponse>) => {
    waiting.get(id)?.resolve(reading);
    waiting.delete(id);
  });
  worker.addEventListener('error', () => end(new Error('The reader of codes did not start')));
  return {
    read: (picture, effort) =>
      new Promise((resolve, reject) => {
        if (failure) {
          picture.close();
          return reject(failure);
        }
        last += 1;
        waiting.set(last, { resolve, reject });
        worker.postMessage({ id: last, picture, effort } satisfies ReadRequest, [picture]);
      }),
    close: () => end(new Error('The reader of codes was closed')),
  };
}
