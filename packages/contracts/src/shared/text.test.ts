import { describe, expect, it } from 'vitest';
import { httpsUrl, multilineText, searchText, text } from './text.ts';

describe('a line of text', () => {
  const line = text(10);
  it('is trimmed', () => {
    expect(line.parse('  Київ  ')).toBe('Київ');
  });
  it.each(['', '   ', 'довгийтекст', 'a\nb', 'a\tb', 'a\u0000b', 'a\u0085b', 5, null])(
    'may not be %j',
    (value) => {
      expect(line.safeParse(value).success).toBe(false);
    },
  );
  it.each([
    ['half an emoji', '\ud83d'],
    ['text that is turned round', 'exe.\u202egnp'],
    ['an isolate', '\u2066x'],
    ['a line separator', 'a\u2028b'],
    ['spaces without width', '\u200b\u200d'],
    ['a soft hyphen', '\u00ad'],
    ['an accent on nothing', '\u0301'],
  ])('may not be %s', (_name, value) => {
    expect(line.safeParse(value).success).toBe(false);
  });
  it.each(['№ 5', 'Об’їзд', '👩‍👩‍👧', '...', 'e\u0301'])('may be %s', (value) => {
    expect(line.parse(value)).toBe(value);
  });
  it('is as long as is said after trimming', () => {
    expect(line.safeParse(`  ${'ї'.repeat(10)}  `).success).toBe(true);
  });
});

it('several lines may hold breaks and tabs, and may be empty', () => {
  const lines = multilineText(20);
  for (const value of ['', 'a\nb', 'a\r\nb', 'a\tb'])
    expect(lines.safeParse(value).success, value).toBe(true);
  for (const value of ['a\u0000b', 'a\u001bb', 'a\u202eb', '\udc00', 'x'.repeat(21)])
    expect(lines.safeParse(value).success).toBe(false);
});

it('a search may be empty (spec §5)', () => {
  expect(searchText.parse('  ')).toBe('');
  expect(searchText.safeParse('x'.repeat(101)).success).toBe(false);
});

describe('an address that may be opened', () => {
  it.each([
    'https://t.me/+380672345678',
    'https://cam.example.com/1201?a=1#b',
    'https://cam.example.com:8443/',
    'https://cam.example.com',
    'https://cam.example.com?a=b@c',
    'https://cam.example.com/@depot',
  ])('takes %s', (url) => {
    expect(httpsUrl.safeParse(url).success).toBe(true);
  });
  it.each([
    'http://cam.example.com',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//cam.example.com',
    'cam.example.com',
    'https://',
    'https://localhost/',
    'https:cam.example.com',
    'https:\\\\cam.example.com',
    'https://cam.example.com\\@evil.example',
    'https://cam.example.com@evil.example/',
    'https://user:secret@cam.example.com/',
    'https://cam.example.com/\u202egnp',
    'ftp://cam.example.com',
    ' javascript:alert(1)//https://a.ua',
    `https://a.ua/${'x'.repeat(500)}`,
    '',
  ])('does not take %.40s', (url) => {
    expect(httpsUrl.safeParse(url).success).toBe(false);
  });
});
