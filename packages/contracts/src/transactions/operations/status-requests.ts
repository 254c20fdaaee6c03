import { z } from 'zod';
import { exampleIds, exampleSecrets } from '../../shared/example-ids.ts';
import { Id } from '../../shared/ids.ts';
import { operation } from '../../shared/operation.ts';
import { signedHeaders } from '../../shared/signed-headers.ts';
import {
  NewStatusSecret,
  PaymentStatus,
  StatusRequestBody,
  StatusSecret,
  StatusSecretInput,
} from '../status-requests.ts';
import { STATUS_REQUEST_SECONDS, statusSignatureVector } from '../status-signature.ts';
import { exampleTransaction as example } from './examples.ts';

const { request, signature } = statusSignatureVector;
const secretPath = '/api/v1/transactions/status-secret';

const { time, signature: signed } = signedHeaders(STATUS_REQUEST_SECONDS, 'status secret');
const headers = z.strictObject({
  'x-merchant-id': Id,
  'x-merchant-time': time,
  'x-merchant-signature': signed,
});

export const getPaymentStatus = operation({
  id: 'getPaymentStatus',
  domain: 'transactions',
  session: false,
  method: 'POST',
  path: '/api/v1/merchant/transactions/status',
  summary: 'How a payment stands, asked for by the server of a merchant',
  description: [
    'For a web shop that missed a callback, or does not take any. It has no session: it says whose it is, and proves it by a signature with the status secret; see “Requests of a merchant’s server”.',
    `It changes nothing. Whoever sees a request could send it again, for ${STATUS_REQUEST_SECONDS / 60} minutes, and learns what its answer told already; after that it is refused.`,
    'After a hundred wrong signatures from one address, wrong ones from there wait 15 minutes; right ones never do.',
  ].join('\n\n'),
  signedBy: 'merchant',
  headers,
  body: StatusRequestBody,
  data: PaymentStatus,
  codes: ['status_request_not_authenticated', 'status_request_time_wrong', 'not_found'],
  assumed:
    'Headers, signed text and answer: the specification names the secret and what it is for (spec §7).',
  example: {
    headers: {
      'x-merchant-id': request.merchantId,
      'x-merchant-time': request.time,
      'x-merchant-signature': signature,
    },
    body: { payment: exampleIds.transaction },
    data: {
      id: example.id,
      order_id: example.order_id,
      terminal_number: example.terminal.number,
      status: example.status,
      amount: example.amount,
      refund_amount: example.refund_amount,
      refunded_at: example.refunded_at,
      payment_form: example.payment_form,
      card_mask: example.card_mask,
      rrn: example.rrn,
      response_code: example.response_code,
      response: example.response,
      paid_at: example.paid_at,
      fiscal_number: example.fiscal_number,
      updated_at: example.updated_at,
    },
  },
});

const exampleSecret = {
  merchant_id: exampleIds.merchant,
  created_at: '2026-11-20T09:00:00.000Z',
  previous_until: null,
};

export const getStatusSecret = operation({
  id: 'getStatusSecret',
  permission: 'ecomm_manage',
  method: 'GET',
  path: secretPath,
  summary: 'Whether there is a secret for status requests, and since when',
  description: 'The secret itself is never answered again.',
  data: StatusSecret,
  example: { data: exampleSecret },
});

export const renewStatusSecret = operation({
  id: 'renewStatusSecret',
  permission: 'ecomm_manage',
  method: 'POST',
  path: secretPath,
  summary: 'Make a secret for status requests, in place of the one that was',
  description:
    'It is told in this answer and never again. Three before it can be accepted, too, each for its time.',
  holdsSecrets: true,
  body: StatusSecretInput,
  data: NewStatusSecret,
  keyScope: 'user',
  assumed: 'That the secret is replaced, and how: the specification names it alone (spec §7).',
  example: {
    body: { keep_previous: true },
    data: {
      ...exampleSecret,
      previous_until: '2026-11-21T09:00:00.000Z',
      secret: exampleSecrets.statusSecret,
    },
  },
});
