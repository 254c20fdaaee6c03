import { describe, expect, it } from 'vitest';
import { exampleReceipt } from './operations/receipt-examples.ts';
import {
  type CashRounding,
  cashRoundingOn,
  lineAmount,
  nonPayerTaxes,
  returnedTaxes,
  roundCash,
  taxesOf,
  taxServiceLink,
  vatPayerTaxes,
} from './receipt-rules.ts';

/** The same numbers in every run. */
function numbers(start: number) {
  let state = start;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const LETTERS = ['А', 'Б', 'В', 'Г', 'ГД', 'АД'] as const;
function someLines(next: (below: number) => number) {
  return Array.from({ length: 1 + next(12) }, () => ({
    letters: LETTERS[next(LETTERS.length)] ?? 'А',
    amount: 1 + next(next(4) === 0 ? 100_000_000 : 9_999),
  }));
}

describe('taxes of a receipt', () => {
  it('take excise of the sum first, VAT of what remains', () => {
    expect(taxesOf([{ letters: 'ГД', amount: 12_600 }], vatPayerTaxes)).toEqual([
      { letter: 'Г', kind: 'vat', rate: 2_000, base: 12_000, amount: 2_000 },
      { letter: 'Д', kind: 'excise', rate: 500, base: 12_600, amount: 600 },
    ]);
  });

  it('are within the sum, of each rate, and none where nothing is owed', () => {
    const lines = ['А', 'Б', 'В', 'Г'].map((letters) => ({ letters, amount: 10_700 }));
    expect(taxesOf(lines, vatPayerTaxes).map(({ letter, amount }) => [letter, amount])).toEqual([
      ['А', 0],
      ['Б', 0],
      ['В', 700],
      ['Г', 1_783],
    ]);
  });

  it('are rounded once for a letter, not line by line', () => {
    // Each line alone has a half of a kopiyka: 0.5 of 3.
    const lines = Array.from({ length: 10 }, () => ({ letters: 'Г', amount: 3 }));
    expect(taxesOf(lines, vatPayerTaxes)[0]?.amount).toBe(5);
  });

  it('know only the letters of the company', () => {
    expect(() => taxesOf([{ letters: 'Г', amount: 100 }], nonPayerTaxes)).toThrow('Г');
    expect(taxesOf([{ letters: 'АД', amount: 10_500 }], nonPayerTaxes).map(({ amount }) => amount)).toEqual([
      0, 500,
    ]);
  });

  it('never come to more than is paid, whatever is sold', () => {
    const next = numbers(16);
    for (let round = 0; round < 2_000; round += 1) {
      const lines = someLines(next);
      const taxes = taxesOf(lines, vatPayerTaxes);
      expect(sum(taxes.map(({ amount }) => amount))).toBeLessThan(sum(lines.map(({ amount }) => amount)));
      for (const { base, amount } of taxes) expect(amount).toBeLessThanOrEqual(base);
      const excise = taxes.find(({ kind }) => kind === 'excise')?.amount ?? 0;
      const bases = sum(taxes.filter(({ kind }) => kind !== 'excise').map(({ base }) => base));
      // Each base is rounded by itself.
      expect(Math.abs(bases + excise - sum(lines.map(({ amount }) => amount)))).toBeLessThanOrEqual(3);
    }
  });

  it('that parts of a sale take back are those of the sale, to the kopiyka', () => {
    const next = numbers(17);
    for (let round = 0; round < 500; round += 1) {
      const lines = someLines(next);
      const whole = sum(lines.map(({ amount }) => amount));
      const taxes = taxesOf(lines, vatPayerTaxes);
      let before = 0;
      let returned = taxes.map(() => 0);
      while (before < whole) {
        const amount = next(3) === 0 ? whole - before : 1 + next(whole - before);
        const part = returnedTaxes(taxes, { before, amount, whole });
        for (const tax of part) expect(Math.min(tax.base, tax.amount)).toBeGreaterThanOrEqual(0);
        returned = part.map((tax, n) => tax.amount + (returned[n] ?? 0));
        before += amount;
      }
      expect(returned).toEqual(taxes.map(({ amount }) => amount));
    }
  });
});

describe('cash', () => {
  it('is rounded to 50 kopiykas: ..01–24 down, 25–74 to the half, 75–99 to the next hryvnia', () => {
    const expected = (k: number) => (k < 25 ? 0 : k < 75 ? 50 : 100);
    for (let k = 0; k < 100; k += 1) expect(roundCash(12_300 + k, 50), `${k}`).toBe(12_300 + expected(k));
  });

  it('was rounded to 10 kopiykas until the last of September 2025, by days of Kyiv', () => {
    expect(
      ['2018-06-30', '2018-07-01', '2025-09-30', '2025-10-01', '2026-11-20'].map(cashRoundingOn),
    ).toEqual(['none', 10, 10, 50, 50]);
    expect([12_304, 12_305, 12_309].map((total) => roundCash(total, 10))).toEqual([12_300, 12_310, 12_310]);
    expect(roundCash(12_307, 'none')).toBe(12_307);
  });

  it('is never nothing, stays within half a step, and is not rounded twice', () => {
    const next = numbers(18);
    for (const step of [10, 50] as const satisfies readonly CashRounding[]) {
      for (let total = 1; total < step; total += 1) expect(roundCash(total, step)).toBeGreaterThanOrEqual(10);
      for (let round = 0; round < 5_000; round += 1) {
        const total = step / 2 + next(1_000_000_000);
        const paid = roundCash(total, step);
        expect(Math.abs(paid - total)).toBeLessThanOrEqual(step / 2);
        expect(roundCash(paid, step)).toBe(paid);
      }
    }
    expect(roundCash(roundCash(3, 50), 50)).toBe(10);
  });
});

it('a line by weight is the price of its thousandths, rounded to the kopiyka', () => {
  expect([lineAmount(32_990, 1_250), lineAmount(32_990, 1_000), lineAmount(1, 500)]).toEqual([
    41_238, 32_990, 1,
  ]);
});

it('the tax service is asked for a receipt by number, register, Kyiv time and sum', () => {
  const receipt = { fiscal_number: '3184710691', register_number: '4000123456', amount: 35_005 };
  // Kyiv is UTC+2 in winter and UTC+3 in summer.
  expect(taxServiceLink({ ...receipt, issued_at: '2026-11-20T22:48:21.000Z' })).toBe(
    'https://cabinet.tax.gov.ua/cashregs/check?id=3184710691&date=20261121&time=00:48:21&fn=4000123456&sm=350.05',
  );
  expect(taxServiceLink({ ...receipt, issued_at: '2026-07-01T05:48:21.000Z' })).toContain('time=08:48:21');
});

it('the example of the contract is reckoned by these rules', () => {
  const { lines, taxes, total_amount, check_url } = exampleReceipt;
  for (const { price, quantity, amount } of lines) expect(lineAmount(price, quantity)).toBe(amount);
  expect(sum(lines.map(({ amount }) => amount))).toBe(total_amount);
  expect(taxesOf(lines, vatPayerTaxes)).toEqual(taxes);
  expect(taxServiceLink(exampleReceipt)).toBe(check_url);
});
