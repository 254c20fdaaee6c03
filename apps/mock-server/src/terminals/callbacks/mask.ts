import { inHeader } from '@kasa/contracts/terminals/callback-request';
import { parseTemplate } from '@kasa/contracts/terminals/placeholder';
import type { StoredCallbackSettings } from '../../db/callback-outbox.ts';
import { MASK } from '../../http/journal/redact.ts';

export interface Mask {
  /** With the secrets masked, wherever they stand. */
  text(text: string): string;
  /** The merchant's own headers are secrets as a whole, unless they hold placeholders only. */
  header(name: string, value: string): string;
}

/** Shorter texts stand everywhere by chance, and are masked in their own place only. */
const LEAST_LENGTH = 4;

/** What of a value is no placeholder. */
const literals = (value: string) =>
  parseTemplate(value).flatMap((part) => (part.kind === 'placeholder' ? [] : [part.text]));

/** Masks the secrets of a callback's settings in its requests. */
export function maskOf({
  callback_headers: headers,
  callback_get_parameters: parameters,
}: Pick<StoredCallbackSettings, 'callback_headers' | 'callback_get_parameters'>): Mask {
  const secretParameters = parameters.filter(({ is_secret = true }) => is_secret);
  const secrets = [...headers, ...secretParameters].flatMap(({ value }) => literals(value));
  const forms = secrets
    .map((secret) => secret.trim())
    .filter((secret) => secret.length >= LEAST_LENGTH)
    .flatMap((secret) => [
      secret,
      encodeURIComponent(secret.toWellFormed()),
      JSON.stringify(secret).slice(1, -1),
      inHeader(secret),
    ]);
  const longestFirst = [...new Set(forms)].sort((a, b) => b.length - a.length);
  const isOwn = (name: string) =>
    headers.some((one) => one.name.toLowerCase() === name.toLowerCase() && literals(one.value).length > 0);
  const inPlace = secretParameters.map(({ name }) => `${encodeURIComponent(name)}=`);
  const text = (whole: string) => {
    const rest = longestFirst.reduce((masked, form) => masked.replaceAll(form, MASK), whole);
    return inPlace.reduce((masked, start) => maskAfter(masked, start), rest);
  };
  return { text, header: (name, value) => (isOwn(name) ? MASK : text(value)) };
}

/** Masks the values of a parameter of an address. */
function maskAfter(text: string, start: string): string {
  return text
    .split(/(?<=[?&])/)
    .map((part) => (part.startsWith(start) ? `${start}${MASK}${/[&#].*$/s.exec(part)?.[0] ?? ''}` : part))
    .join('');
}
