import { Button } from '@kasa/ui/button';
import { Checkbox } from '@kasa/ui/checkbox';
import { Dialog } from '@kasa/ui/dialog';
import { type FormEvent, useId, useState } from 'react';
import { CheckboxSet } from '#shared/forms/checkbox-set.tsx';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { WEEKDAYS } from '../../model/schedule/week.ts';
import { TimeSelect } from './time-select.tsx';
import type { Editor } from './use-editor.ts';
import { useWords } from './use-words.ts';

/** When the point is open. */
export function HoursDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { text } = useWords();
  const common = useText(commonMessages);
  const formId = useId();
  const [{ from, to, days }, setHours] = useState(editor.hours);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onClose();
    editor.setHours({ from, to, days: days.toSorted() });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text('hours.title')}
      closeLabel={common('action.close')}
      footer={
        <>
          <Button onPress={onClose}>{common('action.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} disabledReason={editor.missing}>
            {text('dialog.save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-text-muted">{text('hours.about')}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          <TimeSelect
            label={text('hours.from')}
            value={from}
            isReadOnly={false}
            onChange={(time) => setHours({ from: time, to, days })}
          />
          <TimeSelect
            label={text('hours.to')}
            value={to}
            isReadOnly={false}
            onChange={(time) => setHours({ from, to: time, days })}
          />
        </div>
        <CheckboxSet label={text('hours.days')} error={undefined}>
          {WEEKDAYS.map((day) => (
            <Checkbox
              key={day}
              label={text(`day.long.${day}`)}
              value={days.includes(day)}
              onChange={(isOpen) =>
                setHours({ from, to, days: isOpen ? [...days, day] : days.filter((one) => one !== day) })
              }
            />
          ))}
        </CheckboxSet>
      </form>
    </Dialog>
  );
}
