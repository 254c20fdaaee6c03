import { productFields } from '@kasa/contracts/catalogue/fields';
import { FormSection, FormWide } from '@kasa/ui/form-section';
import { createContractField } from '#shared/forms/contract-field.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { productImportFileMessages } from '../../messages/product-import-file/catalogue.ts';
import { productMessages } from '../../messages/products/catalogue.ts';
import { ProductPointsField } from '../product/product-points-field.tsx';
import type { ProductImportFile } from './use-product-import-file.ts';

const Field = createContractField(productFields);

/** What new products get that the file says nothing of. */
export function DefaultsSection({ of: { form, isEverywhere, own } }: { of: ProductImportFile }) {
  const text = useText(productImportFileMessages);
  const words = useText(productMessages);
  return (
    <FormSection title={text('defaults.title')} description={text('defaults.text')}>
      <Field form={form} name="kind" />
      <Field form={form} name="unit" />
      <Field form={form} name="tax" />
      <Field form={form} name="tax_included" />
      <Field form={form} name="is_fiscal" />
      <FormWide>
        <Field
          form={form}
          name="is_sold_everywhere"
          disabledReason={own === null ? undefined : words('points.onlyOwn')}
        />
      </FormWide>
      {isEverywhere ? null : (
        <FormWide>
          <ProductPointsField form={form} known={own ?? []} />
        </FormWide>
      )}
    </FormSection>
  );
}
