/** Java key stores (JKS, version 2). Each key is encrypted by a chain of SHA-1 sums and checked by one. */
import { createHash } from 'node:crypto';
import { bytesOf, parseDer, partsOf } from './der.ts';
import { KeyRefused } from './refusal.ts';

const VERSION = 2;
const PRIVATE_KEY = 1;
const SUM_BYTES = 20;

const sha1 = (...parts: Uint8Array[]) => {
  const hash = createHash('sha1');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** @throws KeyRefused `password_wrong`; RangeError where the file ends too early */
export function readJks(bytes: Buffer, password: string): { keys: Buffer[]; certificates: Buffer[] } {
  let at = 0;
  const number = (size: 2 | 4) => {
    at += size;
    return bytes.readUIntBE(at - size, size);
  };
  const block = (size: number) => {
    at += size;
    if (at > bytes.length) throw new RangeError('ends too early');
    return bytes.subarray(at - size, at);
  };
  const certificate = () => {
    block(number(2));
    return block(number(4));
  };
  const [keys, certificates]: [Buffer[], Buffer[]] = [[], []];
  number(4);
  if (number(4) !== VERSION) throw new KeyRefused('unreadable');
  for (let entries = number(4); entries > 0; entries -= 1) {
    const kind = number(4);
    block(number(2));
    block(8);
    if (kind === PRIVATE_KEY) {
      keys.push(openKey(block(number(4)), password));
      for (let chain = number(4); chain > 0; chain -= 1) certificates.push(certificate());
    } else certificates.push(certificate());
  }
  return { keys, certificates };
}

function openKey(encryptedInfo: Buffer, password: string): Buffer {
  const sealed = bytesOf(partsOf(parseDer(encryptedInfo))[1]);
  const secret = Buffer.from(password, 'utf16le').swap16();
  const body = sealed.subarray(SUM_BYTES, -SUM_BYTES);
  const open = Buffer.alloc(body.length);
  let sum: Buffer = sealed.subarray(0, SUM_BYTES);
  for (let at = 0; at < body.length; at += 1) {
    if (at % SUM_BYTES === 0) sum = sha1(secret, sum);
    open[at] = (body[at] ?? 0) ^ (sum[at % SUM_BYTES] ?? 0);
  }
  if (!sha1(secret, open).equals(sealed.subarray(-SUM_BYTES))) throw new KeyRefused('password_wrong');
  return open;
}
