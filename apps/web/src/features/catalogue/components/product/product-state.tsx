import { productFields } from '@kasa/contracts/catalogue/fields';
import { Status } from '@kasa/ui/status';
import { useFields } from '#shared/fields/use-fields.tsx';
import type { Product } from './product-entity.ts';

/** Whether a product is on sale. */
export function ProductState({ state }: Pick<Product, 'state'>) {
  const { display } = useFields(productFields);
  return <Status tone={state === 'active' ? 'positive' : 'neutral'}>{display('state', state)}</Status>;
}
