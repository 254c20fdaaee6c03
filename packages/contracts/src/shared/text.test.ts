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
  it('is as long as is said after trimming', () => {
    expect(line.safeParse(`  ${'ї'.repeat(10)}  `).success).toBe(true);
  });
});

it('several lines may hold breaks and tabs, and may be empty', () => {
  const lines = multilineText(20);
  for (const value of ['', 'a\nb', 'a\r\nb', 'a\tb'])
    expect(lines.safeParse(value).success, value).toBe(true);
  for (const value of ['a\u0000b', 'a\u001bb', 'x'.repeat(21)])
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
    'ftp://cam.example.com',
    ' javascript:alert(1)//https://a.ua',
    `https://a.ua/${'x'.repeat(500)}`,
    '',
  ])('does not take %.40s', (url) => {
    expect(httpsUrl.safeParse(url).success).toBe(false);
  });
});
