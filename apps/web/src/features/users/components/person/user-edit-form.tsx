import { FormSection, FormWide } from '@kasa/ui/form-section';
import { Link, useNavigate } from 'react-router-dom';
import { isConflict } from '#shared/errors/current-version.ts';
import { EditConflictNotice } from '#shared/forms/edit-conflict-notice.tsx';
import { FormPage } from '#shared/forms/form-page.tsx';
import { useUpdateForm } from '#shared/forms/use-object-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { PermissionGateContext, useGateBackLink } from '#shared/permissions/permission-gate-context.ts';
import { PhotoUnsavedNotice } from '#shared/photo/photo-unsaved-notice.tsx';
import { usePhoto } from '#shared/photo/use-photo.ts';
import type { Refetch } from '#shared/query/use-object.ts';
import { usersMessages } from '../../messages/catalogue.ts';
import { peopleQueryIds } from '../../model/live-users.ts';
import { CardForm, cardDraft } from '../../model/person-form.ts';
import { RIGHTS_USER_PARAM } from '../../model/rights-user-param.ts';
import type { MerchantUser } from '../../model/types.ts';
import { CardFields } from './card-fields.tsx';
import { PhoneChangeNotice } from './phone-change-notice.tsx';
import { useAccessDenial } from './use-access-denial.ts';

/** Changes who somebody is and where they work; rights have a form of their own. */
export function UserEditForm({ latest, refetch }: { latest: MerchantUser; refetch: Refetch<MerchantUser> }) {
  const text = useText(usersMessages);
  const navigate = useNavigate();
  const back = useGateBackLink();
  const denial = useAccessDenial();
  const photo = usePhoto({
    upload: 'uploadUserPhoto',
    remove: 'removeUserPhoto',
    refreshes: peopleQueryIds,
  });
  const href = paths.users({ open: latest.id });
  const leave = () => void navigate(href);
  const { form, fresh } = useUpdateForm('updateUser', {
    latest,
    refetch,
    schema: CardForm,
    toFormValues: cardDraft,
    attachment: photo,
    refreshes: peopleQueryIds,
    success: ({ phone }) => text(phone === latest.phone ? 'edit.done' : 'edit.donePhone'),
    isQuiet: isConflict,
    onSaved: leave,
  });
  const ofCard = denial.ofCard(latest);
  const ofAccess = ofCard === undefined ? denial.ofAccess(latest) : undefined;
  const ofPlacement = ofCard === undefined ? denial.ofPlacement(latest) : undefined;
  return (
    <PermissionGateContext value={{ reason: ofCard, back }}>
      <FormPage form={form} title={latest.full_name} cancelHref={href}>
        <div className="flex flex-col gap-4 px-4 py-4 *:mb-0 empty:hidden md:px-6">
          <EditConflictNotice conflict={fresh} />
          {photo.failedFor === null ? null : (
            <PhotoUnsavedNotice
              isRetrying={form.isSubmitting}
              onRetry={form.submit}
              onSkip={() => {
                photo.discard();
                leave();
              }}
            />
          )}
        </div>
        <CardFields
          form={form}
          photo={photo}
          user={latest}
          reasons={{ phone: ofAccess, points: ofPlacement }}
          phoneNotice={<PhoneChangeNotice form={form} user={latest} />}
        />
        <FormSection title={text('form.rights')} description={text('form.rightsElsewhere')}>
          <FormWide>
            <Link
              to={paths.users({ open: latest.id, [RIGHTS_USER_PARAM]: latest.id })}
              className="text-accent-text underline underline-offset-2"
            >
              {text('action.rights')}
            </Link>
          </FormWide>
        </FormSection>
      </FormPage>
    </PermissionGateContext>
  );
}
