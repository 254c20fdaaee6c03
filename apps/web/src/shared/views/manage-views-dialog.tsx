import { Dialog } from '@kasa/ui/dialog';
import { IconButton } from '@kasa/ui/icon-button';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useConfirm } from '../confirm/use-confirm.tsx';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { useCommand } from '../query/use-command.ts';
import { viewsMessages } from './messages/catalogue.ts';
import { SavedViewDialog } from './saved-view-dialog.tsx';
import { useSavedViews } from './use-default-view.ts';
import type { SavedView } from './view-search.ts';

export function ManageViewsDialog({ list, onClose }: { list: string; onClose: () => void }) {
  const text = useText(viewsMessages);
  const common = useText(commonMessages);
  const [toEdit, setToEdit] = useState<SavedView>();
  const { data } = useSavedViews(list);
  const views = data?.items ?? [];
  const remove = useCommand('deleteSavedView', {
    refreshes: ['listSavedViews'],
    success: text('toast.deleted'),
  });
  const removal = useConfirm(({ id, name }: SavedView) => ({
    tone: 'danger',
    title: text('delete.title', { name }),
    children: text('delete.text'),
    confirmLabel: text('delete.confirm'),
    busyLabel: text('delete.busy'),
    onConfirm: () => remove.run({ params: { id } }),
  }));
  if (toEdit) {
    const { parameters } = toEdit;
    return (
      <SavedViewDialog
        list={list}
        view={toEdit}
        parameters={parameters}
        onClose={() => setToEdit(undefined)}
      />
    );
  }
  if (removal.dialog) return removal.dialog;
  return (
    <Dialog isOpen onClose={onClose} title={text('dialog.manage')} closeLabel={common('action.close')}>
      {views.length === 0 ? <p className="text-text-muted">{text('dialog.none')}</p> : null}
      <ul className="flex flex-col">
        {views.map((view) => (
          <li
            key={view.id}
            className="flex min-h-12 items-center gap-1 border-border border-b last:border-b-0"
          >
            <span className="min-w-0 flex-1 py-1">
              <span className="block [overflow-wrap:anywhere]">{view.name}</span>
              {view.is_default ? (
                <span className="block text-[13px] text-text-muted">{text('dialog.isDefault')}</span>
              ) : null}
            </span>
            <IconButton label={text('dialog.rename', { name: view.name })} onPress={() => setToEdit(view)}>
              <Pencil aria-hidden />
            </IconButton>
            <IconButton label={text('dialog.delete', { name: view.name })} onPress={() => removal.ask(view)}>
              <Trash2 aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
