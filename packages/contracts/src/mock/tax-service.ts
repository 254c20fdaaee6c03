import { z } from 'zod';
import { EmptyData } from '../shared/empty-data.ts';
import { exampleIds } from '../shared/example-ids.ts';
import { Id } from '../shared/ids.ts';
import { operation } from '../shared/operation.ts';

/** Mock control of the tax service, which registers what fiscal registers send it. */

/** How the tax service answers: see `MockTaxService.behaviour`. */
export const taxServiceBehaviours = ['registers', 'refuses', 'late', 'silent', 'twice', 'down'] as const;

export const MockTaxService = z
  .strictObject({
    behaviour: z
      .enum(taxServiceBehaviours)
      .describe(
        '`registers`: what keeps its rules; `refuses`: everything new; `late`: it registers at once, and answers after `after_seconds`; `silent`: it registers, and answers nothing; `twice`: it answers each request twice; `down`: nothing reaches it',
      ),
    after_seconds: z.int().min(0).max(86_400).describe('Of `late`, by the clock of the mock'),
    offline_numbers: z
      .int()
      .min(0)
      .max(5_000)
      .optional()
      .describe('How many numbers for documents made offline it gives at once; default: 2000'),
    merchant_id: Id.nullable().describe('Only to this merchant; null: to all without their own'),
  })
  .meta({ id: 'MockTaxService' });

/** A register, by the number that the tax service knows it by. */
export const MockRegisterInput = z
  .strictObject({ merchant_id: Id, register_number: z.string().regex(/^[0-9]{10}$/) })
  .meta({ id: 'MockRegisterInput' });

const example = { behaviour: 'registers', after_seconds: 30, merchant_id: null } as const;

export const setMockTaxService = operation({
  domain: 'mock',
  session: false,
  id: 'setMockTaxService',
  method: 'PUT',
  path: '/__mock/tax-service',
  summary: 'Set how the tax service answers from now on',
  description:
    'What it has registered before stays registered. A reset lets it register again. It is of this server: others answer as they were told.',
  body: MockTaxService,
  data: MockTaxService,
  codes: ['not_found'],
  example: { body: { ...example }, data: { ...example } },
});

export const openMockShiftElsewhere = operation({
  domain: 'mock',
  session: false,
  id: 'openMockShiftElsewhere',
  method: 'POST',
  path: '/__mock/tax-service/shifts',
  summary: 'Open a shift of a register elsewhere',
  description:
    'As if somebody had opened it in another program: the tax service registers it, and closes the one that is open before; Kasa is not told. A register that it has as offline stays as it is.',
  body: MockRegisterInput,
  data: EmptyData,
  codes: ['not_found'],
  example: { body: { merchant_id: exampleIds.merchant, register_number: '4000518306' }, data: {} },
});
