import type { Rights } from '@kasa/contracts/users/rights';
import { RightsTemplateInput } from '@kasa/contracts/users/templates';
import { FormText } from '#shared/forms/fields/form-text.tsx';
import { FormDialog } from '#shared/forms/form-dialog.tsx';
import { useCreateForm } from '#shared/forms/use-object-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { rightsTemplateMessages } from '../../messages/templates/catalogue.ts';
import { peopleQueryIds } from '../../model/live-users.ts';

const NameForm = RightsTemplateInput.pick({ name: true });

/** Keeps the rights of a form as a template. */
export function SaveTemplateDialog({
  rights,
  onSaved,
  onClose,
}: {
  rights: Rights;
  onSaved: (id: string) => void;
  onClose: () => void;
}) {
  const text = useText(rightsTemplateMessages);
  const form = useCreateForm('createRightsTemplate', {
    schema: NameForm,
    defaults: { name: '' },
    toBody: ({ name }) => ({ name, ...rights }),
    refreshes: peopleQueryIds,
    success: text('template.created'),
    isQuiet: false,
    onSaved: ({ id }) => {
      onSaved(id);
      onClose();
    },
  });
  return (
    <FormDialog
      title={text('save.title')}
      form={form}
      busyLabel={text('save.busy')}
      notice={<p className="mb-4 text-text-muted">{text('save.about')}</p>}
      onClose={onClose}
    >
      <FormText form={form} name="name" label={text('form.name')} autoFocus />
    </FormDialog>
  );
}
