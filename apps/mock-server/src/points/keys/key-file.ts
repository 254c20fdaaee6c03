/**
 * Reads key files of strangers: bounded in size, in a thread of its own with bounds of time and memory, so that none
 * blocks or ends the server. What is read and what is not: docs/signing-keys.md.
 */
import { basename, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ParsedKey } from './parse-key-file.ts';
import { type KeyRefusal, KeyRefused } from './refusal.ts';

/** The largest container seen has 20 KB, with the certificates of its chain. */
export const MAX_KEY_FILE_BYTES = 64 * 1024;

const LIMITS = { timeMs: 20_000, memoryMb: 96 };

/** Beside this file; the build puts it beside the server (vite.config.ts). */
const { dirname, filename } = import.meta;
const WORKER = filename.endsWith('.ts')
  ? join(dirname, 'key-worker.ts')
  : join(dirname, basename(dirname) === 'assets' ? '..' : '.', 'key-worker.js');

type Answer = { readonly key: ParsedKey } | { readonly refusal: KeyRefusal };

/**
 * The key of a file, its owner by its certificate, and a private key that signs.
 * @param beside file of the certificate, for a key that is alone in its own
 * @throws KeyRefused
 */
export async function readKeyFile(
  bytes: Uint8Array,
  password: string,
  beside?: Uint8Array,
  { timeMs, memoryMb } = LIMITS,
): Promise<ParsedKey> {
  if (bytes.length > MAX_KEY_FILE_BYTES) throw new KeyRefused('unreadable');
  if (beside !== undefined && beside.length > MAX_KEY_FILE_BYTES) throw new KeyRefused('certificate_other');
  const worker = new Worker(WORKER, {
    workerData: { bytes, password, beside },
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 16 },
    // What libraries write of hostile bytes helps nobody, and could tell of the key.
    stdout: true,
    stderr: true,
    env: {},
  });
  const timer = setTimeout(() => void worker.terminate(), timeMs);
  try {
    const answer = await new Promise<Answer>((resolve) => {
      worker.once('message', resolve);
      for (const end of ['error', 'exit']) worker.once(end, () => resolve({ refusal: 'unreadable' }));
    });
    if ('refusal' in answer) throw new KeyRefused(answer.refusal);
    const { der, certificate, ...facts } = answer.key;
    return { ...facts, der: Buffer.from(der), certificate: Buffer.from(certificate) };
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
