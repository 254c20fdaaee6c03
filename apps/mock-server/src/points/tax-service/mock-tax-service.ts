import type { MockTaxService as Behaviour } from '@kasa/contracts/mock/tax-service';
import { DEFAULT_OFFLINE_NUMBERS } from '@kasa/contracts/points/offline-rules';
import type { z } from 'zod';
import type { Db } from '../../db/schema.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Clock } from '../../http/clock.ts';
import type { DocumentSigner } from '../documents/signer.ts';
import { giveNumbers, judgeDocument, registerNumberIn, registersIn, stateIn } from './document-book.ts';
import type {
  KnownRegister,
  RegisterName,
  RegisterState,
  SignedDocument,
  TaxAnswer,
  Taxpayer,
  TaxService,
} from './tax-service.ts';

type Told = z.output<typeof Behaviour>;

const REGISTERS: Told = { behaviour: 'registers', after_seconds: 30, merchant_id: null };

/** A tax service that registers unless told otherwise. Its book is kept in the database, what it is told is not. */
export class MockTaxService implements TaxService {
  readonly #services: {
    readonly db: () => Db;
    readonly clock: Clock;
    readonly verify: DocumentSigner['verify'];
  };
  readonly #told = new Map<string | null, Told>();

  constructor(services: {
    readonly db: () => Db;
    readonly clock: Clock;
    readonly verify: DocumentSigner['verify'];
  }) {
    this.#services = services;
  }

  /** Behaves so from now on. */
  tell(behaviour: Told): void {
    this.#told.set(behaviour.merchant_id, behaviour);
  }

  reset(): void {
    this.#told.clear();
  }

  async isReachable(merchantId: string): Promise<boolean> {
    return this.#behaviourTo(merchantId).behaviour !== 'down';
  }

  async registersOf(taxpayer: Taxpayer): Promise<readonly KnownRegister[] | null> {
    return this.#answers(taxpayer.merchantId) ? registersIn(this.#services.db(), taxpayer) : null;
  }

  async stateOf(register: RegisterName): Promise<RegisterState | null> {
    return this.#answers(register.merchantId) ? stateIn(this.#services.db(), register) : null;
  }

  async giveNumbers(register: RegisterName): Promise<boolean> {
    if (!this.#answers(register.merchantId)) return false;
    const { offline_numbers = DEFAULT_OFFLINE_NUMBERS } = this.#behaviourTo(register.merchantId);
    return inTransaction(this.#services.db(), (tx) => giveNumbers(tx, register, offline_numbers));
  }

  /** Whether questions are answered in time. */
  #answers(merchantId: string): boolean {
    const { behaviour } = this.#behaviourTo(merchantId);
    return behaviour === 'registers' || behaviour === 'refuses' || behaviour === 'twice';
  }

  #behaviourTo(merchantId: string): Told {
    return this.#told.get(merchantId) ?? this.#told.get(null) ?? REGISTERS;
  }

  async register(sent: SignedDocument, answered: (answer: TaxAnswer) => Promise<void>): Promise<void> {
    const { db, clock, verify } = this.#services;
    const {
      behaviour,
      after_seconds,
      offline_numbers = DEFAULT_OFFLINE_NUMBERS,
    } = this.#behaviourTo(sent.merchantId);
    if (behaviour === 'down') return;
    const { merchantId, document, signature } = sent;
    const register = { merchantId, registerNumber: registerNumberIn(document) };
    const isVerified = await verify(db(), register, document, signature);
    const delay = behaviour === 'late' ? after_seconds : 0;
    const judgement = {
      ...{ now: clock.now(), delay, isVerified, refuses: behaviour === 'refuses' },
      offlineNumbers: offline_numbers,
    };
    const { answer, answersAt } = await inTransaction(db(), (tx) => judgeDocument(tx, sent, judgement));
    if (behaviour === 'silent' || answersAt > clock.nowIso()) return;
    await answered(answer);
    if (behaviour === 'twice') await answered(answer);
  }
}
