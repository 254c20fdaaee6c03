import { createHmac } from 'node:crypto';
import type { InputOf } from '@kasa/contracts/shared/operation';
import type { getPaymentStatus } from '@kasa/contracts/transactions/operations/status-requests';
import {
  statusSignedText,
  statusSignatureVector as vector,
} from '@kasa/contracts/transactions/status-signature';

type Body = InputOf<typeof getPaymentStatus>['body'];

interface Signing {
  readonly secret?: string;
  /** ISO 8601 UTC */
  readonly time?: string;
  readonly merchantId?: string;
}

/** A status request of the example's merchant and moment, unless said otherwise. */
export function signedStatusRequest(
  body: Body,
  {
    secret = vector.secret,
    time = vector.request.time,
    merchantId = vector.request.merchantId,
  }: Signing = {},
) {
  const { target } = vector.request;
  const text = statusSignedText({ target, time, merchantId, body: JSON.stringify(body) });
  const signature = createHmac('sha256', secret).update(text).digest('hex');
  const headers = {
    'x-merchant-id': merchantId,
    'x-merchant-time': time,
    'x-merchant-signature': signature,
  };
  return { headers, body };
}
