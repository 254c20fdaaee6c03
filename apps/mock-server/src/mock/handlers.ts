import type { MockFaultInput, mockOperations } from '@kasa/contracts/mock/operations';
import { operations } from '@kasa/contracts/operations';
import type { Language } from '@kasa/contracts/shared/codes';
import type { BrokenRule } from '@kasa/contracts/shared/rules';
import type { z } from 'zod';
import { listMessages } from '../auth/text-messages.ts';
import { resetToSeed } from '../db/reset.ts';
import { type Handlers, OperationFailure } from '../http/handler.ts';
import { fieldDetails } from '../http/input.ts';
import type { TravelClock } from './clock.ts';
import type { Faults } from './faults.ts';
import { createMerchant } from './merchant.ts';
import { listPeople, setRights } from './people.ts';
import { seedPlan } from './seed-plan.ts';
import { setVolume } from './volume.ts';

/** What the mock control switches. */
export interface MockServices {
  readonly clock: TravelClock;
  /** Of the demo data. */
  readonly seed: string;
  readonly faults: Faults;
  /** Whatever counts requests or failures. */
  readonly limits: readonly { reset(): void }[];
}

/** Where the clock may go: years of four digits, so that instants stay sortable text. */
const EARLIEST = Date.parse('1970-01-01T00:00:00.000Z');
const LATEST = Date.parse('9999-01-01T00:00:00.000Z');

const clockState = (clock: TravelClock) => ({
  now: clock.nowIso(),
  frozen: clock.frozen,
  offset_seconds: clock.offsetSeconds,
});

function checkFault(fault: z.output<typeof MockFaultInput>, language: Language): void {
  const broken: BrokenRule[] = [];
  const isKnown = fault.operation === '*' || Object.hasOwn(operations, fault.operation);
  if (!isKnown) broken.push({ path: 'operation', rule: 'one_of', params: {} });
  const needed = { latency: 'latency_ms', code: 'code', drop: null } as const;
  const field = needed[fault.kind];
  if (field && fault[field] === null) broken.push({ path: field, rule: 'required', params: {} });
  if (broken.length > 0) throw new OperationFailure('validation_failed', fieldDetails(broken, language));
}

/** The handlers of the mock control. */
export function mockHandlers({ clock, seed, faults, limits }: MockServices): Handlers<typeof mockOperations> {
  return {
    async resetMock({ db }) {
      clock.reset();
      faults.clear();
      for (const limit of limits) limit.reset();
      await resetToSeed(db, seedPlan(clock.now(), seed));
      return {};
    },

    getMockClock: async () => clockState(clock),

    async setMockClock({ language }, { body }) {
      const from = body.now === null ? Date.now() : Date.parse(body.now);
      const target = from + body.advance_seconds * 1000;
      if (!(target >= EARLIEST && target <= LATEST)) {
        const broken: BrokenRule = { path: 'advance_seconds', rule: 'invalid', params: {} };
        throw new OperationFailure('validation_failed', fieldDetails([broken], language));
      }
      clock.travelTo(new Date(target), body.frozen);
      return clockState(clock);
    },

    listMockFaults: async () => ({ items: faults.list() }),

    async addMockFault({ language }, { body }) {
      checkFault(body, language);
      return faults.add(body);
    },

    async clearMockFaults() {
      faults.clear();
      return {};
    },

    setMockVolume: ({ db }, { body }) => setVolume(db.db, body),

    createMockMerchant: ({ db }) => createMerchant(db.db, { seed, now: clock.now() }),

    listMockMessages: async ({ db }, { query }) => ({ items: await listMessages(db.db, query.phone) }),

    listMockPeople: async ({ db }) => ({ items: await listPeople(db.db) }),

    setMockRights: ({ db }, { body }) => setRights(db.db, body, clock.nowIso()),
  };
}
