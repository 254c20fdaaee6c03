import { callbackRequest, callbackWarnings } from '@kasa/contracts/terminals/callback-request';
import { sampleCallbackValues } from '@kasa/contracts/terminals/callback-template';
import type { terminalsOperations } from '@kasa/contracts/terminals/operations';
import type { OutgoingHttpClient } from '../http/outgoing/outgoing-client.ts';
import type { Handlers } from '../http/request/handler.ts';
import { callbackSigner } from './callback-key.ts';
import { callbackSample } from './callback-sample.ts';
import { sendTestCallback } from './send-test-callback.ts';

type Operations = Pick<typeof terminalsOperations, 'previewCallback' | 'testCallback'>;

export const callbackHandlers = (outgoing: OutgoingHttpClient): Handlers<Operations> => ({
  async previewCallback(context, { body }) {
    const { settings, values } = await callbackSample(context, body, sampleCallbackValues());
    const signer = await callbackSigner(context.db.db, context.session.merchantId);
    const request = callbackRequest(settings, values, signer.sign);
    return { ...request, public_key: signer.publicKey, warnings: callbackWarnings(settings, request) };
  },

  testCallback: (context, { body }) => sendTestCallback(context, outgoing, body),
});
