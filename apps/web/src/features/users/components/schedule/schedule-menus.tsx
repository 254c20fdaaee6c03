import { IconButton } from '@kasa/ui/icon-button';
import { Menu, type MenuAction } from '@kasa/ui/menu';
import { Copy, Ellipsis, Eraser, Plus } from 'lucide-react';
import { canPlan, type SchedulePerson } from '../../model/schedule/week.ts';
import type { Dialogs } from './use-dialogs.tsx';
import type { Editor } from './use-editor.ts';
import { useWords } from './use-words.ts';

function MoreMenu({ label, items }: { label: string; items: readonly MenuAction[] }) {
  return (
    <Menu
      label={label}
      items={items}
      trigger={
        <IconButton label={label} size="sm">
          <Ellipsis aria-hidden />
        </IconButton>
      }
    />
  );
}

/** What is done with a whole day. */
export function DayMenu({ day, editor, dialogs }: { day: string; editor: Editor; dialogs: Dialogs }) {
  const { text, day: name } = useWords();
  const { shifts, missing } = editor;
  const isEmpty = shifts.every((one) => one.day !== day);
  const disabledReason = missing ?? (isEmpty ? text('action.noShifts') : undefined);
  return (
    <MoreMenu
      label={text('day.actions', { day: name(day) })}
      items={[
        {
          id: 'copy',
          label: text('action.copyDay'),
          icon: Copy,
          disabledReason,
          onAction: () => dialogs.copyDay(day),
        },
        {
          id: 'clear',
          label: text('action.clearDay'),
          icon: Eraser,
          disabledReason,
          onAction: () =>
            editor.set(
              shifts.filter((one) => one.day !== day),
              text('said.cleared'),
            ),
        },
      ]}
    />
  );
}

/** What is done with the whole week of a person. */
export function PersonMenu({
  person,
  editor,
  dialogs,
}: {
  person: SchedulePerson;
  editor: Editor;
  dialogs: Dialogs;
}) {
  const { text } = useWords();
  const { shifts, missing, days } = editor;
  const { id } = person;
  const isEmpty = shifts.every((one) => one.user_id !== id);
  const disabledReason = missing ?? (isEmpty ? text('action.noShifts') : undefined);
  return (
    <MoreMenu
      label={text('person.actions', { name: person.full_name })}
      items={[
        {
          id: 'add',
          label: text('action.add'),
          icon: Plus,
          disabledReason: missing ?? (canPlan(person) ? undefined : text('person.gone')),
          onAction: () => dialogs.propose({ user_id: id, day: days[0] ?? '' }),
        },
        {
          id: 'copy',
          label: text('action.copyPerson'),
          icon: Copy,
          disabledReason,
          onAction: () => dialogs.copyPerson(id),
        },
        {
          id: 'clear',
          label: text('action.clearPerson'),
          icon: Eraser,
          disabledReason,
          onAction: () =>
            editor.set(
              shifts.filter((one) => one.user_id !== id),
              text('said.cleared'),
            ),
        },
      ]}
    />
  );
}
