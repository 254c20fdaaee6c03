import { useNavigate } from 'react-router-dom';
import { afterCreationNavigation } from '#shared/forms/after-creation-navigation.ts';
import { FormPage } from '#shared/forms/form-page.tsx';
import { useCreateForm } from '#shared/forms/use-object-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { withMade } from '#shared/table/lit-rows.ts';
import { TemplateFields } from '../components/templates/template-fields.tsx';
import { useRightsDenialReasons } from '../components/use-rights-denial-reasons.ts';
import { rightsTemplateMessages } from '../messages/templates/catalogue.ts';
import { peopleQueryIds } from '../model/live-users.ts';
import { TemplateForm, templateBody, templateDraft } from '../model/template-form.ts';

/** `/users/templates/create`: a new template of rights. */
export function RightsTemplateCreateScreen() {
  const text = useText(rightsTemplateMessages);
  return (
    <PermissionGate
      permission="users_manage"
      title={text('template.createTitle')}
      back={{ label: text('templates.title'), href: paths.rightsTemplates() }}
    >
      <Creation />
    </PermissionGate>
  );
}

const nobody = { id: '', roles: [] };
const empty = templateDraft({ name: '', roles: [], tags_added: [], tags_removed: [] });

function Creation() {
  const text = useText(rightsTemplateMessages);
  const navigate = useNavigate();
  const reasons = useRightsDenialReasons(nobody);
  const form = useCreateForm('createRightsTemplate', {
    schema: TemplateForm,
    defaults: empty,
    toBody: templateBody,
    refreshes: peopleQueryIds,
    success: text('template.created'),
    onSaved: ({ id }) =>
      void navigate(paths.rightsTemplates({ open: id }), { ...afterCreationNavigation, state: withMade(id) }),
  });
  return (
    <FormPage
      form={form}
      isNew
      title={text('template.createTitle')}
      description={text('template.createText')}
      cancelHref={paths.rightsTemplates()}
    >
      <TemplateFields form={form} reasons={reasons} />
    </FormPage>
  );
}
