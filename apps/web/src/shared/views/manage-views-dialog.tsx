import { personLabel } from '@kasa/contracts/shared/person-label';
import { Dialog } from '@kasa/ui/dialog';
import { ReorderList } from '@kasa/ui/reorder-list';
import { useRef, useState } from 'react';
import { useConfirm } from '../confirm/use-confirm.tsx';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { useCommand } from '../query/use-command.ts';
import { viewsMessages } from './messages/catalogue.ts';
import { EditViewDialog } from './saved-view-dialog.tsx';
import { useCanChangeView } from './use-can-change-view.ts';
import { useSavedViews } from './use-default-view.ts';
import type { SavedView } from './view-search.ts';

/** The views of a list, to be put in order, changed and deleted. */
export function ManageViewsDialog({ list, onClose }: { list: string; onClose: () => void }) {
  const text = useText(viewsMessages);
  const common = useText(commonMessages);
  const [toEdit, setToEdit] = useState<string>();
  const { views, reorder } = useOrderedViews(list);
  const canChange = useCanChangeView();
  const remove = useCommand('deleteSavedView', {
    refreshes: ['listSavedViews'],
    success: text('toast.deleted'),
  });
  const removal = useConfirm(({ id, name, is_shared }: SavedView) => ({
    tone: 'danger',
    title: text('delete.title', { name }),
    children: text(is_shared ? 'delete.sharedText' : 'delete.text'),
    confirmLabel: text('delete.confirm'),
    busyLabel: text('delete.busy'),
    onConfirm: () => remove.run({ params: { id } }),
  }));
  const edited = views.find(({ id }) => id === toEdit);
  if (edited) return <EditViewDialog view={edited} onClose={() => setToEdit(undefined)} />;
  if (removal.dialog) return removal.dialog;
  const secondary = ({ is_shared, is_default, is_hidden, author }: SavedView) =>
    [
      is_shared && text('shared', { author: personLabel(author) }),
      is_default && text('dialog.isDefault'),
      is_hidden && text('dialog.isHidden'),
    ]
      .filter((part) => part !== false)
      .join(' · ') || undefined;
  const askToRemove = (id: string) => {
    const view = views.find((one) => one.id === id);
    if (view) removal.ask(view);
  };
  return (
    <Dialog isOpen onClose={onClose} title={text('dialog.manage')} closeLabel={common('action.close')}>
      {/* The rows let no key out, Escape neither. */}
      <div role="presentation" onKeyDownCapture={({ key }) => key === 'Escape' && onClose()}>
        <ReorderList
          label={text('dialog.manage')}
          items={views.map((view) => ({
            ...{ id: view.id, label: view.name },
            ...{ secondary: secondary(view), canRemove: canChange(view) },
          }))}
          onReorder={reorder}
          onEdit={setToEdit}
          onRemove={askToRemove}
          texts={{
            drag: (name) => text('order.drag', { name }),
            moveUp: (name) => text('order.up', { name }),
            moveDown: (name) => text('order.down', { name }),
            edit: text('order.edit'),
            remove: (name) => text('dialog.delete', { name }),
            moved: (name, position, count) => text('order.moved', { name, position, count }),
          }}
          empty={<p className="p-6 text-center text-text-muted">{text('dialog.none')}</p>}
        />
      </div>
    </Dialog>
  );
}

/** The views in the order last chosen, which is sent move by move. */
function useOrderedViews(list: string) {
  const { data } = useSavedViews(list);
  const [order, setOrder] = useState<readonly string[]>();
  const update = useCommand('updateSavedView', { refreshes: ['listSavedViews'] });
  const sending = useRef(Promise.resolve());
  const items = data?.items ?? [];
  const views = order ? items.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id)) : items;
  const send = ({ id, version, name, parameters, is_default }: SavedView, position: number) =>
    update.run({ params: { id }, body: { version, name, parameters, is_default, position } });
  const reorder = (ids: readonly string[]) => {
    const id = movedId(
      views.map((view) => view.id),
      ids,
    );
    const view = views.find((one) => one.id === id);
    if (!view) return;
    setOrder(ids);
    sending.current = sending.current
      .then(() => send(view, ids.indexOf(view.id)))
      // The command has reported the error; the server's order is shown again.
      .then(undefined, () => setOrder(undefined));
  };
  return { views, reorder };
}

/** The one id without which both orders are the same. */
function movedId(before: readonly string[], after: readonly string[]): string | undefined {
  if (before.join() === after.join()) return undefined;
  const without = (ids: readonly string[], id: string) => ids.filter((one) => one !== id).join();
  return before.find((id) => without(before, id) === without(after, id));
}
