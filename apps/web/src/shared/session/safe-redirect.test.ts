import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

const ORIGIN = 'https://kasa.example';

const kept = [
  '/',
  '/Routes',
  '/Routes?page=2&perPage=20#x',
  '/transactions?page=2&perPage=20#x',
  '/branches/0191-ab?tab=drivers',
  '/Drivers?name=%D0%86%D0%B2%D0%B0%D0%BD',
  '/Route?id=1#%D0%B7%D1%83%D0%BF%D0%B8%D0%BD%D0%BA%D0%B0',
  '/a%2Fb',
  '/signin-help',
  '/Routes?next=https://evil.example/',
  '/Routes?next=//evil.example',
  '/Routes#//evil.example',
  '/@evil.example',
  '/evil.example',
  '/Routes/Create?q=a+b',
];

const refused: readonly (string | null | undefined)[] = [
  null,
  undefined,
  '',
  ' ',
  'Routes',
  'evil.example',
  '?page=2',
  '#x',
  './Routes',
  '../Routes',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '//evil.example/%2f..',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/a/../..//evil.example',
  '/./\\evil.example',
  '/..\\\\evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  '/a/%2e%2e//evil.example',
  'https://evil.example',
  'https://evil.example/Routes',
  'https:evil.example',
  'https:/evil.example',
  'http://kasa.example/Routes',
  'https://kasa.example/Routes',
  'https://kasa.example@evil.example/',
  'https://kasa.example.evil.example/',
  'https://user:pass@kasa.example/Routes',
  'HTTPS://EVIL.EXAMPLE',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://kasa.example/1',
  'file:///etc/passwd',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '\t//evil.example',
  '/Routes\u0000',
  '/Routes\u2028',
  '\ufeff//evil.example',
  ' //evil.example',
  '/signin',
  '/signin?redirect=/signin',
  '/signin/',
  '/SignIn#x',
  '/%73ignin',
  '/a/../signin',
  `/${'a'.repeat(2048)}`,
];

describe('redirect after sign-in', () => {
  it.each(kept)('keeps %j whole', (value) => {
    expect(safeRedirect(value, ORIGIN)).toBe(value);
  });

  it.each(refused)('answers / for %j', (value) => {
    expect(safeRedirect(value, ORIGIN)).toBe('/');
  });

  it('never leaves the origin, whatever it answers', () => {
    for (const value of [...kept, ...refused]) {
      const answer = safeRedirect(value, ORIGIN);
      expect(new URL(answer, ORIGIN).origin).toBe(ORIGIN);
      expect(new URL(answer, `${ORIGIN}/deep/page`).host).toBe('kasa.example');
    }
  });

  it('takes a path of 2048 characters', () => {
    const value = `/${'a'.repeat(2047)}`;
    expect(safeRedirect(value, ORIGIN)).toBe(value);
  });
});
