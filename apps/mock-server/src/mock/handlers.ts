import type { mockOperations } from '@kasa/contracts/mock/operations';
import { operations } from '@kasa/contracts/operations';
import type { Language } from '@kasa/contracts/shared/codes';
import type { BrokenRule } from '@kasa/contracts/shared/rules';
import { deleteFutureSentCodes } from '../auth/code-limits.ts';
import { listTimeCodes } from '../auth/mock-second-factor.ts';
import { listMessages } from '../auth/text-messages.ts';
import { resetToSeed } from '../db/reset.ts';
import { newId } from '../db/row-columns.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Registrar } from '../http/fiscal/registrar.ts';
import { forgetFuturePauses } from '../http/limits/attempt-store.ts';
import { type Handlers, OperationFailure } from '../http/request/handler.ts';
import { fieldDetails } from '../http/request/input.ts';
import { stateIn } from '../points/tax-service/document-book.ts';
import { openElsewhere } from '../points/tax-service/elsewhere.ts';
import type { MockTaxService } from '../points/tax-service/mock-tax-service.ts';
import { decideDispute, listDisputes } from '../terminals/disputes.ts';
import type { MockAcquirer } from './acquirer.ts';
import type { CallbackReceiver } from './callback-receiver.ts';
import type { TravelClock } from './clock.ts';
import { setDataVolume } from './data-volume.ts';
import type { DemoActivity } from './demo-activity.ts';
import { listDemoUsers, setRights } from './demo-users.ts';
import type { Faults } from './faults.ts';
import { createMerchant, requireMerchant } from './merchant.ts';
import { saveClock } from './persisted-clock.ts';
import { seedPlan } from './seed-plan.ts';
import { recordAttendance } from './simulators/attendance.ts';
import { makePayment, setConnectivity } from './simulators/one-terminal.ts';
import type { Simulators } from './simulators/simulators.ts';

export interface MockServices {
  readonly acquirer: MockAcquirer;
  readonly taxService: MockTaxService;
  readonly registrar: Registrar;
  readonly clock: TravelClock;
  readonly seed: string;
  readonly faults: Faults;
  readonly simulators: Simulators;
  readonly receiver: CallbackReceiver;
  /** Undefined: no simulated payments. */
  readonly demoActivity: DemoActivity | undefined;
  /** Cuts event streams of a merchant, or all (null); returns their number. */
  readonly cutStreams: (merchantId: string | null) => number;
}

/** Years of four digits keep instants sortable as text; UUIDv7 times of earlier data must be after 1970. */
const EARLIEST = Date.parse('1980-01-01T00:00:00.000Z');
const LATEST = Date.parse('9999-01-01T00:00:00.000Z');

const clockState = (clock: TravelClock) => ({
  now: clock.nowIso(),
  frozen: clock.frozen,
  offset_seconds: clock.offsetSeconds,
});

function checkOperation(id: string, language: Language): void {
  if (id === '*' || Object.hasOwn(operations, id)) return;
  const broken: BrokenRule = { path: 'operation', rule: 'one_of', params: {} };
  throw new OperationFailure('validation_failed', fieldDetails([broken], language));
}

/** Runs one call at a time: concurrent volume changes would draw the same numbers. */
function oneAfterTheOther() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
}

export function mockHandlers(services: MockServices): Handlers<typeof mockOperations> {
  const { acquirer, taxService, registrar, clock, seed, faults, simulators } = services;
  const { receiver, demoActivity, cutStreams } = services;
  const grow = oneAfterTheOther();
  return {
    async resetMock({ db }) {
      clock.reset();
      faults.clear();
      acquirer.reset();
      taxService.reset();
      receiver.clear();
      await simulators.reset();
      await resetToSeed(db, seedPlan(clock.now(), seed));
      await saveClock(db.db, clock);
      await demoActivity?.restart();
      return {};
    },

    getMockClock: async () => clockState(clock),

    async setMockClock({ db, language }, { body }) {
      // Real time, not the clock's current value.
      const from = body.now === null ? Date.now() : Date.parse(body.now);
      const target = from + body.advance_seconds * 1000;
      if (!(target >= EARLIEST && target <= LATEST)) {
        const broken: BrokenRule = { path: 'advance_seconds', rule: 'invalid', params: {} };
        throw new OperationFailure('validation_failed', fieldDetails([broken], language));
      }
      // Without this, real time would be stored as an offset of some milliseconds.
      if (body.now === null && body.advance_seconds === 0 && !body.frozen) clock.reset();
      else clock.travelTo(new Date(target), body.frozen);
      await inTransaction(db.db, async (tx) => {
        await forgetFuturePauses(tx, clock.now());
        await deleteFutureSentCodes(tx, clock.now());
      });
      await saveClock(db.db, clock);
      await demoActivity?.advance();
      await simulators.advance();
      return clockState(clock);
    },

    listMockFaults: async () => ({ items: faults.list() }),

    async addMockFault({ language }, { body }) {
      checkOperation(body.operation, language);
      return faults.add(body);
    },

    async clearMockFaults() {
      faults.clear();
      return {};
    },

    setMockVolume: ({ db }, { body }) => grow(() => setDataVolume(db.db, body)),

    createMockMerchant: ({ db }) => createMerchant(db.db, { seed, now: clock.now() }),

    listMockMessages: async ({ db }, { query }) => ({
      items: await listMessages(db.db, query.phone, clock.now()),
    }),

    listMockSecondFactors: async ({ db }, { query }) => ({
      items: await listTimeCodes(db.db, query.phone, clock.now()),
    }),

    listMockPeople: async ({ db }) => ({ items: await listDemoUsers(db.db) }),

    setMockRights: ({ db }, { body }) => setRights(db.db, body, clock.nowIso()),

    listMockSimulators: async () => ({ items: simulators.list() }),

    async setMockSimulator({ db }, { params: { name }, body: { is_on, merchant_id, profile } }) {
      await requireMerchant(db.db, merchant_id);
      await simulators.switch(name, is_on, merchant_id, profile);
      return simulators.get(name);
    },

    setMockConnectivity: ({ db }, { body: { number, connectivity } }) =>
      setConnectivity(db.db, number, connectivity, clock.now()),

    listMockTerminalDisputes: async ({ db }) => ({ items: await listDisputes(db.db) }),

    decideMockTerminalDispute: (context, { params, body }) =>
      decideDispute({ ...context, clock }, params.id, body.decision),

    async setMockAcquirer({ db }, { body }) {
      await requireMerchant(db.db, body.merchant_id);
      acquirer.tell(body);
      return body;
    },

    async setMockTaxService({ db }, { body }) {
      await requireMerchant(db.db, body.merchant_id);
      taxService.tell(body);
      return body;
    },

    async openMockShiftElsewhere({ db }, { body }) {
      await requireMerchant(db.db, body.merchant_id);
      const { merchant_id: merchantId, register_number: registerNumber } = body;
      if ((await stateIn(db.db, { merchantId, registerNumber })) === null)
        throw new OperationFailure('not_found');
      await inTransaction(db.db, (tx) => openElsewhere(tx, body, [newId(), newId()], clock.nowIso()));
      return {};
    },

    cutMockStreams: async (_, { body }) => ({ cut: cutStreams(body.merchant_id) }),

    async makeMockPayment({ db, language }, { body }) {
      const { id, merchant_id } = await makePayment(db.db, body, clock.now(), language);
      await registrar.makeReceipt(merchant_id, id).catch((error: unknown) => {
        // The payment is made all the same, and its receipt is tried again.
        if (!(error instanceof OperationFailure)) throw error;
      });
      return { transaction_id: id };
    },

    recordMockAttendance: async ({ db }, { body }) => ({
      attendance_id: await recordAttendance(db.db, body, clock.nowIso()),
    }),

    listMockCallbacks: async (_, { query: { merchant_id: id } }) => ({
      items: receiver.list(id),
      answer: receiver.answerTo(id ?? null),
    }),

    async clearMockCallbacks() {
      receiver.clear();
      return {};
    },

    async setMockCallbackAnswer({ db }, { body: { merchant_id, ...answer } }) {
      await requireMerchant(db.db, merchant_id);
      receiver.setAnswer(merchant_id, answer);
      return answer;
    },
  };
}
