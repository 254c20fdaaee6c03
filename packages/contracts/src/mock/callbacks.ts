import { z } from 'zod';
import { Instant } from '../shared/dates.ts';
import { EmptyData } from '../shared/empty-data.ts';
import { Id } from '../shared/ids.ts';
import { operation } from '../shared/operation.ts';

/** Mock control of the built-in callback receiver (decisions §5), which simulates a merchant's server. */

const open = { domain: 'mock', session: false } as const;

/** Host name of the receiver: reserved by RFC 6761, so it can't exist outside. Accepts any path. */
export const RECEIVER_HOST = 'receiver.kasa.test';

export const MockCallback = z
  .strictObject({
    id: Id,
    at: Instant,
    merchant_id: Id.describe('Whose key it should be signed with'),
    method: z.string(),
    url: z.string(),
    headers: z.array(z.strictObject({ name: z.string(), value: z.string() })),
    body: z.string().nullable(),
    is_test: z.boolean(),
    signature: z
      .enum(['verified', 'wrong', 'missing'])
      .describe('Of the header `X-Kasa-Signature`, with the public key of the merchant'),
    event_signature: z
      .enum(['verified', 'wrong', 'missing'])
      .describe('Of the header `X-Kasa-Event-Signature`, which covers the whole request'),
    signed: z
      .enum(['body', 'address', 'template'])
      .nullable()
      .describe(
        'What the signature is of: the bytes of the body, the address as it was asked for, or the text of a signature template. Null: of none of them',
      ),
    signed_text: z.string(),
    answered_status: z
      .int()
      .nullable()
      .describe('Null: the sender did not wait for it, or got no answer that is one'),
  })
  .meta({ id: 'MockCallback' });

/** How a receiver is wrong. */
export const wrongAnswers = ['page', 'too_long', 'cut_short', 'no_http', 'hang_up'] as const;

export const MockCallbackAnswer = z
  .strictObject({
    status: z.int().min(200).max(599),
    delay_ms: z.int().min(0).max(60_000),
    wrong: z
      .enum(wrongAnswers)
      .optional()
      .describe(
        'page: a web page, as of a sign-in, in place of a short text. too_long: 100 KB of it. cut_short: the connection breaks within the body. no_http: what comes is no HTTP. hang_up: the connection breaks before the answer. Left out: none of it',
      ),
  })
  .meta({ id: 'MockCallbackAnswer' });

const usual = { status: 200, delay_ms: 0 };

export const listMockCallbacks = operation({
  ...open,
  id: 'listMockCallbacks',
  method: 'GET',
  path: '/__mock/callbacks',
  summary: 'What the built-in receiver of callbacks got, newest first, up to 100, and how it answers',
  description: `Callbacks to \`https://${RECEIVER_HOST}/…\` come to it, without any network. It keeps them in the memory of the server that sent them.`,
  query: z.strictObject({ merchant_id: Id.optional() }),
  data: z
    .strictObject({ items: z.array(MockCallback), answer: MockCallbackAnswer })
    .meta({ id: 'MockCallbacks' }),
  example: { query: {}, data: { items: [], answer: usual } },
});

export const clearMockCallbacks = operation({
  ...open,
  id: 'clearMockCallbacks',
  method: 'DELETE',
  path: '/__mock/callbacks',
  summary: 'Let the receiver forget what it got, and answer 200 again',
  description: 'Callbacks that are still to be sent are sent.',
  data: EmptyData,
  example: { data: {} },
});

export const setMockCallbackAnswer = operation({
  ...open,
  id: 'setMockCallbackAnswer',
  method: 'PUT',
  path: '/__mock/callbacks/answer',
  summary: 'How the receiver answers from now on',
  description:
    'A status other than 2xx, or an answer that does not come to its end, makes the sender try again; what a 2xx says, and how much of it, does not matter.',
  body: MockCallbackAnswer.extend({
    merchant_id: Id.nullable().describe('What this merchant sends; null: what everybody else sends'),
  }).meta({ id: 'MockCallbackAnswerInput' }),
  data: MockCallbackAnswer,
  codes: ['not_found'],
  example: { body: { ...usual, merchant_id: null }, data: usual },
});
