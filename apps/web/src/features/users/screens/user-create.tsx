import { FormSection, FormWide } from '@kasa/ui/form-section';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { afterCreationNavigation } from '#shared/forms/after-creation-navigation.ts';
import { FormPage } from '#shared/forms/form-page.tsx';
import { useCreateForm } from '#shared/forms/use-object-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { PhotoUnsavedNotice } from '#shared/photo/photo-unsaved-notice.tsx';
import { usePhoto } from '#shared/photo/use-photo.ts';
import { useSession } from '#shared/services/use-services.tsx';
import { withMade } from '#shared/table/lit-rows.ts';
import { CardFields } from '../components/person/card-fields.tsx';
import { RolesError } from '../components/person/roles-error.tsx';
import { type RightsEditForm, RightsFields } from '../components/rights-fields.tsx';
import { TemplateSelect } from '../components/templates/template-select.tsx';
import { useRightsDenialReasons } from '../components/use-rights-denial-reasons.ts';
import { usersMessages } from '../messages/catalogue.ts';
import { peopleQueryIds } from '../model/live-users.ts';
import { emptyHire, hireBody, hireFormAt, onlyPoint } from '../model/person-form.ts';

/** `/users/create`: hires somebody. */
export function UserCreateScreen() {
  const text = useText(usersMessages);
  return (
    <PermissionGate
      permission="users_manage"
      title={text('hire.title')}
      back={{ label: text('users.title'), href: paths.users() }}
    >
      <Hire />
    </PermissionGate>
  );
}

const somebodyNew = { id: '', roles: [] };

function Hire() {
  const text = useText(usersMessages);
  const navigate = useNavigate();
  const reasons = useRightsDenialReasons(somebodyNew);
  const photo = usePhoto({
    upload: 'uploadUserPhoto',
    remove: 'removeUserPhoto',
    refreshes: peopleQueryIds,
  });
  const { failedFor } = photo;
  const leave = (id: string) =>
    void navigate(paths.users({ open: id }), { ...afterCreationNavigation, state: withMade(id) });
  const own = useSession()?.points ?? null;
  // Of when the form opens.
  const [{ schema, defaults }] = useState(() => {
    const point_ids = [onlyPoint(own)?.id ?? []].flat();
    return { schema: hireFormAt(own), defaults: { ...emptyHire, point_ids } };
  });
  const form = useCreateForm('hireUser', {
    schema,
    defaults,
    toBody: hireBody,
    attachment: photo,
    refreshes: peopleQueryIds,
    success: text('hire.done'),
    isQuiet: false,
    onSaved: ({ id }) => leave(id),
  });
  if (failedFor !== null) {
    const retry = async () => {
      if (await photo.save(failedFor)) leave(failedFor);
    };
    return (
      <div className="p-4 md:p-6">
        <PhotoUnsavedNotice
          isRetrying={photo.isSaving}
          onRetry={() => void retry()}
          onSkip={() => leave(failedFor)}
        />
      </div>
    );
  }
  const rights = form as unknown as RightsEditForm;
  return (
    <FormPage
      form={form}
      isNew
      title={text('hire.title')}
      description={text('hire.text')}
      submitWords={{ rest: text('hire.submit'), busy: text('hire.busy') }}
      cancelHref={paths.users()}
    >
      <CardFields form={form} photo={photo} points={own ?? []} />
      <FormSection title={text('form.rights')} description={text('form.rightsText')}>
        <FormWide>
          <RolesError form={rights} />
          <div className="flex flex-col gap-4">
            <TemplateSelect form={rights} />
            <RightsFields form={rights} reasons={reasons} isFixed={false} />
          </div>
        </FormWide>
      </FormSection>
    </FormPage>
  );
}
