import { z } from 'zod';
import { entityOperations } from '../../shared/entity-operations.ts';
import { exampleIds } from '../../shared/example-ids.ts';
import { Id } from '../../shared/ids.ts';
import { operation } from '../../shared/operation.ts';
import {
  CallbackDelivery,
  CallbackDeliveryDetails,
  CallbackDeliveryPage,
  CallbackDeliveryQuery,
  FailingEndpoints,
} from '../callback-deliveries.ts';
import {
  CALLBACK_GIVE_UP_SECONDS,
  CALLBACKS_KEPT_DAYS,
  FAILING_CALLBACKS,
  FAILING_DAYS,
  FAILING_SECONDS,
  MAX_ATTEMPTS_KEPT,
} from '../callback-delivery-values.ts';

const params = z.strictObject({ id: Id });
const path = '/api/v1/terminals/callbacks';
const assumed =
  'When callbacks are sent and tried again: the specification names endpoint, timeout and retry time (spec §3, §7).';

export const exampleDelivery: z.input<typeof CallbackDelivery> = {
  id: exampleIds.callbackDelivery,
  transaction: { id: exampleIds.transaction, order_id: '261119-000012' },
  terminal: { id: exampleIds.terminal, number: 'S1100101', name: 'Каса 1' },
  status: 'approved',
  host: 'receiver.kasa.test',
  state: 'given_up',
  attempts: 12,
  last_http_status: 503,
  last_reason: null,
  next_attempt_at: null,
  delivered_at: null,
  version: 13,
  created_at: '2026-11-18T08:14:06.000Z',
  updated_at: '2026-11-19T08:14:06.000Z',
};

const deliveries = entityOperations({
  path,
  readPermission: 'ecomm_manage',
  writePermission: 'ecomm_manage',
  entity: CallbackDelivery,
  page: CallbackDeliveryPage,
  example: exampleDelivery,
});

export const listCallbackDeliveries = deliveries.list('listCallbackDeliveries', {
  summary: "Callbacks to the merchant's own servers, the latest first",
  description: `A payment that gets one of the statuses of \`status\` makes one, in the same transaction, when its terminal has a callback endpoint. It is sent as \`previewCallback\` shows, with the settings as they were at that moment; those of one payment go in order. What is not answered by 2xx is tried again after the terminal's retry time, then after twice as long and so on, for ${CALLBACK_GIVE_UP_SECONDS / 3600} hours. One may arrive twice: \`X-Kasa-Event\` tells. They are kept for ${CALLBACKS_KEPT_DAYS} days.`,
  query: CallbackDeliveryQuery,
  example: { page: 1, state: ['waiting', 'given_up'] },
});

export const getCallbackDelivery = operation({
  params,
  id: 'getCallbackDelivery',
  permission: 'ecomm_manage',
  method: 'GET',
  path: `${path}/{id}`,
  summary: 'A callback with every attempt to send it',
  description: `Requests as they were sent, with what was signed; secrets of the settings are masked wherever they stand. The ${MAX_ATTEMPTS_KEPT} latest attempts. For who may not edit terminals the address is scheme and host, and body, signed text and answer are \`***\`.`,
  data: CallbackDeliveryDetails,
  codes: ['not_found'],
  example: {
    params: { id: exampleIds.callbackDelivery },
    data: {
      ...exampleDelivery,
      history: [
        {
          number: 12,
          sent_at: '2026-11-19T08:14:06.000Z',
          state: 'refused',
          reason: null,
          http_status: 503,
          duration_ms: 120,
          method: 'POST',
          url: 'https://receiver.kasa.test/shop',
          headers: [{ name: 'Content-Type', value: 'application/json' }],
          body: '{"order_id": "261119-000012", "status": "approved", "amount": 24550, "terminal": "S1100101"}',
          signed_text:
            '{"order_id": "261119-000012", "status": "approved", "amount": 24550, "terminal": "S1100101"}',
          signature: 'c2lnbmF0dXJl',
          is_cut: false,
          answer_bytes: 0,
          answer: '',
        },
      ],
    },
  },
});

export const listFailingEndpoints = operation({
  id: 'listFailingEndpoints',
  permission: 'ecomm_manage',
  method: 'GET',
  path: '/api/v1/terminals/failing-endpoints',
  summary: 'Terminals whose callbacks do not arrive, the longest first',
  description: `Since the last one that arrived, ${FAILING_CALLBACKS} callbacks or more were sent in vain, or one has waited for ${FAILING_SECONDS / 3600} hour or longer. Callbacks of the last ${FAILING_DAYS} days count.`,
  data: FailingEndpoints,
  assumed: 'When an endpoint counts as failing.',
  example: { data: { total: 0, items: [] } },
});

export const resendCallback = operation({
  params,
  id: 'resendCallback',
  permission: 'ecomm_manage',
  method: 'POST',
  path: `${path}/{id}/resend`,
  summary: 'Send a callback again, now',
  description:
    'Also one that was delivered or given up; with the settings it was made with and the same event id. It is sent within seconds and, in vain, tried again as at first, for as long. One that waits is sent now; for one that is being sent just now that attempt is the first of another day. Callbacks of the same server that were never sent again go before it. Where a newer one of the payment, on its way already, arrives before it could be sent, it is not sent, and is `delivered` or `given_up` again. A merchant may have thirty sent in a row, then one a minute.',
  data: CallbackDelivery,
  codes: ['not_found'],
  assumed,
  example: {
    params: { id: exampleIds.callbackDelivery },
    data: { ...exampleDelivery, state: 'waiting', next_attempt_at: '2026-11-20T09:00:00.000Z', version: 14 },
  },
});
