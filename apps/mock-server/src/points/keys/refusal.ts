/** Why a file is not taken as a key. */
export type KeyRefusal =
  /** The password, or what it protects was changed: ciphers do not tell which. */
  | 'password_wrong'
  /** Damaged, of no known format or scheme, too large, or takes too long. */
  | 'unreadable'
  /** A certificate, which holds nothing secret and signs nothing. */
  | 'certificate_instead'
  /** A key alone: nothing says whose it is. */
  | 'certificate_missing'
  /** The certificate that came with the key is none, or another key's. */
  | 'certificate_other';

export class KeyRefused extends Error {
  readonly refusal: KeyRefusal;

  constructor(refusal: KeyRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}
