import { Button } from '@kasa/ui/button';
import { Checkbox } from '@kasa/ui/checkbox';
import { Dialog } from '@kasa/ui/dialog';
import { type FormEvent, useId, useState } from 'react';
import { CheckboxSet } from '#shared/forms/checkbox-set.tsx';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { withCopiedDay, withCopiedPerson } from '../../model/schedule/draft.ts';
import type { Editor } from './use-editor.ts';
import { useWords } from './use-words.ts';

/** Copies a day onto others, or the week of a person onto others'. */
export function CopyDialog({
  editor,
  of,
  onClose,
}: {
  editor: Editor;
  of: { readonly day: string } | { readonly user_id: string };
  onClose: () => void;
}) {
  const { text, longDay, day: dayName } = useWords();
  const common = useText(commonMessages);
  const formId = useId();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const isDay = 'day' in of;
  const from = isDay ? of.day : of.user_id;
  const offered = (
    isDay
      ? editor.days.map((id) => ({ id, label: longDay(id) }))
      : editor.plannable.map(({ id, full_name: label }) => ({ id, label }))
  ).filter(({ id }) => id !== from);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen.length === 0) return;
    onClose();
    const copied = (isDay ? withCopiedDay : withCopiedPerson)(editor.shifts, from, chosen);
    editor.set(copied, text('said.copied'));
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={
        isDay
          ? text('copy.day', { day: dayName(from) })
          : text('copy.person', { name: editor.names.get(from) ?? '' })
      }
      closeLabel={common('action.close')}
      footer={
        <>
          <Button onPress={onClose}>{common('action.cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            disabledReason={chosen.length === 0 ? text('copy.choose') : undefined}
          >
            {text('copy.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-text-muted">{text('copy.about')}</p>
        <CheckboxSet label={text(isDay ? 'copy.days' : 'copy.people')} error={undefined}>
          {offered.map(({ id, label }) => (
            <Checkbox
              key={id}
              label={label}
              value={chosen.includes(id)}
              onChange={(isOn) => setChosen(isOn ? [...chosen, id] : chosen.filter((one) => one !== id))}
            />
          ))}
        </CheckboxSet>
      </form>
    </Dialog>
  );
}
