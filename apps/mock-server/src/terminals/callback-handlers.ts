import { callbackRequest, callbackWarnings } from '@kasa/contracts/terminals/callback-request';
import { sampleValues } from '@kasa/contracts/terminals/callback-template';
import type { terminalsOperations } from '@kasa/contracts/terminals/operations';
import type { Outgoing } from '../http/outgoing/outgoing.ts';
import type { Handlers } from '../http/request/handler.ts';
import { callbackSigner } from './callback-key.ts';
import { callbackSample } from './callback-sample.ts';
import { sendTestCallback } from './callback-test.ts';

type Operations = Pick<typeof terminalsOperations, 'previewCallback' | 'testCallback'>;

export const callbackHandlers = (outgoing: Outgoing): Handlers<Operations> => ({
  async previewCallback(context, { body }) {
    const { settings, values } = await callbackSample(context, body, sampleValues());
    const signer = await callbackSigner(context.db.db, context.session.merchantId);
    const request = callbackRequest(settings, values, signer.sign);
    return { ...request, public_key: signer.publicKey, warnings: callbackWarnings(settings, request) };
  },

  testCallback: (context, { body }) => sendTestCallback(context, outgoing, body),
});
