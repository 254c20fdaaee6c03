import { type DiscountFields, exampleDiscount } from '@kasa/contracts/loyalty/discounts';
import { weekDays } from '@kasa/contracts/shared/week-days';
import { describe, expect, it } from 'vitest';
import { type ExampleLine, exampleDay, exampleTime, priceExample, withoutLimits } from './example-receipt.ts';

const { points: _, excluded_terminals: __, products: ___, groups: ____, ...terms } = exampleDiscount;
const plain: DiscountFields = {
  ...terms,
  ...{ from_day: null, to_day: null, week_days: [...weekDays], from_time: null, to_time: null },
  ...{ is_everywhere: true, is_for_all_goods: true },
  ...{ point_ids: [], excluded_terminal_ids: [], product_ids: [], group_ids: [] },
};
const discountOf = (changes: Partial<DiscountFields>): DiscountFields => ({ ...plain, ...changes });
const hours = (from_time: string, to_time: string) => ({ from_time, to_time });
const stepsOf = (...steps: readonly [string, string][]): DiscountFields['rule'] => ({
  ...{ type: 'dynamic', by: 'time', amount_steps: [] },
  time_steps: steps.map(([from_time, to_time]) => ({ from_time, to_time, percent_bp: 1_000 })),
});
const tea: ExampleLine = {
  ...{ key: 'tea', name: 'Чай', product_id: null, group_id: null },
  ...{ price: 10_000, is_by_piece: true, quantity: 1_000 },
};
const reasonOf = (discount: DiscountFields, time: string, today: string) =>
  priceExample(discount, { lines: [tea], time, customer: null }, today).rules[0]?.reason;

/** A Saturday. */
const SATURDAY = '2026-11-28';
const SUMMER = '2026-07-15';

describe('the day of the example', () => {
  it('is today where a discount holds every day', () => {
    expect(exampleDay(plain, '12:00', SATURDAY)).toBe(SATURDAY);
  });
  it('is the next of the days of the week, and not before the first day', () => {
    expect(exampleDay(discountOf({ week_days: ['fri'] }), '12:00', SATURDAY)).toBe('2026-12-04');
    const later = discountOf({ week_days: ['fri'], from_day: '2026-12-05' });
    expect(exampleDay(later, '12:00', SATURDAY)).toBe('2026-12-11');
  });
  it('after midnight is the one after the day on which the hours began', () => {
    const night = discountOf({ ...hours('22:00', '04:00'), week_days: ['fri'] });
    expect(exampleDay(night, '22:30', SATURDAY)).toBe('2026-12-04');
    expect(exampleDay(night, '02:00', SATURDAY)).toBe(SATURDAY);
    expect(exampleDay({ ...night, from_day: SATURDAY }, '02:00', SATURDAY)).toBe('2026-12-05');
  });
  it('after midnight is that of a step, too', () => {
    const night = discountOf({ rule: stepsOf(['22:00', '04:00']), week_days: ['sun'] });
    expect(exampleDay(night, '02:00', SATURDAY)).toBe('2026-11-30');
  });
});

describe('the time of the example', () => {
  it('is noon, or the first hour of a discount', () => {
    expect(exampleTime(plain)).toBe('12:00');
    expect(exampleTime(discountOf(hours('08:00', '11:00')))).toBe('08:00');
  });
  it('is the first step that begins within the hours', () => {
    const rule = stepsOf(['06:00', '07:00'], ['09:00', '10:00']);
    expect(exampleTime(discountOf({ rule }))).toBe('06:00');
    expect(exampleTime(discountOf({ rule, ...hours('08:00', '11:00') }))).toBe('09:00');
    expect(exampleTime(discountOf({ rule, ...hours('22:00', '07:00') }))).toBe('06:00');
  });
  it('is the first hour where a step holds that began before', () => {
    const rule = stepsOf(['06:00', '10:00']);
    expect(exampleTime(discountOf({ rule, ...hours('08:00', '09:00') }))).toBe('08:00');
  });
});

describe('the receipt of the example', () => {
  it.each([SATURDAY, SUMMER])('is at the time that is told, on %s', (today) => {
    const morning = discountOf(hours('08:00', '11:00'));
    expect(reasonOf(morning, '07:59', today)).toBe('other_time');
    expect(reasonOf(morning, '08:00', today)).toBe('applied');
    expect(reasonOf(morning, '10:59', today)).toBe('applied');
    expect(reasonOf(morning, '11:00', today)).toBe('other_time');
  });
  it.each(['22:30', '02:00'])('has a discount of the night on its day at %s', (time) => {
    const night = discountOf({ ...hours('22:00', '04:00'), week_days: ['fri'] });
    expect(reasonOf(night, time, SUMMER)).toBe('applied');
  });
  it.each(['22:30', '02:00'])('has a step of the night on its day at %s', (time) => {
    const night = discountOf({ rule: stepsOf(['22:00', '04:00']), week_days: ['fri'] });
    expect(reasonOf(night, time, SUMMER)).toBe('applied');
  });
  it('gives a single bonus to those who have not got it', () => {
    const rule = { type: 'single_bonus', bonus_amount: 5_000, min_amount: 0 } as const;
    const receipt = (isGiven: boolean) =>
      priceExample(
        discountOf({ rule }),
        { lines: [tea], time: '12:00', customer: { balance: 0, past: 0, isGiven } },
        SATURDAY,
      );
    expect(receipt(false).earned).toBe(5_000);
    expect(receipt(true)).toMatchObject({ earned: 0, rules: [{ reason: 'given_already' }] });
  });
  it('tells what a discount would give where a limit cuts it, and nothing where none does', () => {
    const rule = { type: 'fixed', percent_bp: 5_000, amount: null } as const;
    const uncut = (max_receipt_amount: number | null) => {
      const discount = discountOf({ rule, max_receipt_amount });
      const example = { lines: [tea], time: '12:00', customer: null };
      return withoutLimits(discount, example, SATURDAY, priceExample(discount, example, SATURDAY));
    };
    const whole = uncut(1);
    expect(whole).toBeGreaterThan(1);
    expect([uncut(null), uncut(whole)]).toEqual([null, null]);
  });
  it('counts what is measured as one piece', () => {
    const rule = { type: 'by_purchase_count', every: 3, counts: 'pieces', percent_bp: 10_000 } as const;
    const discountOn = (is_by_piece: boolean) =>
      priceExample(
        discountOf({ rule }),
        {
          lines: [{ ...tea, is_by_piece, quantity: 3_000 }],
          time: '12:00',
          customer: { balance: 0, past: 0, isGiven: false },
        },
        SATURDAY,
      ).discount;
    expect(discountOn(true)).toBe(10_000);
    expect(discountOn(false)).toBe(0);
  });
});
