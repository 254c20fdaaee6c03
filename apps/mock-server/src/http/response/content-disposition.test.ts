import { expect, it } from 'vitest';
import { contentDisposition } from './content-disposition.ts';

it.each([
  ['audit-2026-11-20.csv', 'audit-2026-11-20.csv', 'audit-2026-11-20.csv'],
  [
    'Журнал змін.xlsx',
    '______ ____.xlsx',
    '%D0%96%D1%83%D1%80%D0%BD%D0%B0%D0%BB%20%D0%B7%D0%BC%D1%96%D0%BD.xlsx',
  ],
  ['a"; filename="b.exe', 'a__ filename__b.exe', 'a%22%3B%20filename%3D%22b.exe'],
  ['a\r\nset-cookie: b=c', 'a__set-cookie_ b_c', 'a%0D%0Aset-cookie%3A%20b%3Dc'],
  ["it's (one)*.csv", 'it_s (one)_.csv', 'it%27s%20%28one%29%2A.csv'],
  ['half \ud83d', 'half _', 'half%20%EF%BF%BD'],
])('the name %j stands in the header as plain text and encoded', (name, plain, encoded) => {
  expect(contentDisposition('attachment', name)).toBe(
    `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
  );
});
