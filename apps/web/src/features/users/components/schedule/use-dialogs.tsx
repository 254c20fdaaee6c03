import { lazy, Suspense, useState } from 'react';
import type { DraftShift } from '../../model/schedule/draft.ts';
import type { Proposal } from '../../model/schedule/week.ts';
import type { Editor } from './use-editor.ts';

const ShiftDialog = lazy(() =>
  import('./shift-dialog.tsx').then((module) => ({ default: module.ShiftDialog })),
);
const HoursDialog = lazy(() =>
  import('./hours-dialog.tsx').then((module) => ({ default: module.HoursDialog })),
);
const CopyDialog = lazy(() => import('./copy-dialog.tsx').then((module) => ({ default: module.CopyDialog })));

type Asked =
  | { readonly kind: 'shift'; readonly shift: DraftShift }
  | { readonly kind: 'new'; readonly at: Proposal }
  | { readonly kind: 'hours' }
  | { readonly kind: 'copy'; readonly of: { readonly day: string } | { readonly user_id: string } };

export type Dialogs = ReturnType<typeof useDialogs>['dialogs'];

/** The dialogs of a schedule, of which one is open at a time. */
export function useDialogs(editor: Editor) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const onClose = () => setAsked(null);
  return {
    dialogs: {
      open: (shift: DraftShift) => setAsked({ kind: 'shift', shift }),
      propose: (at: Proposal) => setAsked({ kind: 'new', at }),
      hours: () => setAsked({ kind: 'hours' }),
      copyDay: (day: string) => setAsked({ kind: 'copy', of: { day } }),
      copyPerson: (user_id: string) => setAsked({ kind: 'copy', of: { user_id } }),
    },
    dialog: asked ? <Suspense>{dialogOf(asked, editor, onClose)}</Suspense> : null,
  };
}

function dialogOf(asked: Asked, editor: Editor, onClose: () => void) {
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
  }
}
