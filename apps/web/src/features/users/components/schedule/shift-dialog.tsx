import { conflictsOf, hoursOf, minutesOf, type PersonShift } from '@kasa/contracts/users/schedule-rules';
import { Button } from '@kasa/ui/button';
import { Dialog } from '@kasa/ui/dialog';
import { SelectField } from '@kasa/ui/select-field';
import { type FormEvent, useId, useState } from 'react';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { type DraftShift, usualTime } from '../../model/schedule/draft.ts';
import { canPlan, type Proposal } from '../../model/schedule/week.ts';
import { TimeSelect } from './time-select.tsx';
import type { Editor } from './use-editor.ts';
import { useWords } from './use-words.ts';

/** A shift, new or planned: who, on which day, and when. */
export function ShiftDialog({
  editor,
  shift,
  at,
  onClose,
}: {
  editor: Editor;
  onClose: () => void;
} & ({ shift: DraftShift; at: null } | { shift: null; at: Proposal })) {
  const { text, longDay, hours } = useWords();
  const common = useText(commonMessages);
  const formId = useId();
  const { people, plannable, days, missing, names } = editor;
  const [edited, setEdited] = useState<PersonShift>(
    shift ?? { user_id: at.user_id ?? plannable[0]?.id ?? '', day: at.day, ...usualTime(editor.hours) },
  );
  const { user_id, day, from, to } = edited;
  const change = (part: Partial<PersonShift>) => setEdited({ ...edited, ...part });
  const offered = people.filter((person) => canPlan(person) || person.id === shift?.user_id);
  const isReadOnly = missing !== undefined;
  const isNextDay = minutesOf(to) <= minutesOf(from);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onClose();
    // One that somebody else has removed meanwhile is made again.
    const isThere = editor.shifts.some(({ key }) => key === shift?.key);
    if (shift && isThere) editor.change(shift, { user_id, day, from, to });
    else editor.add({ user_id, day, from, to });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={shift ? text('dialog.edit', { name: names.get(shift.user_id) ?? '' }) : text('dialog.new')}
      closeLabel={common('action.close')}
      footer={
        isReadOnly ? (
          <Button onPress={onClose}>{common('action.close')}</Button>
        ) : (
          <>
            {shift ? (
              <Button
                variant="danger"
                onPress={() => {
                  onClose();
                  editor.remove(shift);
                }}
              >
                {text('dialog.remove')}
              </Button>
            ) : (
              <Button onPress={onClose}>{common('action.cancel')}</Button>
            )}
            <Button variant="primary" type="submit" form={formId}>
              {text(shift ? 'dialog.save' : 'dialog.add')}
            </Button>
          </>
        )
      }
    >
      <form id={formId} onSubmit={submit} className="flex flex-col gap-4">
        <SelectField
          label={text('dialog.person')}
          items={offered.map(({ id, full_name: label, position }) => ({
            id,
            label,
            description: position ?? undefined,
          }))}
          value={user_id}
          isReadOnly={isReadOnly}
          onChange={(id) => id !== null && change({ user_id: id })}
        />
        <SelectField
          label={text('dialog.day')}
          items={days.map((id) => ({ id, label: longDay(id) }))}
          value={day}
          isReadOnly={isReadOnly}
          onChange={(id) => id !== null && change({ day: id })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TimeSelect
            label={text('dialog.from')}
            value={from}
            isReadOnly={isReadOnly}
            onChange={(time) => change({ from: time })}
          />
          <TimeSelect
            label={text('dialog.to')}
            value={to}
            isReadOnly={isReadOnly}
            onChange={(time) => change({ to: time })}
          />
        </div>
        <p className="text-[13px] text-text-muted">
          {text(isNextDay ? 'dialog.lengthNextDay' : 'dialog.length', { hours: hours(hoursOf(edited)) })}
        </p>
        <div role="status" className="flex flex-col gap-1">
          {remarksOn(edited, editor, shift).map((words) => (
            <p key={words} className="text-[13px] text-warning">
              {words}
            </p>
          ))}
        </div>
      </form>
    </Dialog>
  );
}

/** What would be wrong with a shift, in words. @param before as it is planned now */
function remarksOn(edited: PersonShift, editor: Editor, before: DraftShift | null): string[] {
  const others = editor.shifts.filter(({ key }) => key !== before?.key);
  const shifts = [...others, edited];
  return conflictsOf(editor.planWith(shifts))
    .filter((conflict) => conflict.shifts.includes(others.length))
    .map((conflict) => editor.words.remark(conflict, shifts));
}
