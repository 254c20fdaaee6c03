import { z } from 'zod';
import { anyOf } from '../shared/any-of.ts';
import { callbackDeliveryStates } from '../shared/callback-delivery-states.ts';
import { Day, Instant } from '../shared/dates.ts';
import { Id, versionAndTimestamps } from '../shared/ids.ts';
import { pageOf, pagingQuery, sortBy } from '../shared/paging-schema.ts';
import { TerminalNumber } from '../shared/terminal-headers.ts';
import {
  CALLBACK_GIVE_UP_SECONDS,
  FAILING_COUNTED,
  FAILING_TERMINALS,
  MAX_ANSWER_KEPT,
  MAX_REQUEST_KEPT,
  notifiedStatuses,
} from './callback-delivery-values.ts';
import { callbackTestReasons, callbackTestStates } from './callback-test.ts';

/** Longest host with its port. */
const MAX_HOST = 260;
const Pair = z.strictObject({ name: z.string(), value: z.string() });

const attempt = {
  number: z.int().min(1).describe('From 1'),
  sent_at: Instant,
  state: z.enum(callbackTestStates),
  reason: z.enum(callbackTestReasons).nullable(),
  http_status: z.int().nullable().describe('Null when none came'),
  duration_ms: z.int().min(0),
};

const delivery = {
  id: Id.describe('The event id, which each attempt carries: a receiver tells by it what it has got already'),
  transaction: z.strictObject({ id: Id, order_id: z.string() }),
  terminal: z.strictObject({ id: Id, number: TerminalNumber, name: z.string() }),
  status: z.enum(notifiedStatuses).describe('What the payment had become'),
  host: z.string().describe('Where it goes, as the settings said when the payment changed'),
  state: z
    .enum(callbackDeliveryStates)
    .describe(
      `given_up: ${CALLBACK_GIVE_UP_SECONDS / 3600} hours without success; \`resendCallback\` sends it again`,
    ),
  attempts: z.int().min(0).describe('Made so far'),
  last_http_status: z.int().nullable().describe('Of the last attempt'),
  last_reason: z.enum(callbackTestReasons).nullable().describe('Of the last attempt'),
  next_attempt_at: Instant.nullable().describe('Null: nothing is left to be sent'),
  delivered_at: Instant.nullable(),
  ...versionAndTimestamps,
};

/** A callback that a payment's change made, and how far it is. */
export const CallbackDelivery = z.strictObject(delivery).meta({ id: 'CallbackDelivery' });

/** With every attempt, the latest first. */
export const CallbackDeliveryDetails = z
  .strictObject({
    ...delivery,
    history: z.array(
      z.strictObject({
        ...attempt,
        method: z.enum(['POST', 'GET']),
        url: z.string().describe('As sent; secret parameters are masked'),
        headers: z.array(Pair).describe("As sent; the merchant's own are masked"),
        body: z.string().nullable().describe('As sent; null: none'),
        signed_text: z.string().describe('What `X-Kasa-Signature` is of'),
        signature: z.string(),
        is_cut: z
          .boolean()
          .describe(
            `Address, body or signed text was longer than ${MAX_REQUEST_KEPT} characters, of which no more are kept`,
          ),
        answer_bytes: z.int().min(0),
        answer: z.string().describe(`The first ${MAX_ANSWER_KEPT} characters of the answer's body`),
      }),
    ),
  })
  .meta({ id: 'CallbackDeliveryDetails' });

export const CallbackDeliveryPage = pageOf(CallbackDelivery).meta({ id: 'CallbackDeliveryPage' });

export const CallbackDeliveryQuery = z.strictObject({
  ...pagingQuery,
  sort: sortBy(['created_at']).describe('Default: -created_at'),
  state: anyOf(z.enum(callbackDeliveryStates)).optional(),
  terminal_id: anyOf(Id).optional(),
  transaction_id: anyOf(Id).optional(),
  status: anyOf(z.enum(notifiedStatuses)).optional(),
  host: anyOf(z.string().min(1).max(MAX_HOST)).optional().describe('Sent to this server'),
  created_from: Day.optional().describe('The payment changed on this day in Kyiv or later'),
  created_to: Day.optional().describe('The payment changed on this day in Kyiv or earlier'),
  created_since: Instant.optional().describe('The payment changed at this instant or later'),
});

const Vain = z.int().min(0).max(FAILING_COUNTED);
/** A terminal whose shop's server does not take its callbacks. */
const FailingEndpoint = z.strictObject({
  terminal: z.strictObject({ id: Id, number: TerminalNumber, name: z.string() }),
  host: z.string().describe('Where they go; one of them, if there are several'),
  since: Instant.describe('When the first of those payments changed that it has not been told of since'),
  waiting: Vain.describe('Callbacks that were tried in vain and wait for the next attempt'),
  given_up: Vain.describe(
    `Callbacks that are not tried any more; of both together no more than ${FAILING_COUNTED} are counted`,
  ),
});

export const FailingEndpoints = z
  .strictObject({
    total: z.int().min(0).describe('How many terminals fail'),
    items: z.array(FailingEndpoint).describe(`The first ones, at most ${FAILING_TERMINALS}`),
  })
  .meta({ id: 'FailingEndpoints' });

export type FailingEndpointsEntity = z.infer<typeof FailingEndpoints>;
export type CallbackDeliveryEntity = z.infer<typeof CallbackDelivery>;
export type CallbackDeliveryDetailsEntity = z.infer<typeof CallbackDeliveryDetails>;
