import { companyFields } from '@kasa/contracts/companies/fields';
import { FormSection, FormWide } from '@kasa/ui/form-section';
import { EntityForm } from '#shared/entity/entity-form.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { FormTaxNumber } from '#shared/forms/fields/form-tax-number.tsx';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { companyMessages } from '../../messages/companies/catalogue.ts';
import { companyEntity } from './company-entity.ts';
import { TaxLettersField } from './tax-letters-field.tsx';

/** The form of a company. @param id null: a new one */
export function CompanyForm({ id }: { id: string | null }) {
  const text = useText(companyMessages);
  const locale = useLocale();
  const { label } = useFields(companyFields);
  const hint = (name: 'tax_number' | 'vat_number') => companyFields[name].hint?.[locale];
  return (
    <EntityForm entity={companyEntity} id={id}>
      {(field, form) => (
        <>
          <FormSection title={text('company.title')} description={text('form.mainText')}>
            <FormWide>{field('name')}</FormWide>
            <FormTaxNumber
              form={form}
              name="tax_number"
              label={label('tax_number')}
              hint={hint('tax_number')}
            />
            <FormTaxNumber
              form={form}
              name="vat_number"
              label={label('vat_number')}
              hint={hint('vat_number')}
            />
            <FormWide>{field('address')}</FormWide>
          </FormSection>
          <FormSection title={text('form.affiliation')} description={text('form.affiliationText')}>
            <FormWide>{field('parent_id')}</FormWide>
          </FormSection>
          <FormSection title={label('tax_letters')} description={text('form.lettersText')}>
            <FormWide>
              <TaxLettersField form={form} />
            </FormWide>
          </FormSection>
        </>
      )}
    </EntityForm>
  );
}
