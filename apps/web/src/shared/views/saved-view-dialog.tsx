import { SavedViewInput, SavedViewUpdate } from '@kasa/contracts/auth/saved-views';
import { useWatch } from 'react-hook-form';
import { isConflict } from '../errors/current-version.ts';
import { EditConflictNotice } from '../forms/edit-conflict-notice.tsx';
import { FormCheckbox } from '../forms/fields/form-checkbox.tsx';
import { FormText } from '../forms/fields/form-text.tsx';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useCreateForm, useUpdateForm } from '../forms/use-object-form.ts';
import { useText } from '../i18n/i18n.tsx';
import { viewsMessages } from './messages/catalogue.ts';
import { useCanChangeView, useCanShareViews } from './use-can-change-view.ts';
import { useSavedViews } from './use-default-view.ts';
import type { SavedView, ViewParameters } from './view-search.ts';

const refreshes = ['listSavedViews'] as const;

/** Saves the present state of a list as a view. */
export function NewViewDialog({
  list,
  parameters,
  name,
  onClose,
  onSaved,
}: {
  list: string;
  parameters: ViewParameters;
  /** To begin with: that of the view which is copied. */
  name: string;
  onClose: () => void;
  onSaved: (view: SavedView) => void;
}) {
  const text = useText(viewsMessages);
  const canShare = useCanShareViews();
  const form = useCreateForm('createSavedView', {
    schema: SavedViewInput,
    defaults: { list, parameters, name, is_default: false, is_shared: false },
    refreshes,
    success: text('toast.created'),
    isQuiet: false,
    onSaved: (saved) => {
      onClose();
      onSaved(saved);
    },
  });
  return (
    <FormDialog form={form} title={text('dialog.create')} onClose={onClose}>
      <p className="text-text-muted">{text(canShare ? 'dialog.createTextSharing' : 'dialog.createText')}</p>
      <FormText form={form} name="name" label={text('dialog.name')} autoFocus />
      <FormCheckbox form={form} name="is_default" label={text('dialog.default')} />
      {canShare ? (
        <FormCheckbox
          form={form}
          name="is_shared"
          label={text('dialog.shared')}
          hint={text('dialog.sharedHint')}
        />
      ) : null}
    </FormDialog>
  );
}

const EditedView = SavedViewUpdate.omit({ position: true, version: true });

/** Changes a view; of a shared one, without the right, only what the user makes of it. */
export function EditViewDialog({ view, onClose }: { view: SavedView; onClose: () => void }) {
  const text = useText(viewsMessages);
  const canShare = useCanShareViews();
  const canChange = useCanChangeView()(view);
  const query = useSavedViews(view.list);
  const { form, fresh } = useUpdateForm('updateSavedView', {
    schema: EditedView,
    latest: view,
    refetch: async () => {
      const { data } = await query.refetch();
      return { data: data?.items.find(({ id }) => id === view.id) };
    },
    toFormValues: ({ name, parameters, is_default, is_shared, is_hidden }) => ({
      name,
      parameters,
      is_default,
      is_shared,
      is_hidden,
    }),
    refreshes,
    success: text('toast.changed'),
    isQuiet: isConflict,
    onSaved: onClose,
  });
  const isHidden = useWatch({ control: form.hook.control, name: 'is_hidden' }) === true;
  return (
    <FormDialog form={form} title={text('dialog.edit', { name: view.name })} onClose={onClose}>
      <EditConflictNotice conflict={fresh} />
      {canChange ? (
        <FormText form={form} name="name" label={text('dialog.name')} autoFocus />
      ) : (
        <p className="text-text-muted">{text('dialog.sharedText', { author: view.author.name })}</p>
      )}
      <FormCheckbox form={form} name="is_default" label={text('dialog.default')} isDisabled={isHidden} />
      <FormCheckbox form={form} name="is_hidden" label={text('dialog.hidden')} />
      {canShare ? (
        <FormCheckbox
          form={form}
          name="is_shared"
          label={text('dialog.shared')}
          hint={text('dialog.sharedHint')}
        />
      ) : null}
    </FormDialog>
  );
}
