import { describe, expect, it } from 'vitest';
import { chosenPeriod, periodParameters } from './current-month.ts';

const now = new Date('2026-11-20T09:00:00.000Z');
const month = { from: '2026-11-01', to: '2026-11-20' };
const none = { date_from: null, date_to: null, period: null };

describe('a list of the current month', () => {
  it('shows it up to today in Kyiv while the address says nothing else', () => {
    expect(chosenPeriod({}, now)).toEqual(month);
    expect(chosenPeriod({}, new Date('2026-11-30T22:00:00.000Z'))).toEqual({
      from: '2026-12-01',
      to: '2026-12-01',
    });
    expect(chosenPeriod({ date_from: '2026-10-01' }, now)).toEqual({ from: '2026-10-01', to: undefined });
    expect(chosenPeriod({ period: 'all' }, now)).toEqual({ from: undefined, to: undefined });
  });

  it.each([
    ['one end', month, { from: '2026-10-01' }, { ...none, date_from: '2026-10-01', date_to: '2026-11-20' }],
    ['an open end', month, { to: null }, { ...none, date_from: '2026-11-01' }],
    ['all time', month, { from: null, to: null }, { ...none, period: 'all' }],
    ['the month itself', { from: '2026-10-01', to: undefined }, month, none],
  ])('writes %s into the address', (_, shown, change, written) => {
    expect(periodParameters(shown, change, now)).toEqual(written);
  });
});
