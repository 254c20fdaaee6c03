import { describe, expect, it } from 'vitest';
import { Edrpou, isEdrpou, isRnokpp, Rnokpp, TaxNumber } from './tax-number.ts';

const edrpou = {
  valid: ['32855961', '23226362', '23246880', '25083040', '14360570', '00032129'],
  // Remainder 10 in the first pass.
  secondPass: ['30000005', '20000090', '20000154', '20000219'],
  // Codes of Ukrainian banks.
  banks: ['21133352', '14282829', '14305909', '23494714', '09807750', '00032112', '23697280', '14361575'],
  invalid: ['32855968', '12345', '', '328559610', '3285596a', ' 32855961', '32855961\n', '３２８５５９６１'],
};
const rnokpp = {
  valid: ['1759013776', '2530414071', '3184710691', '3119812315', '3366212326', '2885412373'],
  invalid: ['1759013770', '175901377', '', '17590137761', '1759O13776'],
};

describe('EDRPOU', () => {
  it.each([...edrpou.valid, ...edrpou.secondPass, ...edrpou.banks])('%s is valid', (code) => {
    expect(isEdrpou(code)).toBe(true);
    expect(Edrpou.safeParse(code).success).toBe(true);
  });

  it.each(edrpou.invalid)('%j is not', (code) => {
    expect(isEdrpou(code)).toBe(false);
  });

  it.each([...edrpou.valid, ...edrpou.secondPass])('%s with another last digit is not', (code) => {
    const others = [...'0123456789']
      .map((digit) => code.slice(0, 7) + digit)
      .filter((other) => other !== code);
    expect(others.filter(isEdrpou)).toEqual([]);
  });
});

describe('RNOKPP', () => {
  it.each(rnokpp.valid)('%s is valid', (code) => {
    expect(isRnokpp(code)).toBe(true);
    expect(Rnokpp.safeParse(code).success).toBe(true);
  });

  it.each(rnokpp.invalid)('%j is not', (code) => {
    expect(isRnokpp(code)).toBe(false);
  });

  it('has one check digit also where the weighted sum is negative', () => {
    // 900000000: the weighted sum is −9, and JavaScript's remainder is negative.
    expect([...'0123456789'].filter((digit) => isRnokpp(`900000000${digit}`))).toEqual(['2']);
  });
});

it('a tax number is either, told apart by length', () => {
  for (const code of [...edrpou.valid, ...rnokpp.valid]) expect(TaxNumber.safeParse(code).success).toBe(true);
  for (const code of [...edrpou.invalid, ...rnokpp.invalid])
    expect(TaxNumber.safeParse(code).success).toBe(false);
});
