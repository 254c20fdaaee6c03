import { expect, it } from 'vitest';
import { newCount, outsideCount } from './counts.ts';

const exact = (count: number) => ({ count, isCapped: false });
const more = (count: number) => ({ count, isCapped: true });

it.each([
  ['as many as all time has besides', exact(330), exact(18), exact(312)],
  ['at least those up to where counting ends', more(10_000), exact(310), more(9_690)],
  ['all of them when nothing is shown', more(10_000), exact(0), more(10_000)],
  ['unknown beside more than are counted', more(10_000), more(10_000), null],
  ['none', exact(18), exact(18), null],
])('outside a period are %s', (_, ofAllTime, shown, outside) => {
  expect(outsideCount(ofAllTime, shown)).toEqual(outside);
});

const page = (ids: string, total: number, total_capped = false) => ({
  items: [...ids].map((id) => ({ id })),
  total,
  total_capped,
});

it.each([
  ['by the totals', page('cde', 20), page('abc', 22), true, exact(2)],
  ['by the totals on a later page', page('xyz', 20), page('abc', 22), false, exact(2)],
  ['none when some have left the filter', page('cde', 20), page('cde', 19), true, exact(0)],
  [
    'by the first row where the totals are capped',
    page('cde', 9, true),
    page('abc', 9, true),
    true,
    exact(2),
  ],
  ['more than a page', page('xyz', 9, true), page('abc', 9, true), true, more(3)],
  ['not at all on a later page then', page('xyz', 9, true), page('abc', 9, true), false, exact(0)],
])('new payments are counted %s', (_, shown, newest, isFirst, count) => {
  expect(newCount(shown, newest, isFirst)).toEqual(count);
});
