import type { z } from 'zod';
import { exampleIds } from '../../shared/example-ids.ts';
import { operation } from '../../shared/operation.ts';
import { CallbackPreview, CallbackPreviewInput } from '../callback-preview.ts';
import { CallbackTest, CallbackTestInput } from '../callback-test.ts';
import { MAX_CALLBACK_SECONDS } from '../settings.ts';

const exampleInput: z.input<typeof CallbackPreviewInput> = {
  terminal_id: exampleIds.terminal,
  callback_endpoint: 'https://hooks.example.com/kasa',
  callback_type: 'post_json',
  callback_headers: [{ name: 'X-Shop', value: '12' }],
  callback_get_parameters: [{ name: 'order', value: '{{order_id}}', is_secret: false }],
  callback_body_template: '{"order": "{{order_id}}", "sum": {{amount_kopiykas}}}',
  callback_signature_template: '{{order_id}}|{{amount_kopiykas}}|{{status}}',
};

export const previewCallback = operation({
  id: 'previewCallback',
  method: 'POST',
  path: '/api/v1/terminals/callback-preview',
  summary: 'The request of a callback as it would be sent, with its signature',
  description:
    'Sends nothing and changes nothing. Placeholders are those of `callbackPlaceholders`; values are escaped where they stand: in JSON, in a form, in an address, in a header. The request is signed twice, SHA256withRSA in base64: `X-Kasa-Signature` is of what the signature template says, and `X-Kasa-Event-Signature` of all of it, whatever the templates leave out. That text has a line for each of `kasa-v1`, `X-Kasa-Key-Id`, `X-Kasa-Event`, `X-Kasa-Attempt`, `X-Kasa-Sent-At`, `live` (or `test`), method, and address, joined by line feeds, and last the body as it was sent; the request shown here is marked as a test. A text of a template that begins like that one is not signed. `signed_parts` says what of the request each of the two covers. A header whose value is `***` gets the value that the terminal has. Who has `ecomm_manage` alone asks for e-commerce terminals only, or for none.',
  permission: 'edit_terminal',
  orPermission: 'ecomm_manage',
  body: CallbackPreviewInput,
  data: CallbackPreview,
  allowedWhileViewingAs: true,
  codes: ['not_found'],
  assumed:
    'How templates, parameters and signature make a request: the specification names them (spec §3, §7).',
  example: {
    body: exampleInput,
    data: {
      method: 'POST',
      url: 'https://hooks.example.com/kasa?order=A-2026-000481',
      headers: [
        { name: 'Content-Type', value: 'application/json' },
        { name: 'X-Kasa-Signature', value: 'c2lnbmF0dXJl' },
        { name: 'X-Shop', value: '12' },
      ],
      body: '{"order": "A-2026-000481", "sum": 24550}',
      signed_text: 'A-2026-000481|24550|approved',
      signature: 'c2lnbmF0dXJl',
      public_key: '-----BEGIN PUBLIC KEY-----\nMIIBIjANBgkq…\n-----END PUBLIC KEY-----\n',
      signed_parts: [
        { signature: 'template', of: 'url', header: null, from: 37, until: 50 },
        { signature: 'template', of: 'body', header: null, from: 11, until: 24 },
        { signature: 'template', of: 'body', header: null, from: 34, until: 39 },
        { signature: 'event', of: 'method', header: null, from: 0, until: 4 },
        { signature: 'event', of: 'url', header: null, from: 0, until: 50 },
        { signature: 'event', of: 'body', header: null, from: 0, until: 40 },
      ],
      warnings: [],
    },
  },
});

export const testCallback = operation({
  id: 'testCallback',
  method: 'POST',
  path: '/api/v1/terminals/callback-test',
  summary: 'Send a callback of a sample payment, once, and say what became of it',
  description:
    'The request is that of `previewCallback`, with its own signature, and marked as a test: it has the header `X-Kasa-Test: 1`, and the number of its order begins with `TEST-`. It goes over https to port 443 of a public address, follows no redirect, ' +
    `and is waited for as long as its settings say, ${MAX_CALLBACK_SECONDS} seconds at most. Nothing is tried again. Of the answer only status and size are told. A merchant may send ten in a row, then one a minute until a minute has passed without, and five at a time. Who may ask, and for which terminal: as \`previewCallback\`.`,
  permission: 'edit_terminal',
  orPermission: 'ecomm_manage',
  body: CallbackTestInput,
  data: CallbackTest,
  waitSeconds: MAX_CALLBACK_SECONDS,
  codes: ['not_found'],
  assumed: 'How a test is marked, and what is told of its answer.',
  example: {
    body: {
      ...exampleInput,
      callback_endpoint: 'https://receiver.kasa.test/kasa',
      callback_get_parameters: [],
      callback_signature_template: '',
      callback_timeout_seconds: 10,
    },
    data: {
      event_id: '01912d50-3c00-7000-8000-0000000000e2',
      sent_at: '2026-11-20T09:00:00.000Z',
      state: 'delivered',
      reason: null,
      http_status: 200,
      duration_ms: 184,
      answer_bytes: 2,
      answer_is_cut: false,
    },
  },
});
