import type { PointInput } from '@kasa/contracts/points/points';
import { FormSection, FormWide } from '@kasa/ui/form-section';
import { useWatch } from 'react-hook-form';
import type { FieldOf } from '#shared/entity/entity-form.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { pointMessages } from '../../messages/points/catalogue.ts';
import { ClosingDaysField } from './closing-days-field.tsx';
import { KeyField } from './key-field.tsx';
import { LocationField } from './location-field.tsx';
import type { PointForm } from './point-entity.ts';

/** The fields of a point, new or not; its kind is settled before. */
export function PointFormFields({ field, form }: { field: FieldOf<typeof PointInput>; form: PointForm }) {
  const text = useText(pointMessages);
  const isFiscal = useWatch({ control: form.hook.control, name: 'kind' }) === 'fiscal';
  return (
    <>
      <FormSection title={text('point.title')} description={text('form.mainText')}>
        <FormWide>{field('name')}</FormWide>
        {field('city')}
        {field('address')}
      </FormSection>
      <FormSection title={text('form.responsible')} description={text('form.responsibleText')}>
        {field('company_id')}
        {field('director_id')}
      </FormSection>
      <FormSection title={text('form.shift')} description={text('form.shiftText')}>
        {field('shift_closing_time')}
        <FormWide>
          <ClosingDaysField form={form} />
        </FormWide>
      </FormSection>
      {isFiscal ? (
        <FormSection title={text('form.register')} description={text('form.registerText')}>
          {field('fiscal_register_number', { isRequired: true })}
          <KeyField form={form} />
          <FormWide>{field('is_test')}</FormWide>
        </FormSection>
      ) : null}
      <FormSection title={text('form.location')} description={text('form.locationText')}>
        <FormWide>
          <LocationField form={form} />
        </FormWide>
      </FormSection>
    </>
  );
}
