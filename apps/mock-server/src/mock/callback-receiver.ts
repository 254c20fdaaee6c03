/** The built-in callback receiver (decisions §5): verifies signatures and answers as configured. */
import { createVerify } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { MockCallback, MockCallbackAnswer } from '@kasa/contracts/mock/callbacks';
import {
  eventHeaders,
  eventText,
  SIGNATURE_HEADER,
  TEST_HEADER,
} from '@kasa/contracts/terminals/callback-request';
import type { z } from 'zod';
import { newId } from '../db/row-columns.ts';
import type { Db } from '../db/schema.ts';
import type { Clock } from '../http/clock.ts';
import type { InProcessAnswer } from '../http/outgoing/outgoing-client.ts';
import { OutgoingRefusal, type OutgoingRequest } from '../http/outgoing/outgoing-request.ts';
import { publicKeyNamed } from '../http/outgoing/signing-keys.ts';

type Received = z.output<typeof MockCallback>;
type Answer = z.output<typeof MockCallbackAnswer>;
type SignedPart = Received['signed'];

const MAX_STORED = 100;
/** Maximum total characters, except for the newest request: placeholders can make one request very large. */
const MAX_STORED_LENGTH = 2_000_000;
const DEFAULT_ANSWER: Answer = { status: 200, delay_ms: 0 };

/** Verifies the signature; rejects base64 that is not in canonical form. */
function verifySignature(key: string, signature: string, text: string): boolean {
  const isWhole = Buffer.from(signature, 'base64').toString('base64') === signature;
  return isWhole && createVerify('SHA256').update(text).verify(key, signature, 'base64');
}

/** What the signature covers: the request as received, or the text of its template; null: neither. */
export function signedPart(request: OutgoingRequest, key: string, signature: string): SignedPart {
  const { url, body, signed } = request;
  if (verifySignature(key, signature, body ?? url)) return body === null ? 'address' : 'body';
  return verifySignature(key, signature, signed.text) ? 'template' : null;
}

function newest(all: readonly Received[]): Received[] {
  let length = 0;
  return all.slice(0, MAX_STORED).filter((one, n) => {
    length += lengthOf(one);
    return n === 0 || length <= MAX_STORED_LENGTH;
  });
}

const lengthOf = ({ url, headers, body, signed_text }: Received) =>
  headers.reduce(
    (sum, { value }) => sum + value.length,
    url.length + (body?.length ?? 0) + signed_text.length,
  );

const PAGE = '<!doctype html>\n<html><head><title>Sign in</title></head><body>Sign in</body></html>\n';
const TOO_LONG = 100 * 1024;

/** @throws OutgoingRefusal where there is no answer that is one */
function answerAs({ status, wrong }: Answer): InProcessAnswer {
  switch (wrong) {
    case 'page':
      return { status, body: PAGE };
    case 'too_long':
      return { status, body: PAGE.padEnd(TOO_LONG) };
    case 'cut_short':
      return { status, body: PAGE.slice(0, 20), failure: 'connection_lost' };
    case 'no_http':
      throw new OutgoingRefusal('answer_malformed');
    case 'hang_up':
      throw new OutgoingRefusal('connection_lost');
    default:
      return { status, body: status === 204 ? '' : 'ok' };
  }
}

/** Stores the last hundred requests, in memory. */
export class CallbackReceiver {
  readonly #services: { readonly db: () => Db; readonly clock: Clock };
  #received: Received[] = [];
  #answers = new Map<string | null, Answer>();

  constructor(services: { readonly db: () => Db; readonly clock: Clock }) {
    this.#services = services;
  }

  /** Newest first. @param merchantId only of this merchant */
  list(merchantId: string | undefined): Received[] {
    return this.#received.filter((one) => merchantId === undefined || one.merchant_id === merchantId);
  }

  /** Answer for a merchant; null: the default answer. */
  answerTo(merchantId: string | null): Answer {
    return this.#answers.get(merchantId) ?? this.#answers.get(null) ?? DEFAULT_ANSWER;
  }

  setAnswer(merchantId: string | null, answer: Answer): void {
    this.#answers.set(merchantId, answer);
  }

  clear(): void {
    this.#received = [];
    this.#answers.clear();
  }

  async receive(request: OutgoingRequest, signal: AbortSignal): Promise<InProcessAnswer> {
    const { merchantId, text } = request.signed;
    const header = (wanted: string) =>
      request.headers.find(({ name }) => name.toLowerCase() === wanted.toLowerCase())?.value;
    const signature = header(SIGNATURE_HEADER);
    const eventSignature = header(eventHeaders.signature);
    const event = {
      id: header(eventHeaders.event) ?? '',
      attempt: Number(header(eventHeaders.attempt)),
      sentAt: header(eventHeaders.sentAt) ?? '',
      isTest: header(TEST_HEADER) !== undefined,
      keyId: header(eventHeaders.keyId) ?? '',
    };
    const { db, clock } = this.#services;
    const publicKey = await publicKeyNamed(db(), merchantId, event.keyId, clock.now());
    const isEventSigned = () => verifySignature(publicKey, eventSignature ?? '', eventText(request, event));
    const signed = signature === undefined ? null : signedPart(request, publicKey, signature);
    const received: Received = {
      id: newId(),
      at: this.#services.clock.nowIso(),
      merchant_id: merchantId,
      method: request.method,
      url: request.url,
      headers: request.headers.map(({ name, value }) => ({ name, value })),
      body: request.body,
      is_test: event.isTest,
      event_signature: eventSignature === undefined ? 'missing' : isEventSigned() ? 'verified' : 'wrong',
      signature: signature === undefined ? 'missing' : signed === null ? 'wrong' : 'verified',
      signed,
      signed_text: text,
      answered_status: null,
    };
    this.#received = newest([received, ...this.#received]);
    const answer = this.answerTo(merchantId);
    await pause(answer.delay_ms, undefined, { signal });
    const answered = answerAs(answer);
    received.answered_status = answered.status;
    return answered;
  }
}
