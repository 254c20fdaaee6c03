/** The parts of two untyped libraries that the reading of keys of ДСТУ 4145 uses. */
declare module 'jkurwa/lib/models/index.js' {
  export interface DstuKey {
    /** Little-endian `r` and `s` behind their length. */
    sign(hash: Buffer, format: 'short'): Buffer;
    pub(): { serialize(): Uint8Array; verify(hash: Buffer, signature: Buffer, format: 'short'): boolean };
    to_asn1(): Uint8Array;
  }
  const models: { Priv: { from_asn1(der: Buffer, asStore: true): { keys: DstuKey[] } } };
  // biome-ignore lint/style/noDefaultExport: a CommonJS module, whose exports are imported as its default.
  export default models;
}

declare module 'jkurwa/lib/curve.js' {
  import type { DstuKey } from 'jkurwa/lib/models/index.js';

  const curves: { std_curve(name: 'DSTU_PB_257'): { keygen(): DstuKey } };
  // biome-ignore lint/style/noDefaultExport: a CommonJS module, whose exports are imported as its default.
  export default curves;
}

declare module 'gost89' {
  interface Sealed {
    readonly format: 'PBES2' | 'IIT';
    readonly body: Buffer;
    readonly iv?: Buffer;
    readonly salt?: Buffer;
    readonly sbox?: Buffer;
    readonly iters?: number;
    readonly pad?: Buffer;
  }
  interface Cipher {
    key(key: Buffer): void;
    crypt(input: Buffer, output: Buffer): void;
  }
  const gost89: {
    init(): Cipher;
    dumb_kdf(password: string, rounds: number): Buffer;
    pbkdf(password: string, salt: Buffer, rounds: number): Buffer;
    compat: {
      algos(): {
        hash(bytes: Uint8Array): Buffer;
        storeload(sealed: Sealed, password: string): Buffer;
        encrypt(bytes: Buffer, key: Buffer, iv: Buffer): Uint8Array;
      };
    };
  };
  // biome-ignore lint/style/noDefaultExport: a CommonJS module, whose exports are imported as its default.
  export default gost89;
}
