/** Builds the request that notifies the merchant's server of a payment (spec §3 "Callback", §7). Pure. */
import type { CallbackValues } from './callback-template.ts';
import { parseTemplate, renderTemplate } from './placeholder.ts';
import type { CallbackType } from './setting-values.ts';

export interface CallbackSettings {
  readonly callback_endpoint: string;
  readonly callback_type: CallbackType;
  readonly callback_headers: readonly { readonly name: string; readonly value: string }[];
  readonly callback_get_parameters: readonly { readonly name: string; readonly value: string }[];
  readonly callback_body_template: string;
  readonly callback_signature_template: string;
}

export interface CallbackRequest {
  readonly method: 'POST' | 'GET';
  readonly url: string;
  readonly headers: { name: string; value: string }[];
  /** Null: no body. */
  readonly body: string | null;
  readonly signed_text: string;
  readonly signature: string;
}

export const callbackWarningNames = ['body_not_json', 'signature_within_signed_text'] as const;
/** Problems that may keep the merchant's server from reading the request. */
export type CallbackWarning = (typeof callbackWarningNames)[number];

/** Header with the signature, independent of the templates. */
export const SIGNATURE_HEADER = 'X-Kasa-Signature';
/** Header that marks a test request without a payment. */
export const TEST_HEADER = 'X-Kasa-Test';
/** Headers that stand in every callback; `event` is the same in all attempts, so that a receiver knows a repetition. */
export const eventHeaders = {
  event: 'X-Kasa-Event',
  attempt: 'X-Kasa-Attempt',
  sentAt: 'X-Kasa-Sent-At',
  keyId: 'X-Kasa-Key-Id',
  signature: 'X-Kasa-Event-Signature',
  nextKeyId: 'X-Kasa-Next-Key-Id',
  nextTemplateSignature: 'X-Kasa-Next-Signature',
  nextSignature: 'X-Kasa-Next-Event-Signature',
} as const;

/** What the text of an event signature begins with; no template's text that does is signed. */
const EVENT_TEXT_START = 'kasa-v1\n';

/** Signs with one key, SHA256withRSA in base64. */
export interface KeySigner {
  readonly keyId: string;
  sign(text: string): string;
}

/** The key of a merchant, and the one that takes over from it. */
export interface EventSigner extends KeySigner {
  readonly next: KeySigner | null;
}

/** What a callback tells of besides its templates. */
export interface CallbackEvent {
  readonly id: string;
  /** From 1. */
  readonly attempt: number;
  /** ISO 8601 UTC. */
  readonly sentAt: string;
  readonly isTest: boolean;
  /** Of the key that signs. */
  readonly keyId: string;
}
const CONTENT_TYPES = {
  post_json: 'application/json',
  post_form: 'application/x-www-form-urlencoded',
} as const;

export const inJson = (value: string) => JSON.stringify(value).slice(1, -1);
/** Headers hold visible ASCII; anything else is percent-encoded. */
export const inHeader = (value: string) =>
  value.replace(/[^ -~]/gu, (sign) => encodeURIComponent(sign.isWellFormed() ? sign : '\ufffd'));
export const inAddress = (value: string) => encodeURIComponent(value.toWellFormed());

function addressOf(settings: CallbackSettings, values: Readonly<Record<string, string>>): string {
  const { callback_endpoint: endpoint, callback_get_parameters: parameters } = settings;
  if (parameters.length === 0) return asSent(endpoint);
  const pairs = parameters.map(
    ({ name, value }) => `${inAddress(name)}=${inAddress(renderTemplate(value, values))}`,
  );
  const [page = '', ...fragment] = endpoint.split('#');
  const address = `${page}${page.includes('?') ? '&' : '?'}${pairs.join('&')}`;
  return asSent([address, ...fragment].join('#'));
}

/** As it goes over the wire, which is what is signed: in normal form, without the fragment. */
function asSent(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  url.hash = '';
  return url.href;
}

function bodyOf(settings: CallbackSettings, values: Readonly<Record<string, string>>): string | null {
  const { callback_type: type, callback_body_template: template } = settings;
  if (type === 'get') return null;
  return renderTemplate(template, values, type === 'post_json' ? inJson : inAddress);
}

const isSignable = (text: string) => !text.startsWith(EVENT_TEXT_START);

/** Signs the signature template; without one the body or, without a body, the URL with an empty `{{signature}}`. */
export function callbackRequest(
  settings: CallbackSettings,
  values: CallbackValues,
  sign: (text: string) => string,
): CallbackRequest {
  const { callback_type: type, callback_headers, callback_signature_template: template } = settings;
  const unsigned = { ...values, signature: '' };
  const whole = () => bodyOf(settings, unsigned) ?? addressOf(settings, unsigned);
  const signed_text = template === '' ? whole() : renderTemplate(template, values);
  // Or a template could make the signature of any event.
  const signature = isSignable(signed_text) ? sign(signed_text) : '';
  const signed = { ...values, signature };
  const headers = callback_headers.map(({ name, value }) => ({
    name,
    value: inHeader(renderTemplate(value, signed)),
  }));
  return {
    method: type === 'get' ? 'GET' : 'POST',
    url: addressOf(settings, signed),
    headers: [
      ...(type === 'get' ? [] : [{ name: 'Content-Type', value: CONTENT_TYPES[type] }]),
      { name: SIGNATURE_HEADER, value: signature },
      ...headers,
    ],
    body: bodyOf(settings, signed),
    signed_text,
    signature,
  };
}

/**
 * The text of the event signature: whatever the templates sign, it covers the whole request. Only the body, which comes
 * last, can hold a line feed.
 */
export function eventText(
  { method, url, body }: Pick<CallbackRequest, 'method' | 'url' | 'body'>,
  { id, attempt, sentAt, isTest, keyId }: CallbackEvent,
): string {
  const lines = [keyId, id, attempt, sentAt, isTest ? 'test' : 'live', method, url, body ?? ''];
  return EVENT_TEXT_START + lines.join('\n');
}

/** Adds the event's headers with the event signature; and the signatures of the next key, while there is one. */
export function signEvent(
  request: CallbackRequest,
  { id, attempt, sentAt, isTest }: Omit<CallbackEvent, 'keyId'>,
  { keyId, sign, next }: EventSigner,
): CallbackRequest {
  const event = { id, attempt, sentAt, isTest, keyId };
  const text = request.signed_text;
  const added = [
    { name: eventHeaders.event, value: event.id },
    { name: eventHeaders.attempt, value: String(event.attempt) },
    { name: eventHeaders.sentAt, value: event.sentAt },
    { name: eventHeaders.keyId, value: event.keyId },
    { name: eventHeaders.signature, value: sign(eventText(request, event)) },
    ...(next
      ? [
          { name: eventHeaders.nextKeyId, value: next.keyId },
          { name: eventHeaders.nextTemplateSignature, value: isSignable(text) ? next.sign(text) : '' },
          {
            name: eventHeaders.nextSignature,
            value: next.sign(eventText(request, { ...event, keyId: next.keyId })),
          },
        ]
      : []),
    ...(event.isTest ? [{ name: TEST_HEADER, value: '1' }] : []),
  ];
  return { ...request, headers: [...request.headers, ...added] };
}

/** Of the placeholders of a template. */
export const placeholdersOf = (template: string) =>
  parseTemplate(template).flatMap((part) => (part.kind === 'placeholder' ? [part.name] : []));

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

export function callbackWarnings(settings: CallbackSettings, request: CallbackRequest): CallbackWarning[] {
  const {
    callback_type: type,
    callback_body_template: body,
    callback_signature_template: template,
  } = settings;
  const signedTemplates =
    type === 'get' ? settings.callback_get_parameters.map(({ value }) => value) : [body];
  const isWithin =
    template === '' && signedTemplates.some((one) => placeholdersOf(one).includes('signature'));
  return [
    ...(type === 'post_json' && !isJson(request.body ?? '') ? (['body_not_json'] as const) : []),
    ...(isWithin ? (['signature_within_signed_text'] as const) : []),
  ];
}
