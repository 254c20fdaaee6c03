import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { terminalSignedText, terminalSignatureVector as vector } from './terminal-signature.ts';

const signed = (text: string) => createHmac('sha256', vector.phrase).update(text).digest('hex');

it('the signature of the documentation is that of its request', () => {
  const text = 'GET\n/api/v1/Config/get\n2026-11-20T09:00:00Z\nS1100101';
  expect(terminalSignedText(vector.request)).toBe(text);
  expect(signed(text)).toBe(vector.signature);
});

it.each([
  ['method', 'POST'],
  ['target', '/api/v1/Config/get?lng=EN'],
  ['time', '2026-11-20T09:00:01Z'],
  ['number', 'S1100102'],
])('another %s has another signature', (field, value) => {
  expect(signed(terminalSignedText({ ...vector.request, [field]: value }))).not.toBe(vector.signature);
});
