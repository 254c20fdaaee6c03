import { z } from 'zod';
import { Id } from '../shared/ids.ts';
import { operation } from '../shared/operation.ts';

/** Mock control of the acquirer, which pays reversals back and knows how payments ended. */

/** How the acquirer answers: see `MockAcquirer.behaviour`. */
export const acquirerBehaviours = ['approves', 'declines', 'late', 'silent', 'twice', 'loses_first'] as const;

export const MockAcquirer = z
  .strictObject({
    behaviour: z
      .enum(acquirerBehaviours)
      .describe(
        '`late`: it decides at once, and answers after `after_seconds`; `silent`: it decides, and answers nothing; `twice`: it answers each request twice; `loses_first`: the first request about each reversal is lost',
      ),
    response_code: z
      .string()
      .regex(/^[0-9A-Z]{2}$/)
      .describe('With which it `declines`, ISO 8583 field 39; otherwise without effect'),
    after_seconds: z.int().min(0).max(86_400).describe('Of `late`, by the clock of the mock'),
    merchant_id: Id.nullable().describe('Only to this merchant; null: to all without their own'),
  })
  .meta({ id: 'MockAcquirer' });

const example = {
  behaviour: 'approves',
  response_code: '91',
  after_seconds: 30,
  merchant_id: null,
} as const;

export const setMockAcquirer = operation({
  domain: 'mock',
  session: false,
  id: 'setMockAcquirer',
  method: 'PUT',
  path: '/__mock/acquirer',
  summary: 'Set how the acquirer answers from now on',
  description:
    'What it has decided before stays decided. A reset lets it approve again. It is of this server: others answer as they were told.',
  body: MockAcquirer,
  data: MockAcquirer,
  codes: ['not_found'],
  example: { body: { ...example }, data: { ...example } },
});
