import { depotFields } from '@kasa/contracts/transport/fields';
import { FormSection, FormWide } from '@kasa/ui/form-section';
import { dictionaryField } from '#shared/forms/dictionary-field.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { depotMessages } from '../../messages/depots/catalogue.ts';
import type { DepotForm } from '../../model/depot-draft.ts';

const Field = dictionaryField(depotFields);

/** What people fill in of a depot. */
export function DepotSections({ form }: { form: DepotForm }) {
  const text = useText(depotMessages);
  return (
    <>
      <FormSection title={text('form.depot')} description={text('form.depotText')}>
        <Field form={form} name="name" />
        <Field form={form} name="city" />
        <FormWide>
          <Field form={form} name="address" />
        </FormWide>
      </FormSection>
      <FormSection title={text('form.people')} description={text('form.peopleText')}>
        <Field form={form} name="director" />
        <Field form={form} name="director_phone" />
      </FormSection>
      <FormSection title={text('form.work')} description={text('form.workText')}>
        <Field form={form} name="shift_closing_time" />
      </FormSection>
    </>
  );
}
