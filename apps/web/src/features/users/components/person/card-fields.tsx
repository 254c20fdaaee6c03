import { userCardFields } from '@kasa/contracts/users/fields';
import { FormSection, FormWide } from '@kasa/ui/form-section';
import type { ReactNode } from 'react';
import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { createContractField } from '#shared/forms/contract-field.tsx';
import { FormTaxNumber } from '#shared/forms/fields/form-tax-number.tsx';
import type { ContractForm } from '#shared/forms/use-contract-form.ts';
import { useLocale, useText } from '#shared/i18n/i18n.tsx';
import { PhotoField } from '#shared/photo/photo-field.tsx';
import type { PhotoAttachment } from '#shared/photo/use-photo.ts';
import { usersMessages } from '../../messages/catalogue.ts';
import type { MerchantUser } from '../../model/types.ts';
import { type KnownPoints, UserPointsField } from './user-points-field.tsx';

const Field = createContractField(userCardFields);

interface CardFieldsProps<Values extends FieldValues> {
  form: ContractForm<Values>;
  photo: PhotoAttachment;
  /** Who is changed; undefined: somebody new. */
  user?: MerchantUser | undefined;
  /** Points whose names are known. */
  points?: KnownPoints;
  /** Why phone or points can't be changed. */
  reasons?: { readonly phone: string | undefined; readonly points: string | undefined } | undefined;
  /** Below the phone. */
  phoneNotice?: ReactNode;
}

/** Who somebody is and where they work, for the forms of a new one and of one who is there. */
export function CardFields<Values extends FieldValues>({
  form,
  photo,
  user,
  points = user?.points ?? [],
  reasons,
  phoneNotice,
}: CardFieldsProps<Values>) {
  const text = useText(usersMessages);
  const locale = useLocale();
  const { tax_number } = userCardFields;
  const field = (name: 'full_name' | 'position' | 'phone', disabledReason?: string) => (
    <Field form={form} name={name as FieldPath<Values> & typeof name} disabledReason={disabledReason} />
  );
  return (
    <>
      <FormSection title={text('form.person')} description={text('form.personText')}>
        <FormWide>{field('full_name')}</FormWide>
        {field('position')}
        <FormTaxNumber
          form={form}
          name={'tax_number' as FieldPath<Values>}
          label={tax_number[locale]}
          hint={tax_number.hint?.[locale]}
        />
        <FormWide>
          <PersonPhoto form={form} photo={photo} url={user?.photo ?? null} />
        </FormWide>
      </FormSection>
      <FormSection title={text('form.signIn')} description={text('form.signInText')}>
        {field('phone', reasons?.phone)}
        {phoneNotice === undefined ? null : <FormWide>{phoneNotice}</FormWide>}
      </FormSection>
      <FormSection title={text('form.work')} description={text('form.workText')}>
        <FormWide>
          <UserPointsField form={form} known={points} disabledReason={reasons?.points} />
        </FormWide>
      </FormSection>
    </>
  );
}

function PersonPhoto<Values extends FieldValues>({
  form,
  ...photo
}: Pick<CardFieldsProps<Values>, 'form' | 'photo'> & { url: string | null }) {
  const name = useWatch({ control: form.hook.control, name: 'full_name' as FieldPath<Values> });
  return <PhotoField {...photo} name={typeof name === 'string' ? name : ''} />;
}
