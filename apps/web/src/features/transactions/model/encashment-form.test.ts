import { describe, expect, it } from 'vitest';
import { amountToTake, EncashmentForm, emptyEncashment } from './encashment-form.ts';

describe('the form of an encashment', () => {
  it('asks for an amount only of whoever takes a part', () => {
    expect(EncashmentForm.safeParse(emptyEncashment).success).toBe(true);
    const part = EncashmentForm.safeParse({ ...emptyEncashment, takes_all: false });
    expect(part.error?.issues).toMatchObject([{ path: ['amount'], message: 'required' }]);
    const typed = (amount: number) =>
      EncashmentForm.safeParse({ takes_all: false, amount, comment: '' }).success;
    expect([typed(1), typed(0), typed(1.5)]).toEqual([true, false, false]);
  });
});

describe('what would be taken out', () => {
  it.each([
    [{ takes_all: true, amount: null }, 12_300, 12_300],
    [{ takes_all: true, amount: 500 }, 12_300, 12_300],
    [{ takes_all: false, amount: 500 }, 12_300, 500],
    [{ takes_all: false, amount: null }, 12_300, null],
    [{ takes_all: true, amount: null }, 0, null],
    [{ takes_all: false, amount: 500 }, -100, null],
  ] as const)('of %o with %s inside is %s', (filled, inside, expected) => {
    expect(amountToTake(filled, inside)).toBe(expected);
  });
});
