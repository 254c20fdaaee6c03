/** Which parts of a callback's request its two signatures cover. Pure. */
import {
  type CallbackRequest,
  type CallbackSettings,
  eventHeaders,
  inAddress,
  inHeader,
  inJson,
  placeholdersOf,
  SIGNATURE_HEADER,
  TEST_HEADER,
} from './callback-request.ts';
import type { CallbackValues } from './callback-template.ts';
import { type RenderedPart, renderParts } from './placeholder.ts';

export const callbackSignatureNames = ['template', 'event'] as const;
export const signedPlaces = ['method', 'url', 'header', 'body'] as const;

export interface SignedPart {
  /** `X-Kasa-Signature`, or `X-Kasa-Event-Signature`. */
  readonly signature: (typeof callbackSignatureNames)[number];
  readonly of: (typeof signedPlaces)[number];
  /** Which of the headers, from 0; null: none. */
  readonly header: number | null;
  /** UTF-16 code units of the method, the address, the header's value or the body. */
  readonly from: number;
  readonly until: number;
}

type Place = Pick<SignedPart, 'of' | 'header'>;

/** Ranges of the parts that are covered; neighbours become one. @param from where the first one begins */
function coveredParts(
  place: Place,
  parts: readonly RenderedPart[],
  isCovered: (part: RenderedPart) => boolean,
  from = 0,
): SignedPart[] {
  const found: SignedPart[] = [];
  let at = from;
  for (const part of parts) {
    const until = at + part.text.length;
    const last = found.at(-1);
    if (until > at && isCovered(part)) {
      const isNext = last?.until === at;
      if (isNext) found.pop();
      found.push({ signature: 'template', ...place, from: isNext ? last.from : at, until });
    }
    at = until;
  }
  return found;
}

/** The query that the parameters make, as `URL` writes it. */
const queryParts = (
  parameters: CallbackSettings['callback_get_parameters'],
  values: Readonly<Record<string, string>>,
): RenderedPart[] =>
  parameters
    .flatMap(({ name, value }, n) => [
      { name: null, text: `${n === 0 ? '' : '&'}${inAddress(name)}=` },
      ...renderParts(value, values).map((part) => ({ ...part, text: inAddress(part.text) })),
    ])
    .map((part) => ({ ...part, text: part.text.replaceAll("'", '%27') }));

/**
 * What the signature of the template covers: the values of its placeholders wherever they stand in the request; without
 * a template the body, or the address, whole, except for the signature in it.
 */
function templateParts(
  settings: CallbackSettings,
  values: CallbackValues,
  { url, headers, signature }: CallbackRequest,
): SignedPart[] {
  const { callback_type: type, callback_signature_template: template } = settings;
  if (signature === '') return [];
  const names: readonly string[] = placeholdersOf(template);
  const isOfTemplate = ({ name }: RenderedPart) => name !== null && names.includes(name);
  const isOfWhole = ({ name }: RenderedPart) => name !== 'signature';
  const [body, address] =
    template !== '' ? [isOfTemplate, isOfTemplate] : [isOfWhole, type === 'get' ? isOfWhole : () => false];
  const signed = { ...values, signature };
  const query = queryParts(settings.callback_get_parameters, signed);
  const page = url.slice(0, url.length - query.reduce((sum, { text }) => sum + text.length, 0));
  const own = headers.findIndex(({ name }) => name === SIGNATURE_HEADER) + 1;
  return [
    ...coveredParts({ of: 'url', header: null }, [{ name: null, text: page }, ...query], address),
    ...settings.callback_headers.flatMap(({ value }, n) =>
      coveredParts(
        { of: 'header', header: own + n },
        renderParts(value, signed).map((part) => ({ ...part, text: inHeader(part.text) })),
        isOfTemplate,
      ),
    ),
    ...(type === 'get'
      ? []
      : coveredParts(
          { of: 'body', header: null },
          renderParts(settings.callback_body_template, signed, type === 'post_json' ? inJson : inAddress),
          body,
        )),
  ];
}

const eventNames: readonly string[] = [
  ...[eventHeaders.event, eventHeaders.attempt, eventHeaders.sentAt, eventHeaders.keyId],
  TEST_HEADER,
];

/** What the event signature covers: method, address, body and the event's headers, whole. */
function eventParts({ method, url, headers, body }: CallbackRequest): SignedPart[] {
  const whole = (of: SignedPart['of'], text: string, header: number | null = null): SignedPart[] =>
    text === '' ? [] : [{ signature: 'event', of, header, from: 0, until: text.length }];
  return [
    ...whole('method', method),
    ...whole('url', url),
    ...headers.flatMap(({ name, value }, n) => (eventNames.includes(name) ? whole('header', value, n) : [])),
    ...whole('body', body ?? ''),
  ];
}

/** @param request with its event signature, of the same settings and values */
export function signedParts(
  settings: CallbackSettings,
  values: CallbackValues,
  request: CallbackRequest,
): SignedPart[] {
  return [...templateParts(settings, values, request), ...eventParts(request)];
}
