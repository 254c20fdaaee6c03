/// <reference path="./jkurwa.d.ts" />
/** Opens what a password protects: PBES2 and the schemes of PKCS#12, with ciphers of the world and of the state. */
import gost89 from 'gost89';
import forge from 'node-forge';
import { bytesOf, isType, type Node, numberOf, oidOf, parseDer, partsOf, walk } from './der.ts';
import { KeyRefused } from './refusal.ts';

const PBES2 = '1.2.840.113549.1.5.13';
/** Containers of the programs of IIT: ГОСТ 28147 by blocks, and a key of 10 000 rounds. */
const IIT = '1.3.6.1.4.1.19398.1.1.1.2';
const GOST_CFB = '1.2.804.2.1.1.1.1.1.1.3';

/** Rounds in JavaScript, 100 µs each. */
const MAX_GOST_ROUNDS = 20_000;
const MAX_ROUNDS = 600_000;

/**
 * Looks before anything is derived: wherever a salt is followed by a number, that is its rounds.
 * @throws KeyRefused `unreadable`
 */
export function requireFewRounds(tree: Node, limit = MAX_ROUNDS): void {
  for (const { value } of walk(tree)) {
    if (!Array.isArray(value)) continue;
    value.forEach((node, index) => {
      const isSalted = isType(value[index - 1], forge.asn1.Type.OCTETSTRING);
      const isRounds = isSalted && isType(node, forge.asn1.Type.INTEGER);
      if (isRounds && numberOf(node) > limit) throw new KeyRefused('unreadable');
    });
  }
}

/** Sealed parts of one file: keys and certificates of a container are few, and each costs its rounds. */
const MAX_SEALED = 8;

/**
 * What was encrypted, as a tree.
 * @param algorithm an AlgorithmIdentifier
 * @throws KeyRefused `password_wrong` for what opens to no DER; `unreadable` for another scheme, or one part too many
 */
export type Decrypt = (algorithm: Node, sealed: Buffer) => { readonly tree: Node; readonly der: Buffer };

/** Opens the sealed parts of one file. */
export function decryptWith(password: string): Decrypt {
  let opened = 0;
  return (algorithm, sealed) => {
    opened += 1;
    if (opened > MAX_SEALED) throw new KeyRefused('unreadable');
    return decrypt(algorithm, sealed, password);
  };
}

function decrypt(algorithm: Node, sealed: Buffer, password: string): ReturnType<Decrypt> {
  requireFewRounds(algorithm);
  const open = opener(algorithm, password);
  try {
    const der = open(sealed);
    const tree = parseDer(der);
    // Whatever a wrong password gives is DER now and then, of another type.
    if (!isType(tree, forge.asn1.Type.SEQUENCE)) throw new KeyRefused('password_wrong');
    return { tree, der };
  } catch (error) {
    throw error instanceof KeyRefused ? error : new KeyRefused('password_wrong');
  }
}

function opener(algorithm: Node, password: string): (sealed: Buffer) => Buffer {
  const [id, params] = partsOf(algorithm);
  const oid = oidOf(id);
  if (oid === IIT) {
    const [, pad] = partsOf(params);
    const parts = { format: 'IIT', pad: pad ? bytesOf(pad) : Buffer.alloc(0) } as const;
    return (body) => gost89.compat.algos().storeload({ ...parts, body }, password);
  }
  if (oid === PBES2) {
    const [derivation, cipher] = partsOf(params);
    if (oidOf(partsOf(cipher)[0]) === GOST_CFB) return gostOpener(derivation, cipher, password);
  }
  return (body) => {
    const text = oid === PBES2 ? forge.util.encodeUtf8(password) : password;
    const opened = forgeCipher(oid, params, text);
    opened.update(forge.util.createBuffer(body.toString('latin1')));
    if (!opened.finish()) throw new KeyRefused('password_wrong');
    return Buffer.from(opened.output.getBytes(), 'latin1');
  };
}

function gostOpener(derivation: Node | undefined, cipher: Node | undefined, password: string) {
  requireFewRounds(derivation as Node, MAX_GOST_ROUNDS);
  const [salt, rounds] = partsOf(partsOf(derivation)[1]);
  const [iv, sbox] = partsOf(partsOf(cipher)[1]);
  const parts = { iv: bytesOf(iv), sbox: bytesOf(sbox), salt: bytesOf(salt), iters: numberOf(rounds) };
  return (body: Buffer) => gost89.compat.algos().storeload({ format: 'PBES2', ...parts, body }, password);
}

interface ForgeCipher {
  update(input: forge.util.ByteStringBuffer): void;
  finish(): boolean;
  readonly output: forge.util.ByteStringBuffer;
}

function forgeCipher(oid: string, params: Node | undefined, password: string): ForgeCipher {
  // Missing in the types of node-forge.
  const { pbe } = forge.pki as unknown as {
    pbe: { getCipher(oid: string, params: Node | undefined, password: string): ForgeCipher };
  };
  try {
    return pbe.getCipher(oid, params, password);
  } catch {
    throw new KeyRefused('unreadable');
  }
}
