import { lazy, Suspense, useState } from 'react';
import type { DraftShift } from '../../model/schedule/draft.ts';
import type { Proposal } from '../../model/schedule/week.ts';
import type { Editor } from './use-editor.ts';
import { useFill } from './use-fill.tsx';

const ShiftDialog = lazy(() =>
  import('./shift-dialog.tsx').then((module) => ({ default: module.ShiftDialog })),
);
const HoursDialog = lazy(() =>
  import('./hours-dialog.tsx').then((module) => ({ default: module.HoursDialog })),
);
const CopyDialog = lazy(() => import('./copy-dialog.tsx').then((module) => ({ default: module.CopyDialog })));
const SaveWeekDialog = lazy(() =>
  import('../week-templates/save-week-dialog.tsx').then((module) => ({ default: module.SaveWeekDialog })),
);
const ChooseTemplateDialog = lazy(() =>
  import('../week-templates/choose-template-dialog.tsx').then((module) => ({
    default: module.ChooseTemplateDialog,
  })),
);

type Asked =
  | { readonly kind: 'shift'; readonly shift: DraftShift }
  | { readonly kind: 'new'; readonly at: Proposal }
  | { readonly kind: 'hours' | 'save' | 'template' }
  | { readonly kind: 'copy'; readonly of: { readonly day: string } | { readonly user_id: string } };

export type Dialogs = ReturnType<typeof useDialogs>['dialogs'];

/** The dialogs of a schedule, of which one is open at a time. */
export function useDialogs(editor: Editor) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { fillWith, fillFromLastWeek, dialog: filling } = useFill(editor);
  const onClose = () => setAsked(null);
  return {
    dialogs: {
      open: (shift: DraftShift) => setAsked({ kind: 'shift', shift }),
      propose: (at: Proposal) => setAsked({ kind: 'new', at }),
      hours: () => setAsked({ kind: 'hours' }),
      copyDay: (day: string) => setAsked({ kind: 'copy', of: { day } }),
      copyPerson: (user_id: string) => setAsked({ kind: 'copy', of: { user_id } }),
      saveWeek: () => setAsked({ kind: 'save' }),
      chooseTemplate: () => setAsked({ kind: 'template' }),
      fillFromLastWeek,
    },
    dialog: (
      <>
        {asked ? <Suspense>{dialogOf(asked, editor, onClose, fillWith)}</Suspense> : null}
        {filling}
      </>
    ),
  };
}

function dialogOf(
  asked: Asked,
  editor: Editor,
  onClose: () => void,
  fillWith: ReturnType<typeof useFill>['fillWith'],
) {
  const props = { editor, onClose };
  switch (asked.kind) {
    case 'shift':
      return <ShiftDialog {...props} shift={asked.shift} at={null} />;
    case 'new':
      return <ShiftDialog {...props} shift={null} at={asked.at} />;
    case 'hours':
      return <HoursDialog {...props} />;
    case 'copy':
      return <CopyDialog {...props} of={asked.of} />;
    case 'save':
      return <SaveWeekDialog {...props} />;
    case 'template':
      return (
        <ChooseTemplateDialog
          pointId={editor.schedule.point.id}
          onChoose={({ shifts, hours }) => fillWith(shifts, hours)}
          onClose={onClose}
        />
      );
  }
}
