import { describe, expect, it } from 'vitest';
import { encodeUtf8 } from './encode-utf8.ts';

describe('a text as bytes', () => {
  it.each([
    '',
    'Zhytomyr',
    'Тролейбусне депо № 2 — Київ',
    'a\u0000b',
    '🚌🚋',
    '\ud800 alone',
    'ї'.repeat(300_000),
  ])('is UTF-8, whatever its letters and length (%#)', (text) => {
    expect(encodeUtf8(text).equals(Buffer.from(text))).toBe(true);
  });

  it('belongs to its caller alone', () => {
    const first = encodeUtf8('перший');
    encodeUtf8('другий');
    expect(first.toString()).toBe('перший');
  });
});
