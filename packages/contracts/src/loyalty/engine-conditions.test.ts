import { describe, expect, it } from 'vitest';
import { momentOf } from './engine-conditions.ts';
import { applied, line, percent, purchase, reasons } from './engine-examples.ts';
import type { AppliedRule } from './engine-values.ts';

it('tells the day and the clock of Kyiv, in winter and in summer', () => {
  expect(momentOf(new Date('2026-11-28T22:30:59Z'))).toEqual({
    day: '2026-11-29',
    weekday: 'sun',
    time: '00:30',
  });
  expect(momentOf(new Date('2026-07-06T20:59:00Z'))).toEqual({
    day: '2026-07-06',
    weekday: 'mon',
    time: '23:59',
  });
});

describe('a rule holds', () => {
  it.each([
    [{}, 'applied'],
    [{ from_day: '2026-11-28', to_day: '2026-11-28' }, 'applied'],
    [{ from_day: '2026-11-29' }, 'before_period'],
    [{ to_day: '2026-11-27' }, 'after_period'],
    [{ week_days: ['mon', 'fri'] }, 'other_day'],
    [{ from_time: '11:30', to_time: '11:31' }, 'applied'],
    [{ from_time: '08:00', to_time: '11:30' }, 'other_time'],
    [{ from_time: '11:30', to_time: '11:30', week_days: ['sat'] }, 'applied'],
    [{ from_time: '11:31', to_time: '11:31', week_days: ['sat'] }, 'other_day'],
    [{ is_everywhere: false, point_ids: ['point'] }, 'applied'],
    [{ is_everywhere: false, point_ids: ['other'] }, 'other_point'],
    [{ excluded_terminal_ids: ['terminal'] }, 'terminal_excluded'],
    [{ is_for_all_goods: false, product_ids: ['coffee'] }, 'applied'],
    [{ is_for_all_goods: false, group_ids: ['drinks'] }, 'applied'],
    [{ is_for_all_goods: false, product_ids: ['tea'], group_ids: ['food'] }, 'no_goods'],
    [{ max_customer_amount: 1_000 }, 'no_customer'],
    [{ max_total_amount: 1_000, given: 1_000 }, 'limit_reached'],
    [{ least_price: 1_000 }, 'price_at_least'],
    [{ from_day: '2026-11-29', week_days: ['mon'] }, 'before_period'],
  ] as [Partial<AppliedRule>, string][])('with %j: %s', (changes, reason) =>
    expect(reasons(purchase([line(1_000)]), percent(1_000, changes))).toEqual([reason]),
  );

  it('at a terminal that stands nowhere only where it holds everywhere', () => {
    const nowhere = purchase([line(1_000)], { point_id: null });
    const here = percent(1_000, { is_everywhere: false, point_ids: ['point'] });
    expect(reasons(nowhere, percent(1_000), here)).toEqual(['applied', 'other_point']);
  });

  it('after midnight on the day on which its hours began', () => {
    const night = { from_time: '22:00', to_time: '02:00' };
    const sunday = purchase([line(1_000)], { at: new Date('2026-11-28T23:30:00Z') });
    expect(reasons(sunday, percent(1_000, { ...night, week_days: ['sat'] }))).toEqual(['applied']);
    expect(reasons(sunday, percent(1_000, { ...night, week_days: ['sun'] }))).toEqual(['other_day']);
    expect(reasons(sunday, percent(1_000, { ...night, to_day: '2026-11-28' }))).toEqual(['applied']);
    expect(reasons(sunday, percent(1_000, { ...night, from_day: '2026-11-29' }))).toEqual(['before_period']);
  });

  it('by steps after midnight on the day on which these began, where its terms have no hours', () => {
    const time_steps = [{ from_time: '22:00', to_time: '04:00', percent_bp: 1_000 }];
    const byNight = (changes: Partial<AppliedRule>) =>
      applied({ type: 'dynamic', by: 'time', amount_steps: [], time_steps }, changes);
    const sunday = purchase([line(1_000)], { at: new Date('2026-11-28T23:30:00Z') });
    expect(reasons(sunday, byNight({ week_days: ['sat'] }))).toEqual(['applied']);
    expect(reasons(sunday, byNight({ week_days: ['sun'] }))).toEqual(['other_day']);
    expect(reasons(sunday, byNight({ to_day: '2026-11-28' }))).toEqual(['applied']);
    expect(reasons(sunday, byNight({ from_day: '2026-11-29' }))).toEqual(['before_period']);
    const early = { from_time: '01:00', to_time: '03:00' };
    expect(reasons(sunday, byNight({ ...early, week_days: ['sun'] }))).toEqual(['applied']);
    expect(reasons(sunday, byNight({ ...early, week_days: ['sat'] }))).toEqual(['other_day']);
  });

  it('for what is not in the catalogue only where it holds for all goods', () => {
    const nameless = purchase([line(1_000, { product_id: null, group_id: null })]);
    const named = percent(1_000, { is_for_all_goods: false, product_ids: ['coffee'], group_ids: ['drinks'] });
    expect(reasons(nameless, percent(1_000), named)).toEqual(['applied', 'no_goods']);
  });
});
