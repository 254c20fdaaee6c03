import { dayAfter } from '@kasa/contracts/shared/kyiv-clock';
import type { OpeningHours, PersonShift } from '@kasa/contracts/users/schedule-rules';
import { useEffect, useRef } from 'react';
import { useConfirm } from '#shared/confirm/use-confirm.tsx';
import { useServices } from '#shared/services/use-services.tsx';
import { toast } from '#shared/toast/toast.ts';
import { byWeekday, inWeek, type TemplateShift } from '../../model/schedule/week-template.ts';
import { inputOf } from './use-autosave.ts';
import type { Editor } from './use-editor.ts';
import { useWords } from './use-words.ts';

interface Filling {
  readonly shifts: readonly PersonShift[];
  readonly hours: OpeningHours | undefined;
  /** Shifts of people who can't be planned any more. */
  readonly skipped: number;
}

/** Plans the week as another one, or as a template; asks before shifts are replaced. */
export function useFill(editor: Editor) {
  const { week, schedule, set } = editor;
  const { client, report } = useServices();
  const { text } = useWords();
  // Last week is waited for, and the plan may be another one then.
  const latest = useRef(editor);
  useEffect(() => {
    latest.current = editor;
  });
  const put = ({ shifts, hours, skipped }: Filling) => {
    set(shifts, text('said.filled', { count: shifts.length }), hours);
    if (skipped > 0) toast.info(text('fill.skipped', { count: skipped }));
  };
  const { ask, dialog } = useConfirm((filling: Filling) => ({
    title: text('fill.title'),
    children: text('fill.text', { count: filling.shifts.length }),
    confirmLabel: text('fill.submit'),
    busyLabel: text('fill.busy'),
    async onConfirm() {
      put(filling);
    },
  }));
  const fillWith = (all: readonly TemplateShift[], hours?: OpeningHours) => {
    const { plannable, shifts: planned } = latest.current;
    const shifts = inWeek(all, week).filter(({ user_id }) => plannable.some(({ id }) => id === user_id));
    const filling = { shifts, hours, skipped: all.length - shifts.length };
    if (shifts.length === 0) toast.info(text('fill.nobody'));
    else if (planned.length > 0) ask(filling);
    else put(filling);
  };
  const fillFromLastWeek = async () => {
    const input = inputOf({ point: schedule.point, week: dayAfter(week, -7) });
    const { shifts } = await client.operation('getSchedule')(input);
    if (shifts.length === 0) toast.info(text('fill.nothing'));
    else fillWith(byWeekday(shifts));
  };
  return { fillWith, fillFromLastWeek: () => void fillFromLastWeek().catch(report), dialog };
}
