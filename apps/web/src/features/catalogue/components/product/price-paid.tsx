import { productFields } from '@kasa/contracts/catalogue/fields';
import { pricePaid } from '@kasa/contracts/catalogue/product-taxes';
import type { ProductTax, ProductUnit } from '@kasa/contracts/catalogue/product-values';
import { FormWide } from '@kasa/ui/form-section';
import { useWatch } from 'react-hook-form';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { productMessages } from '../../messages/products/catalogue.ts';
import type { ProductForm } from './use-product-rules.ts';

/** Units whose names change after "per". */
const inflected = ['pair', 'portion', 'service'] as const satisfies readonly ProductUnit[];

/** What a customer pays for one unit, where the taxes come on top of the price. */
export function PricePaid({ form }: { form: ProductForm }) {
  const text = useText(productMessages);
  const format = useFormat();
  const { display } = useFields(productFields);
  const [price, unit, tax, has_excise, tax_included] = useWatch({
    control: form.hook.control,
    name: ['price', 'unit', 'tax', 'has_excise', 'tax_included'],
  });
  if (typeof price !== 'number' || !tax || !unit || tax_included) return null;
  const paid = pricePaid(price, {
    tax: tax as ProductTax,
    has_excise: has_excise === true,
    tax_included: false,
  });
  const special = inflected.find((one) => one === unit);
  const per = special ? text(`per.${special}`) : display('unit', unit);
  return (
    <FormWide>
      <p role="status" className="font-semibold">
        {text('form.paid', { price: format.money(paid), unit: per })}
      </p>
    </FormWide>
  );
}
