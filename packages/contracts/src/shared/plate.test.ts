import { describe, expect, it } from 'vitest';
import { formatPlate, parsePlate } from './plate.ts';
import { Plate } from './plate-schema.ts';

const LATIN = 'ABEIKMHOPCTX';
const CYRILLIC = 'АВЕІКМНОРСТХ';

describe('reading a plate', () => {
  it.each(['АА1234ВВ', 'AA1234BB', 'aa1234bb', 'аа 1234 вв', 'AА1234BВ', 'AA-1234-BB', ' AA 1234\u00a0BB '])(
    'takes %j, in either alphabet or a mixture',
    (typed) => {
      expect(parsePlate(typed)).toBe('АА1234ВВ');
    },
  );

  it.each([...LATIN].map((letter, at) => [letter, CYRILLIC[at]]))(
    'reads Latin %s as Cyrillic %s',
    (latin, cyrillic) => {
      expect(latin).not.toBe(cyrillic);
      expect(parsePlate(`${latin}${latin}0001${latin}${latin}`)).toBe(
        `${cyrillic}${cyrillic}0001${cyrillic}${cyrillic}`,
      );
    },
  );

  it('takes Z and Y on the right only: electric cars', () => {
    expect(parsePlate('AA1234ZY')).toBe('АА1234ZY');
    expect(parsePlate('ZA1234AA')).toBeNull();
  });

  it.each(['', 'АА123ВВ', 'АА12345ВВ', 'ББ1234ВВ', 'DD1234DD', 'АА1234В', '1234ААВВ', 'АА12З4ВВ'])(
    'does not take %j',
    (typed) => {
      expect(parsePlate(typed)).toBeNull();
    },
  );
});

it('on the wire only the stored form is accepted', () => {
  expect(Plate.safeParse('АА1234ВВ').success).toBe(true);
  expect(Plate.safeParse('AA1234BB').success).toBe(false);
  expect(Plate.safeParse('АА 1234 ВВ').success).toBe(false);
});

it('shows a plate in groups, and reads what it shows', () => {
  expect(formatPlate('АА1234ВВ')).toBe('АА 1234 ВВ');
  expect(parsePlate(formatPlate('АА1234ВВ'))).toBe('АА1234ВВ');
});
