/** The tax service, as this backend knows it: a party of its own, whose answers may be late, lost or repeated. */
import type { TaxRefusal } from '@kasa/contracts/points/register-shift-states';
import type { ShiftTotals } from '../../http/fiscal/turnover.ts';

/** A document of a register, with the signature of it. */
export interface SignedDocument {
  readonly merchantId: string;
  /** XML in windows-1251. */
  readonly document: Uint8Array;
  readonly signature: Uint8Array;
}

/** Numbers for documents made without the tax service, in place of those that it gave before. */
export interface OfflineNumbers {
  /** Of the next offline session. */
  readonly sessionNumber: string;
  /** What its control numbers begin with. */
  readonly seed: string;
  readonly given: number;
}

export type TaxAnswer =
  | {
      readonly fiscalNumber: string;
      readonly refusal?: undefined;
      /** With the opening of a shift, and the end of an offline session. */
      readonly offlineNumbers?: OfflineNumbers | undefined;
    }
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

export interface RegisterName {
  readonly merchantId: string;
  readonly registerNumber: string;
}

/** What the tax service has of a register. */
export interface RegisterState {
  readonly lastNumber: number;
  /** SHA-256 of its last document, hex; null: it has none. */
  readonly lastHash: string | null;
  /** Of the shift that is open; null: none is. */
  readonly shiftOpenedAt: string | null;
  /** Of that shift. */
  readonly totals: ShiftTotals;
  /** Whether it counts as offline. */
  readonly isOffline: boolean;
  readonly offlineNumbers: OfflineNumbers & { readonly used: number };
}

export interface TaxService {
  /** Whether it can be reached at all; that it answers a document is not said. */
  isReachable(merchantId: string): Promise<boolean>;

  /** The active registers of a taxpayer, by their numbers; null: no answer came in time. */
  registersOf(taxpayer: Taxpayer): Promise<readonly KnownRegister[] | null>;

  /** Asks for more numbers for documents made offline; false: it gave none. */
  giveNumbers(register: RegisterName): Promise<boolean>;

  /** Null: it knows no such register, or did not answer in time. */
  stateOf(register: RegisterName): Promise<RegisterState | null>;

  /**
   * Sends a document, or asks what became of it: sent again, it is the same one. `answered` is called for each answer
   * that comes in time: never, once, or more often.
   */
  register(sent: SignedDocument, answered: (answer: TaxAnswer) => Promise<void>): Promise<void>;
}
