import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { statusSignedText, statusSignatureVector as vector } from './status-signature.ts';

const signed = (text: string) => createHmac('sha256', vector.secret).update(text).digest('hex');

it('the signature of the documentation is that of its request', () => {
  const { target, time, merchantId, body } = vector.request;
  expect(statusSignedText(vector.request)).toBe(`POST\n${target}\n${time}\n${merchantId}\n${body}`);
  expect(signed(statusSignedText(vector.request))).toBe(vector.signature);
});

it.each([
  ['target', `${vector.request.target}?lng=EN`],
  ['time', '2026-11-20T09:00:01Z'],
  ['merchantId', '01912d50-3c00-7000-8000-000000000101'],
  ['body', `${vector.request.body} `],
])('another %s has another signature', (field, value) => {
  expect(signed(statusSignedText({ ...vector.request, [field]: value }))).not.toBe(vector.signature);
});
