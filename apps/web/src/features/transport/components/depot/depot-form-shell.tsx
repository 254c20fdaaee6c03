import { FormSection, FormWide } from '@kasa/ui/form-section';
import type { ReactNode } from 'react';
import { FormPhone } from '#shared/forms/fields/form-phone.tsx';
import { FormText } from '#shared/forms/fields/form-text.tsx';
import { FormTime } from '#shared/forms/fields/form-time.tsx';
import { FormPage } from '#shared/forms/form-page.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { depotMessages } from '../../messages/depots/catalogue.ts';
import type { DepotForm } from '../../model/depot-draft.ts';

/** The form of a depot, for making and for changing one. */
export function DepotFormShell({
  form,
  isNew,
  title,
  description,
  cancelHref,
  notice,
}: {
  form: DepotForm;
  isNew: boolean;
  title: string;
  description?: string | undefined;
  cancelHref: string;
  /** Above the fields: what the server said of the whole. */
  notice?: ReactNode;
}) {
  const text = useText(depotMessages);
  return (
    <FormPage form={form} isNew={isNew} title={title} description={description} cancelHref={cancelHref}>
      {notice}
      <FormSection title={text('form.depot')} description={text('form.depotText')}>
        <FormText form={form} name="name" label={text('form.name')} autoComplete="off" />
        <FormText form={form} name="city" label={text('form.city')} autoComplete="off" />
        <FormWide>
          <FormText
            form={form}
            name="address"
            label={text('form.address')}
            placeholder={text('form.addressPlaceholder')}
            autoComplete="off"
          />
        </FormWide>
      </FormSection>
      <FormSection title={text('form.people')} description={text('form.peopleText')}>
        <FormText form={form} name="director" label={text('form.director')} autoComplete="off" />
        <FormPhone
          form={form}
          name="director_phone"
          label={text('form.phone')}
          placeholder="+380 67 123 45 67"
          autoComplete="off"
        />
      </FormSection>
      <FormSection title={text('form.work')} description={text('form.workText')}>
        <FormTime form={form} name="shift_closing_time" label={text('form.closing')} />
      </FormSection>
    </FormPage>
  );
}
