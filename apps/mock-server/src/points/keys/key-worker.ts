/** The thread in which a key file is read: started for one file, and ended with it. */
import { parentPort, workerData } from 'node:worker_threads';
import { parseKeyFile } from './parse-key-file.ts';
import { KeyRefused } from './refusal.ts';

const { bytes, password } = workerData as { bytes: Uint8Array; password: string };
try {
  parentPort?.postMessage({ key: parseKeyFile(Buffer.from(bytes), password) });
} catch (error) {
  parentPort?.postMessage({ refusal: error instanceof KeyRefused ? error.refusal : 'unreadable' });
}
