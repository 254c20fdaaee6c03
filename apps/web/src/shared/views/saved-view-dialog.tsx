import { SavedViewInput, SavedViewUpdate } from '@kasa/contracts/auth/saved-views';
import { personLabel } from '@kasa/contracts/shared/person-label';
import { TextField } from '@kasa/ui/text-field';
import { useEffect } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';
import { isConflict } from '../errors/current-version.ts';
import { EditConflictNotice } from '../forms/edit-conflict-notice.tsx';
import { FormCheckbox } from '../forms/fields/form-checkbox.tsx';
import { FormDialog } from '../forms/form-dialog.tsx';
import type { ContractForm } from '../forms/use-contract-form.ts';
import { useField } from '../forms/use-field.ts';
import { useCreateForm, useUpdateForm } from '../forms/use-object-form.ts';
import { useText } from '../i18n/i18n.tsx';
import { useSession } from '../services/use-services.tsx';
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
      <NameField form={form} />
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
        <NameField form={form} author={view.author} />
      ) : (
        <p className="text-text-muted">{text('dialog.sharedText', { author: personLabel(view.author) })}</p>
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

/**
 * Says whose view has the same name.
 * @param props `author`: of the view, to whom it returns when it is shared no more; default: the user
 */
function NameField<Values extends FieldValues>({
  form: given,
  author,
}: {
  form: ContractForm<Values>;
  author?: SavedView['author'];
}) {
  const text = useText(viewsMessages);
  const me = useSession()?.user.id;
  const form = given as unknown as ContractForm<{ name: string; is_shared?: boolean }>;
  const { control, clearErrors, getFieldState } = form.hook;
  const { error, ...field } = useField({ form, name: 'name' });
  const isShared = useWatch({ control, name: 'is_shared' }) === true;
  // Another answer then: the names of shared views and of one's own are apart.
  useEffect(() => clearErrors('name'), [isShared, clearErrors]);
  const isTaken = getFieldState('name').error?.type === 'taken';
  const taken = isShared
    ? text('taken.shared')
    : author && author.id !== me
      ? text('taken.author', { author: personLabel(author) })
      : text('taken.own');
  return (
    <TextField
      {...field}
      label={text('dialog.name')}
      value={String(field.value)}
      error={isTaken ? taken : error}
      autoFocus
    />
  );
}
