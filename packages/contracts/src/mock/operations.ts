import { z } from 'zod';
import { codes } from '../shared/codes.ts';
import { Instant } from '../shared/dates.ts';
import { EmptyData } from '../shared/empty-data.ts';
import { FailureDetails, FieldError } from '../shared/envelope.ts';
import { Id } from '../shared/ids.ts';
import { operation } from '../shared/operation.ts';
import { PermissionTag, RoleName } from '../shared/permissions-schema.ts';
import { Phone } from '../shared/phone-schema.ts';
import { text } from '../shared/text.ts';
import { setMockAcquirer } from './acquirer.ts';
import { clearMockCallbacks, listMockCallbacks, setMockCallbackAnswer } from './callbacks.ts';
import { makeMockPayment, recordMockAttendance } from './payments.ts';
import { listMockMessages, listMockPeople, listMockSecondFactors } from './people.ts';
import { cutMockStreams, listMockSimulators, setMockConnectivity, setMockSimulator } from './simulators.ts';
import { openMockShiftElsewhere, setMockTaxService } from './tax-service.ts';
import { decideMockTerminalDispute, listMockTerminalDisputes } from './terminal-disputes.ts';

/** Mock control: makes the server a backend to develop against (decisions §5). Absent in production. */

const open = { domain: 'mock', session: false } as const;

/** The server's clock: shifted against real time, or frozen. */
export const MockClock = z
  .strictObject({
    now: Instant,
    frozen: z.boolean(),
    offset_seconds: z.int().describe('How far the clock is ahead of the real one'),
  })
  .meta({ id: 'MockClock' });

/** Sets the clock: absolute or by seconds; frozen or running. */
export const MockClockInput = z
  .strictObject({
    now: Instant.nullable().describe('Travel to this instant; null: to the real time'),
    advance_seconds: z.int().describe('Then move by this many seconds'),
    frozen: z.boolean(),
  })
  .meta({ id: 'MockClockInput' });

const failureNames = (Object.keys(codes) as (keyof typeof codes)[]).filter((name) => name !== 'ok');

/** As an answer has them; a field's message may be left out: then it is that of its rule, in the language asked for. */
const MockFaultDetails = FailureDetails.extend({
  fields: z.array(FieldError.partial({ message: true })).optional(),
}).meta({ id: 'MockFaultDetails' });

export const MockFault = z
  .strictObject({
    id: Id,
    operation: text(60).describe('Operation id, or `*` for every operation of the API'),
    kind: z
      .enum(['latency', 'code', 'drop'])
      .describe('latency: late; code: fails with `code`; drop: the connection is cut'),
    latency_ms: z.int().min(0).max(60_000).nullable().describe('Null: a second'),
    code: z
      .enum(failureNames as [keyof typeof codes, ...(keyof typeof codes)[]])
      .nullable()
      .describe('Null: `internal`'),
    details: MockFaultDetails.nullable().describe(
      'With `code`; null: those that fit the code. `validation_failed` takes `fields`, which a form shows',
    ),
    after_handler: z
      .boolean()
      .describe('True: the operation is carried out and only its answer is lost or replaced'),
    times: z.int().min(1).nullable().describe('How many requests suffer it; null: all'),
    probability: z.number().gt(0).max(1),
    merchant_id: Id.nullable().describe('Only sessions of this merchant; null: everybody'),
  })
  .meta({ id: 'MockFault' });

/** What a fault is that says no more than its operation and kind. */
export const mockFaultDefaults = {
  latency_ms: null,
  code: null,
  details: null,
  after_handler: false,
  times: null,
  probability: 1,
  merchant_id: null,
};

export const MockFaultInput = MockFault.omit({ id: true })
  .partial({
    latency_ms: true,
    code: true,
    details: true,
    after_handler: true,
    times: true,
    probability: true,
    merchant_id: true,
  })
  .meta({
    id: 'MockFaultInput',
    description: 'Left out: no limit (`times`, `merchant_id`), always (`probability` 1), before the handler.',
  });

/** A separate merchant for a test, with the seed's data and users. */
export const MockMerchant = z
  .strictObject({
    merchant_id: Id,
    users: z.array(z.strictObject({ role: RoleName, phone: z.string(), password: z.string() })),
  })
  .meta({ id: 'MockMerchant' });

export const resetMock = operation({
  ...open,
  id: 'resetMock',
  method: 'POST',
  path: '/__mock/reset',
  summary: 'Back to the seed: data, sessions, faults, clock, limits, what the receiver of callbacks got',
  description: 'Everybody is signed out. Numbers of events go on, so that listeners notice.',
  data: EmptyData,
  example: { data: {} },
});

export const getMockClock = operation({
  ...open,
  id: 'getMockClock',
  method: 'GET',
  path: '/__mock/clock',
  summary: 'The clock',
  description: 'The server decides by this clock what today is, and what has expired.',
  data: MockClock,
  example: { data: { now: '2026-11-20T09:00:00.000Z', frozen: false, offset_seconds: 0 } },
});

export const setMockClock = operation({
  ...open,
  id: 'setMockClock',
  method: 'PUT',
  path: '/__mock/clock',
  summary: 'Travel in time, freeze or release the clock',
  description: 'Kept with the data: a server that is started again on them has the same setting.',
  body: MockClockInput,
  data: MockClock,
  example: {
    body: { now: null, advance_seconds: 0, frozen: false },
    data: { now: '2026-11-20T09:00:00.000Z', frozen: false, offset_seconds: 0 },
  },
});

const exampleFault = { operation: 'listRoutes', kind: 'latency' as const, latency_ms: 1, times: 1 };
export const listMockFaults = operation({
  ...open,
  id: 'listMockFaults',
  method: 'GET',
  path: '/__mock/faults',
  summary: 'Faults that are on',
  description: 'Those whose `times` are used up are no longer among them.',
  data: z.strictObject({ items: z.array(MockFault) }),
  example: { data: { items: [] } },
});

export const addMockFault = operation({
  ...open,
  id: 'addMockFault',
  method: 'POST',
  path: '/__mock/faults',
  summary: 'Switch a fault on',
  description:
    'Needs `operation` and `kind` only. Maintenance mode is operation `*`, kind `code`, code `maintenance`.',
  body: MockFaultInput,
  data: MockFault,
  example: {
    body: exampleFault,
    data: { ...mockFaultDefaults, ...exampleFault, id: '01912d50-3c00-7000-8000-0000000000f1' },
  },
});

export const clearMockFaults = operation({
  ...open,
  id: 'clearMockFaults',
  method: 'DELETE',
  path: '/__mock/faults',
  summary: 'Switch all faults off',
  description: 'Requests that are being delayed already end as they would have.',
  data: EmptyData,
  example: { data: {} },
});

export const setMockVolume = operation({
  ...open,
  id: 'setMockVolume',
  method: 'POST',
  path: '/__mock/volume',
  summary:
    'Simulate a volume of data: make this many vehicles, drivers, terminals and products for the first merchant',
  description:
    'Adds made-up rows until the counts are reached; reset takes them away. A million takes a minute or two.',
  body: z
    .strictObject({
      transports: z.int().min(0).max(1_000_000),
      drivers: z.int().min(0).max(1_000_000),
      terminals: z
        .int()
        .min(0)
        .max(990_000)
        .optional()
        .describe('There are a million numbers of terminals in all, and some are taken'),
      products: z.int().min(0).max(1_000_000).optional(),
    })
    .meta({ id: 'MockVolumeInput' }),
  data: z
    .strictObject({ transports: z.int(), drivers: z.int(), terminals: z.int(), products: z.int() })
    .meta({ id: 'MockVolume' }),
  example: {
    body: { transports: 160, drivers: 210 },
    data: { transports: 160, drivers: 210, terminals: 400, products: 34 },
  },
});

export const createMockMerchant = operation({
  ...open,
  id: 'createMockMerchant',
  method: 'POST',
  path: '/__mock/merchants',
  summary: 'Make a freshly seeded merchant, so that tests in parallel do not disturb one another',
  description: 'Its six users have the password `kasa-demo`.',
  data: MockMerchant,
  example: {
    data: {
      merchant_id: '01912d50-3c00-7000-8000-0000000000f2',
      users: [{ role: 'owner', phone: '+380991000001', password: 'kasa-demo' }],
    },
  },
});

export const setMockRights = operation({
  ...open,
  id: 'setMockRights',
  method: 'PUT',
  path: '/__mock/rights',
  summary: 'Give somebody other roles and single permission tags; takes effect with the next request',
  description: 'Without the checks of `updateUserRights`, and without an entry in the journal.',
  body: z
    .strictObject({
      phone: Phone,
      roles: z.array(RoleName),
      tags_added: z.array(PermissionTag),
      tags_removed: z.array(PermissionTag),
    })
    .meta({ id: 'MockRightsInput' }),
  data: z.strictObject({ tags: z.array(PermissionTag) }).meta({ id: 'MockRights' }),
  codes: ['not_found'],
  example: {
    body: { phone: '+380500000004', roles: ['cashier'], tags_added: [], tags_removed: [] },
    data: { tags: ['facq_transac_reversal'] },
  },
});

export const mockOperations = {
  resetMock,
  getMockClock,
  setMockClock,
  listMockFaults,
  addMockFault,
  clearMockFaults,
  setMockVolume,
  createMockMerchant,
  listMockMessages,
  listMockSecondFactors,
  listMockPeople,
  setMockRights,
  listMockSimulators,
  setMockSimulator,
  setMockConnectivity,
  cutMockStreams,
  makeMockPayment,
  recordMockAttendance,
  listMockCallbacks,
  clearMockCallbacks,
  setMockCallbackAnswer,
  listMockTerminalDisputes,
  decideMockTerminalDispute,
  setMockAcquirer,
  setMockTaxService,
  openMockShiftElsewhere,
};
