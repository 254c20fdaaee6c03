import { SavedViewInput } from '@kasa/contracts/auth/saved-views';
import { Button } from '@kasa/ui/button';
import { Dialog } from '@kasa/ui/dialog';
import { useId } from 'react';
import { AlreadySavedNotice } from '../forms/already-saved-notice.tsx';
import { FormCheckbox } from '../forms/fields/form-checkbox.tsx';
import { FormText } from '../forms/fields/form-text.tsx';
import { useContractForm } from '../forms/use-contract-form.ts';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { useCommand } from '../query/use-command.ts';
import { viewsMessages } from './messages/catalogue.ts';
import type { SavedView, ViewParameters } from './view-search.ts';

/** Saves the present state as a view, or renames a view. */
export function SavedViewDialog({
  list,
  parameters,
  view,
  onClose,
  onSaved,
}: {
  list: string;
  parameters: ViewParameters;
  /** The view to rename; without it a new one is created. */
  view?: SavedView | undefined;
  onClose: () => void;
  onSaved?: ((view: SavedView) => void) | undefined;
}) {
  const text = useText(viewsMessages);
  const common = useText(commonMessages);
  const formId = useId();
  const refreshes = ['listSavedViews'] as const;
  const create = useCommand('createSavedView', { refreshes, success: text('toast.created') });
  const update = useCommand('updateSavedView', { refreshes, success: text('toast.changed') });
  const form = useContractForm({
    schema: SavedViewInput,
    defaults: { list, parameters, name: view?.name ?? '', is_default: view?.is_default ?? false },
    send: ({ list: _, ...body }, how) =>
      view
        ? update.run({ params: { id: view.id }, body: { ...body, version: view.version } }, how)
        : create.run({ body: { list, ...body } }, how),
    onSaved: (saved) => {
      onClose();
      onSaved?.(saved);
    },
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isBusy={form.isSubmitting}
      title={view ? text('dialog.edit', { name: view.name }) : text('dialog.create')}
      closeLabel={common('action.close')}
      footer={
        <>
          <Button onPress={onClose} isDisabled={form.isSubmitting}>
            {common('action.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isLoading={form.isSubmitting}
            loadingLabel={common('action.saving')}
          >
            {common('action.save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <AlreadySavedNotice form={form} />
        {view ? null : <p className="text-text-muted">{text('dialog.createText')}</p>}
        <FormText form={form} name="name" label={text('dialog.name')} autoFocus />
        <FormCheckbox form={form} name="is_default" label={text('dialog.default')} />
      </form>
    </Dialog>
  );
}
