import { Skeleton } from '@kasa/ui/skeleton';
import { ListChecks } from 'lucide-react';
import { useNavigate, useParams } from 'react-router-dom';
import { isConflict } from '#shared/errors/current-version.ts';
import { ObjectScreen } from '#shared/errors/object-screen.tsx';
import { EditConflictNotice } from '#shared/forms/edit-conflict-notice.tsx';
import { FormPage } from '#shared/forms/form-page.tsx';
import { useUpdateForm } from '#shared/forms/use-object-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { PermissionGateContext, useGateBackLink } from '#shared/permissions/permission-gate-context.ts';
import { type Refetch, useObject } from '#shared/query/use-object.ts';
import { TemplateFields } from '../components/templates/template-fields.tsx';
import { useRightsDenialReasons } from '../components/use-rights-denial-reasons.ts';
import { rightsTemplateMessages } from '../messages/templates/catalogue.ts';
import { peopleQueryIds } from '../model/live-users.ts';
import { TemplateForm, templateBody, templateDraft } from '../model/template-form.ts';
import type { RightsTemplate } from '../model/types.ts';

/** `/users/templates/:id/edit`: what a template of rights gives. */
export function RightsTemplateEditScreen() {
  const { id = '' } = useParams();
  const text = useText(rightsTemplateMessages);
  const object = useObject('getRightsTemplate', id);
  const title = object.query.data?.name ?? text('template.editShort');
  const back = { label: text('templates.title'), href: paths.rightsTemplates() };
  return (
    <PermissionGate permission="users_manage" title={title} back={back}>
      <ObjectScreen
        title={title}
        back={back}
        icon={ListChecks}
        object={object}
        lost={{
          title: text('template.lostTitle'),
          text: text('template.lostText'),
          toList: text('template.toList'),
        }}
        skeleton={<Skeleton height="480px" />}
      >
        {(latest, { refetch }) => <Editing key={id} latest={latest} refetch={refetch} />}
      </ObjectScreen>
    </PermissionGate>
  );
}

function Editing({ latest, refetch }: { latest: RightsTemplate; refetch: Refetch<RightsTemplate> }) {
  const text = useText(rightsTemplateMessages);
  const navigate = useNavigate();
  const back = useGateBackLink();
  const reasons = useRightsDenialReasons(latest);
  const href = paths.rightsTemplates({ open: latest.id });
  const { form, fresh } = useUpdateForm('updateRightsTemplate', {
    latest,
    refetch,
    schema: TemplateForm,
    toFormValues: templateDraft,
    toBody: templateBody,
    refreshes: peopleQueryIds,
    success: ({ changed_count: count }) =>
      count === 0 ? text('template.changed') : text('template.changedFor', { count }),
    isQuiet: isConflict,
    onSaved: () => void navigate(href),
  });
  return (
    <PermissionGateContext value={{ reason: reasons.ofPerson, back }}>
      <FormPage form={form} title={latest.name} cancelHref={href}>
        <div className="px-4 py-4 *:mb-0 empty:hidden md:px-6">
          <EditConflictNotice conflict={fresh} />
        </div>
        <TemplateFields form={form} reasons={reasons} />
      </FormPage>
    </PermissionGateContext>
  );
}
