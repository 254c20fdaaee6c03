import { describe, expect, it } from 'vitest';
import { nonPayerTaxes, taxesOf, vatPayerTaxes } from '../transactions/receipt-rules.ts';
import { lettersOf, type ProductTaxation, pricePaid } from './product-taxes.ts';
import { productTaxes } from './product-values.ts';

/** Of a company that sells under each of the rates. */
const table = [...vatPayerTaxes, { letter: 'Е', kind: 'vat', rate: 1_400 } as const];
const all: ProductTaxation[] = productTaxes.flatMap((tax) =>
  [true, false].map((has_excise) => ({ tax, has_excise, tax_included: false })),
);

describe('what is paid for a unit', () => {
  it('is the price, where it holds the taxes', () => {
    for (const taxation of all) expect(pricePaid(12_345, { ...taxation, tax_included: true })).toBe(12_345);
  });

  it.each([
    [10_000, 'vat_20', false, 12_000],
    [10_000, 'vat_20', true, 12_600],
    [10_000, 'vat_7', false, 10_700],
    [10_000, 'no_vat', true, 10_500],
    [1, 'vat_20', false, 1],
    [3, 'vat_20', false, 4],
  ] as const)('%i with %s, excise %s: %i', (price, tax, has_excise, paid) =>
    expect(pricePaid(price, { tax, has_excise, tax_included: false })).toBe(paid),
  );

  it('holds the taxes that a receipt takes out of it, to the kopiyka', () => {
    for (const taxation of all) {
      const letters = lettersOf(taxation, table) ?? '';
      for (let price = 1; price < 2_000_000; price = price * 3 + 1) {
        const amount = pricePaid(price, taxation);
        const taxes = taxesOf([{ letters, amount }], table);
        const without = amount - taxes.reduce((sum, tax) => sum + tax.amount, 0);
        expect([price, Math.abs(without - price) <= 1]).toEqual([price, true]);
      }
    }
  });
});

describe('letters on receipts', () => {
  it('are those of the selling company', () => {
    const beer = { tax: 'vat_20', has_excise: true } as const;
    expect(lettersOf(beer, vatPayerTaxes)).toBe('ГД');
    expect(lettersOf(beer, nonPayerTaxes)).toBe('АД');
    expect(lettersOf({ tax: 'vat_7', has_excise: false }, vatPayerTaxes)).toBe('В');
    expect(lettersOf({ tax: 'vat_0', has_excise: false }, vatPayerTaxes)).toBe('Б');
  });

  it('without the rate they are those without VAT, and there are none where nothing fits', () => {
    expect(lettersOf({ tax: 'vat_14', has_excise: false }, vatPayerTaxes)).toBe('А');
    expect(lettersOf({ tax: 'vat_20', has_excise: true }, vatPayerTaxes.slice(0, 4))).toBeNull();
    expect(lettersOf({ tax: 'no_vat', has_excise: false }, [])).toBeNull();
  });
});
