import { exampleDiscount } from '@kasa/contracts/loyalty/discounts';
import { describe, expect, it } from 'vitest';
import { idleSteps, isOver } from './discount-times.ts';

const hours = (from_time: string | null, to_time: string | null) => ({ from_time, to_time });

describe('the last day', () => {
  const until = (from: string | null, to: string | null) => ({
    ...{ ...exampleDiscount, ...hours(from, to), to_day: '2026-11-28' },
  });
  it('is over on the next day, never where there is none', () => {
    expect(isOver(until(null, null), '2026-11-28')).toBe(false);
    expect(isOver(until(null, null), '2026-11-29')).toBe(true);
    expect(isOver({ ...exampleDiscount, to_day: null }, '2099-01-01')).toBe(false);
  });
  it('has its night', () => {
    expect(isOver(until('22:00', '04:00'), '2026-11-29')).toBe(false);
    expect(isOver(until('22:00', '04:00'), '2026-11-30')).toBe(true);
  });
  it('has the night of a step where there are no other hours', () => {
    const rule = {
      ...{ type: 'dynamic' as const, by: 'time' as const, amount_steps: [] },
      time_steps: [{ from_time: '22:00', to_time: '04:00', percent_bp: 500 }],
    };
    expect(isOver({ ...until(null, null), rule }, '2026-11-29')).toBe(false);
    expect(isOver({ ...until('08:00', '23:00'), rule }, '2026-11-29')).toBe(true);
  });
});

describe('steps that the hours of their discount never meet', () => {
  it('are those outside of them, to the minute', () => {
    const steps = [hours('06:00', '08:00'), hours('10:59', '12:00'), hours('11:00', '12:00')];
    expect(idleSteps(hours('08:00', '11:00'), steps)).toEqual([1, 3]);
  });
  it('are none where hours and steps meet after midnight', () => {
    expect(idleSteps(hours('22:00', '04:00'), [hours('03:00', '06:00')])).toEqual([]);
    expect(idleSteps(hours('03:00', '06:00'), [hours('22:00', '04:00')])).toEqual([]);
    expect(idleSteps(hours('22:00', '04:00'), [hours('04:00', '22:00')])).toEqual([1]);
  });
  it('are none of a whole day, and none that is not typed yet', () => {
    expect(idleSteps(hours('00:00', '00:00'), [hours('03:00', '06:00')])).toEqual([]);
    expect(idleSteps(hours(null, null), [hours('03:00', '06:00')])).toEqual([]);
    expect(idleSteps(hours('08:00', '11:00'), [hours('03:00', null)])).toEqual([]);
  });
});
