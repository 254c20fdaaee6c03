/** The tax service, as this backend knows it: a party of its own, whose answers may be late, lost or repeated. */
import type { TaxRefusal } from '@kasa/contracts/points/register-shift-states';

/** A document of a register, with the signature of it. */
export interface SignedDocument {
  readonly merchantId: string;
  /** XML in windows-1251. */
  readonly document: Uint8Array;
  readonly signature: Uint8Array;
}

export type TaxAnswer =
  | { readonly fiscalNumber: string; readonly refusal?: undefined }
  | { readonly refusal: TaxRefusal };

export interface Taxpayer {
  readonly merchantId: string;
  readonly taxNumber: string;
}

/** A register that is not closed, as the tax service knows it. */
export interface KnownRegister {
  readonly registerNumber: string;
  readonly name: string;
  readonly city: string;
  readonly address: string;
}

export interface TaxService {
  /** The active registers of a taxpayer, by their numbers; null: no answer came in time. */
  registersOf(taxpayer: Taxpayer): Promise<readonly KnownRegister[] | null>;

  /**
   * Sends a document, or asks what became of it: sent again, it is the same one. `answered` is called for each answer
   * that comes in time: never, once, or more often.
   */
  register(sent: SignedDocument, answered: (answer: TaxAnswer) => Promise<void>): Promise<void>;
}
