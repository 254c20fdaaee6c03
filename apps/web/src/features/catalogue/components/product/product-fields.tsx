import { productFields } from '@kasa/contracts/catalogue/fields';
import { FormSection, FormWide } from '@kasa/ui/form-section';
import { useWatch } from 'react-hook-form';
import { createContractField } from '#shared/forms/contract-field.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { PhotoField } from '#shared/photo/photo-field.tsx';
import type { PhotoAttachment } from '#shared/photo/use-photo.ts';
import { useSession } from '#shared/services/use-services.tsx';
import { productMessages } from '../../messages/products/catalogue.ts';
import { BarcodeField } from './barcode-field.tsx';
import { GroupField } from './group-field.tsx';
import { PricePaid } from './price-paid.tsx';
import type { Product } from './product-entity.ts';
import { ProductPointsField } from './product-points-field.tsx';
import { type ProductForm, useProductRules } from './use-product-rules.ts';

const Field = createContractField(productFields);
type Name = keyof typeof productFields & Parameters<ProductForm['isRequired']>[0];

/** The fields of a product, new or not. What a service does not have is not shown for it. */
export function ProductFields({
  form,
  photo,
  product,
}: {
  form: ProductForm;
  photo: PhotoAttachment;
  /** The one that is changed; undefined: a new one. */
  product?: Product;
}) {
  const text = useText(productMessages);
  const own = useSession()?.points ?? null;
  const { isGoods, hasExcise, isEverywhere } = useProductRules(form);
  const field = (name: Name, disabledReason?: string) => (
    <Field form={form} name={name} disabledReason={disabledReason} />
  );
  return (
    <>
      <FormSection title={text('form.main')} description={text('form.mainText')}>
        <FormWide>{field('name')}</FormWide>
        {field('kind')}
        {field('article')}
        <GroupField form={form} />
        <BarcodeField form={form} />
        {field('unit')}
      </FormSection>
      <FormSection title={text('form.money')} description={text('form.moneyText')}>
        {field('price')}
        {field('tax')}
        <FormWide>{field('tax_included')}</FormWide>
        <PricePaid form={form} />
        {isGoods ? (
          <>
            {field('has_excise')}
            {hasExcise ? field('has_excise_mark') : null}
            <FormWide>
              <Field form={form} name="uktzed" isRequired={hasExcise} />
            </FormWide>
          </>
        ) : null}
        {field('is_fiscal')}
        {field('sales_bonus')}
      </FormSection>
      <FormSection title={text('form.places')} description={text('form.placesText')}>
        <FormWide>{field('is_sold_everywhere', own === null ? undefined : text('points.onlyOwn'))}</FormWide>
        {isEverywhere ? null : (
          <FormWide>
            <ProductPointsField form={form} known={product?.points ?? own ?? []} />
          </FormWide>
        )}
      </FormSection>
      <FormSection title={text('form.photo')} description={text('form.photoText')}>
        <FormWide>
          <ProductPhoto form={form} photo={photo} url={product?.photo ?? null} />
        </FormWide>
      </FormSection>
    </>
  );
}

function ProductPhoto({ form, ...photo }: { form: ProductForm; photo: PhotoAttachment; url: string | null }) {
  const text = useText(productMessages);
  const name = useWatch({ control: form.hook.control, name: 'name' });
  // Without a name a silhouette of a person would stand there.
  return <PhotoField {...photo} name={name || text('product.createTitle')} />;
}
