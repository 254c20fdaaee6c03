/** Templates of weeks and swaps of shifts that the contract's examples name. */
import { exampleIds } from '@kasa/contracts/shared/example-ids';
import { bulkInsert } from '../../db/bulk-insert.ts';
import type { Db, Row } from '../../db/schema.ts';
import { sortKey } from '../../db/text.ts';

/** The week in which shifts are swapped; nothing else of the examples is in it. */
export const SWAP_WEEK = '2027-03-08';

const { owner, userForPhoto: colleague } = exampleIds;
const time = { from: '09:00', to: '18:00' };
const on = (user: string, day: string) => ({ user, day: `2027-03-${day}`, ...time });

/** What is published in that week. */
export const swapWeekShifts = [
  ...[on(owner, '08'), on(owner, '10'), on(owner, '11')],
  ...[on(colleague, '09'), on(colleague, '12')],
];

type Swap = Pick<Row<'shift_swaps'>, 'id' | 'user_id' | 'day' | 'colleague_id' | 'state'> & {
  readonly inReturn?: string;
  readonly note?: string;
};

const SWAPS: readonly Swap[] = [
  {
    ...{ id: exampleIds.shiftSwapToAnswer, user_id: colleague, day: '2027-03-09', colleague_id: owner },
    ...{ inReturn: '2027-03-11', state: 'asked' },
  },
  {
    ...{ id: exampleIds.shiftSwapToWithdraw, user_id: owner, day: '2027-03-10', colleague_id: colleague },
    ...{ note: 'Сімейне свято', state: 'asked' },
  },
  {
    ...{ id: exampleIds.shiftSwapToDecide, user_id: colleague, day: '2027-03-12', colleague_id: owner },
    state: 'agreed',
  },
];

const TEMPLATES = [
  [exampleIds.weekTemplate, 'Звичайний тиждень'],
  [exampleIds.weekTemplateToEdit, 'Тиждень зі святом'],
  [exampleIds.weekTemplateToDelete, 'Тиждень ревізії'],
] as const;

/** After the schedules. @param at of their creation, ISO 8601 UTC */
export async function seedScheduleExamples(tx: Db, at: string): Promise<void> {
  const stamps = { merchant_id: exampleIds.merchant, created_at: at, updated_at: at, version: 1 };
  const swaps = SWAPS.map(
    ({ inReturn, note, ...swap }): Row<'shift_swaps'> => ({
      ...{ ...stamps, ...swap, point_id: exampleIds.point, from_time: time.from, to_time: time.to },
      colleague_day: inReturn ?? null,
      colleague_from: inReturn ? time.from : null,
      colleague_to: inReturn ? time.to : null,
      ...{ note: note ?? null, decided_by_id: null, decided_by_name: null },
    }),
  );
  await bulkInsert(tx, 'shift_swaps', swaps);
  const shifts = [1, 2, 3, 4, 5].map((weekday) => ({ user_id: colleague, weekday, ...time }));
  const templates = TEMPLATES.map(
    ([id, name]): Row<'week_templates'> => ({
      ...{ id, ...stamps, point_id: exampleIds.point, name, name_key: sortKey(name) },
      ...{ opens: '09:00', closes: '21:00', open_days: '[1,2,3,4,5,6,7]', shifts: JSON.stringify(shifts) },
    }),
  );
  await bulkInsert(tx, 'week_templates', templates);
}
