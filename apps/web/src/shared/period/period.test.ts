import { describe, expect, it } from 'vitest';
import { isInverted, lastDays, monthToDate, quickPeriodOf, quickPeriods } from './period.ts';

describe('a period of days', () => {
  it.each([
    // Kyiv's day starts two hours before UTC's in winter, three in summer.
    ['2026-11-20T21:59:59.000Z', 1, { from: '2026-11-20', to: '2026-11-20' }],
    ['2026-11-20T22:00:00.000Z', 1, { from: '2026-11-21', to: '2026-11-21' }],
    ['2026-07-01T20:59:59.000Z', 7, { from: '2026-06-25', to: '2026-07-01' }],
    ['2026-03-01T12:00:00.000Z', 30, { from: '2026-01-31', to: '2026-03-01' }],
    // The clocks change within the period.
    ['2026-10-26T12:00:00.000Z', 7, { from: '2026-10-20', to: '2026-10-26' }],
  ])('at %s the last %i days are those', (now, days, period) => {
    expect(lastDays(days, new Date(now))).toEqual(period);
    expect(quickPeriodOf(period, new Date(now))?.id).toBe({ 1: 'today', 7: 'week', 30: 'month' }[days]);
  });

  it('is the current month since its first day in Kyiv', () => {
    const now = new Date('2026-10-31T22:30:00.000Z');
    expect(monthToDate(now)).toEqual({ from: '2026-11-01', to: '2026-11-01' });
    const later = new Date('2026-11-20T09:00:00.000Z');
    expect(quickPeriodOf(monthToDate(later), later)?.id).toBe('thisMonth');
  });

  it.each([
    ['yesterday', '2026-11-01T12:00:00.000Z', '2026-10-31', '2026-10-31'],
    ['lastWeek', '2026-11-20T12:00:00.000Z', '2026-11-09', '2026-11-15'],
    // A Sunday is the last day of its own week.
    ['lastWeek', '2026-11-22T12:00:00.000Z', '2026-11-09', '2026-11-15'],
    ['lastWeek', '2026-11-22T22:30:00.000Z', '2026-11-16', '2026-11-22'],
    ['lastMonth', '2026-01-15T12:00:00.000Z', '2025-12-01', '2025-12-31'],
    ['lastMonth', '2028-03-31T12:00:00.000Z', '2028-02-01', '2028-02-29'],
  ] as const)('as %s at %s is over', (id, now, from, to) => {
    expect(quickPeriods.find((quick) => quick.id === id)?.daysOn(new Date(now))).toEqual({ from, to });
  });

  it('is none of the quick ones on another day, or with an open end', () => {
    const now = new Date('2026-11-20T09:00:00.000Z');
    expect(quickPeriodOf(lastDays(7, now), new Date('2026-11-21T09:00:00.000Z'))).toBeUndefined();
    expect(quickPeriodOf({ from: '2026-11-20', to: undefined }, now)).toBeUndefined();
    expect(quickPeriodOf({ from: undefined, to: undefined }, now)).toBeUndefined();
  });

  it('is inverted only when both ends are there, in the wrong order', () => {
    expect(isInverted({ from: '2026-11-21', to: '2026-11-20' })).toBe(true);
    expect(isInverted({ from: '2026-11-20', to: '2026-11-20' })).toBe(false);
    expect(isInverted({ from: '2026-11-20', to: undefined })).toBe(false);
  });
});
