import { z } from 'zod';
import { Id } from '../shared/ids.ts';
import { operation } from '../shared/operation.ts';

/** Mock control of simulators, terminal connectivity and event streams. */

const open = { domain: 'mock', session: false } as const;

export const simulatorNames = ['connectivity', 'payments'] as const;
export type SimulatorName = (typeof simulatorNames)[number];
const Name = z.enum(simulatorNames);

/** How `payments` are made. */
export const simulatorProfiles = ['ordinary', 'evening_peak', 'bank_down'] as const;
export type SimulatorProfile = (typeof simulatorProfiles)[number];
const Profile = z
  .enum(simulatorProfiles)
  .describe(
    'How `payments` are made. `evening_peak`: several times more from 17 to 21 in Kyiv, few at night, more at weekends; `bank_down`: at thirty terminals at most, and one bank does not answer, so that its cards are declined with 91, and are tried at two more terminals. `connectivity` is always `ordinary`',
  );

export const MockSimulator = z
  .strictObject({
    name: Name,
    is_on: z.boolean(),
    merchant_id: Id.nullable().describe('For this merchant only; null: for all'),
    profile: Profile,
    made: z.int().min(0).describe('How much it has made since it was switched on'),
  })
  .meta({ id: 'MockSimulator' });

export const listMockSimulators = operation({
  ...open,
  id: 'listMockSimulators',
  method: 'GET',
  path: '/__mock/simulators',
  summary: 'What can happen by itself, and what of it does',
  description: 'They are switched by `setMockSimulator`.',
  data: z.strictObject({ items: z.array(MockSimulator) }).meta({ id: 'MockSimulators' }),
  example: {
    data: {
      items: [
        { name: 'connectivity', is_on: false, merchant_id: null, profile: 'ordinary', made: 0 },
        { name: 'payments', is_on: false, merchant_id: null, profile: 'ordinary', made: 0 },
      ],
    },
  },
});

export const setMockSimulator = operation({
  ...open,
  id: 'setMockSimulator',
  method: 'PUT',
  path: '/__mock/simulators/{name}',
  summary: 'Switch a simulator on or off',
  description:
    'It goes by the clock: when that travels on, what would have happened meanwhile happens before the answer, up to an hour of it. The same seed (MOCK_SEED) and the same clock make the same. It runs in the server that was asked; a reset and a restart switch it off.',
  params: z.strictObject({ name: Name }),
  body: z
    .strictObject({
      is_on: z.boolean(),
      merchant_id: Id.nullable(),
      profile: Profile.optional().describe('Default: `ordinary`'),
    })
    .meta({ id: 'MockSimulatorInput' }),
  data: MockSimulator,
  codes: ['not_found'],
  example: {
    params: { name: 'connectivity' },
    body: { is_on: false, merchant_id: null },
    data: { name: 'connectivity', is_on: false, merchant_id: null, profile: 'ordinary', made: 0 },
  },
});

const Connectivity = z.enum(['online', 'offline']);

export const setMockConnectivity = operation({
  ...open,
  id: 'setMockConnectivity',
  method: 'PUT',
  path: '/__mock/connectivity',
  summary: 'Let a terminal go on or off line now, by its number',
  description: 'Off line: as if nothing had been heard of it for just over five minutes.',
  body: z
    .strictObject({ number: z.string().max(8), connectivity: Connectivity })
    .meta({ id: 'MockConnectivityInput' }),
  data: z.strictObject({ terminal_id: Id, connectivity: Connectivity }).meta({ id: 'MockConnectivity' }),
  codes: ['not_found'],
  example: {
    body: { number: 'S1100101', connectivity: 'online' },
    data: { terminal_id: '01912d50-3c00-7000-8000-0000000000f3', connectivity: 'online' },
  },
});

export const cutMockStreams = operation({
  ...open,
  id: 'cutMockStreams',
  method: 'POST',
  path: '/__mock/streams/cut',
  summary:
    'Cut the streams of events that are open in this server; a fault of `streamEvents` keeps them away',
  description: 'Clients come back by themselves and go on after the last event that they had.',
  body: z.strictObject({ merchant_id: Id.nullable() }).meta({ id: 'MockCutInput' }),
  data: z.strictObject({ cut: z.int().min(0) }).meta({ id: 'MockCut' }),
  example: { body: { merchant_id: null }, data: { cut: 0 } },
});
