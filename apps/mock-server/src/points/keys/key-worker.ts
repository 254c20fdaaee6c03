/** The thread in which a key file is read: started for one file, and ended with it. */
import { parentPort, workerData } from 'node:worker_threads';
import { parseKeyFile } from './parse-key-file.ts';
import { KeyRefused } from './refusal.ts';

interface Files {
  readonly bytes: Uint8Array;
  readonly password: string;
  /** File of the certificate; undefined: it is with the key. */
  readonly beside: Uint8Array | undefined;
}

const { bytes, password, beside } = workerData as Files;
try {
  const key = parseKeyFile(Buffer.from(bytes), password, beside && Buffer.from(beside));
  parentPort?.postMessage({ key });
} catch (error) {
  parentPort?.postMessage({ refusal: error instanceof KeyRefused ? error.refusal : 'unreadable' });
}
