import { FormSection, FormWide } from '@kasa/ui/form-section';
import { FormText } from '#shared/forms/fields/form-text.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { rightsTemplateMessages } from '../../messages/templates/catalogue.ts';
import type { RightsTemplateForm } from '../../model/template-form.ts';
import { RolesError } from '../person/roles-error.tsx';
import { type RightsEditForm, RightsFields } from '../rights-fields.tsx';
import type { RightsDenialReasons } from '../use-rights-denial-reasons.ts';

/** The name of a template, and what it gives. */
export function TemplateFields({
  form,
  reasons,
}: {
  form: RightsTemplateForm;
  reasons: RightsDenialReasons;
}) {
  const text = useText(rightsTemplateMessages);
  const rights = form as unknown as RightsEditForm;
  return (
    <>
      <FormSection title={text('form.name')} description={text('form.nameText')}>
        <FormWide>
          <FormText form={form} name="name" label={text('form.name')} />
        </FormWide>
      </FormSection>
      <FormSection title={text('form.rights')} description={text('form.rightsText')}>
        <FormWide>
          <RolesError form={rights} />
          <div className="flex flex-col gap-4">
            <RightsFields form={rights} reasons={reasons} isFixed={reasons.ofPerson !== undefined} />
          </div>
        </FormWide>
      </FormSection>
    </>
  );
}
