import type { CallbackRequest } from '@kasa/contracts/terminals/callback-request';
import type { CallbackTestEntity } from '@kasa/contracts/terminals/callback-test';
import type { OutgoingHttpClient } from '../../http/outgoing/outgoing-client.ts';

export type CallbackOutcome = Omit<CallbackTestEntity, 'event_id' | 'sent_at'> & {
  /** The beginning of the answer's body. */
  readonly answer: string;
};

/** Only 2xx counts as delivered; a redirect is not followed. */
function stateOf(status: number | null): Pick<CallbackOutcome, 'state' | 'reason'> {
  if (status !== null && status >= 200 && status < 300) return { state: 'delivered', reason: null };
  const isRedirect = status !== null && status >= 300 && status < 400;
  return { state: 'refused', reason: isRedirect ? 'redirect' : null };
}

/** Sends a callback once. */
export async function sendCallback(
  outgoing: OutgoingHttpClient,
  { signed_text: text, method, url, headers, body }: CallbackRequest,
  { merchantId, timeoutSeconds }: { readonly merchantId: string; readonly timeoutSeconds: number },
): Promise<CallbackOutcome> {
  const began = performance.now();
  const signed = { merchantId, text };
  const sent = await outgoing.send({ method, url, headers, body, timeoutSeconds, signed });
  const { failure, status, bytes, isTruncated } = sent;
  return {
    ...(failure === null ? stateOf(status) : { state: 'failed', reason: failure }),
    http_status: status,
    duration_ms: Math.round(performance.now() - began),
    answer_bytes: bytes,
    answer_is_cut: isTruncated,
    answer: sent.text,
  };
}
