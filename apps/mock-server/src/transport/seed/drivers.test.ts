import { Phone } from '@kasa/contracts/shared/phone-schema';
import { describe, expect, test } from 'vitest';
import { bothMerchantsRows } from '../test-support/seeded.ts';

describe('drivers', () => {
  const drivers = bothMerchantsRows.flatMap((rows) => rows.drivers);

  test('have names in agreeing forms and valid phones', () => {
    for (const { name, phone } of drivers) {
      Phone.parse(phone);
      const [surname, given, patronymic, ...rest] = name.split(' ');
      expect(rest).toEqual([]);
      const isWoman = /[ая]$|^Любов$/u.test(given ?? '') && given !== 'Микола';
      expect(patronymic, name).toMatch(isWoman ? /(івна|ївна)$/u : /(ович|йович)$/u);
      if (/[сц]ьк(ий|а)$/u.test(surname ?? '')) expect(surname, name).toMatch(isWoman ? /а$/u : /ий$/u);
    }
  });

  test('are hardly ever namesakes', () => {
    expect(new Set(drivers.map(({ name }) => name)).size).toBeGreaterThan(drivers.length - 4);
  });
});
