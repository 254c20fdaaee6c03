import { describe, expect, it } from 'vitest';
import { reportPeriod } from './report-period.ts';

const now = new Date('2026-11-20T09:00:00.000Z');

describe('the period of a report', () => {
  it.each([
    [{}, '2026-11-01', '2026-11-20', null],
    [{ date_from: '2026-11-10' }, '2026-11-10', '2026-11-20', null],
    [{ date_to: '2026-09-05' }, '2026-09-01', '2026-09-05', null],
    [{ date_from: '2026-10-21', date_to: '2026-11-20' }, '2026-10-21', '2026-11-20', null],
    [{ date_from: '2026-10-20', date_to: '2026-11-20' }, '2026-10-20', '2026-11-20', 'tooLong'],
    [{ date_from: '2026-11-21' }, '2026-11-21', '2026-11-20', 'inverted'],
  ] as const)('of %o', (asked, from, to, problem) => {
    expect(reportPeriod(asked, now)).toEqual({ from, to, problem });
  });
});
