import { ProductInput } from '@kasa/contracts/catalogue/products';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isConflict } from '#shared/errors/current-version.ts';
import { EditConflictNotice } from '#shared/forms/edit-conflict-notice.tsx';
import { FormPage } from '#shared/forms/form-page.tsx';
import { useUpdateForm } from '#shared/forms/use-object-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { PermissionGateContext, useGateBackLink } from '#shared/permissions/permission-gate-context.ts';
import { PhotoUnsavedNotice } from '#shared/photo/photo-unsaved-notice.tsx';
import { usePhoto } from '#shared/photo/use-photo.ts';
import type { Refetch } from '#shared/query/use-object.ts';
import { productMessages } from '../../messages/products/catalogue.ts';
import { isSameApartFromPrice, productDraft } from '../../model/product-form.ts';
import { productQueryIds } from '../../queries.ts';
import type { Product } from './product-entity.ts';
import { ProductFields } from './product-fields.tsx';
import { ProductState } from './product-state.tsx';

/** Changes a product. A price that is changed beside the form comes into it, unless another one was typed. */
export function ProductEditForm({ latest, refetch }: { latest: Product; refetch: Refetch<Product> }) {
  const text = useText(productMessages);
  const navigate = useNavigate();
  const back = useGateBackLink();
  const photo = usePhoto({
    upload: 'uploadProductPhoto',
    remove: 'removeProductPhoto',
    refreshes: productQueryIds,
  });
  const href = paths.products({ open: latest.id });
  const leave = () => void navigate(href);
  const [typed] = useState({ price: (): unknown => latest.price });
  const { form, fresh } = useUpdateForm('updateProduct', {
    latest,
    refetch,
    schema: ProductInput,
    toFormValues: productDraft,
    isSameInForm: (now, base) =>
      isSameApartFromPrice(now, base) && (now.price === base.price || typed.price() === base.price),
    attachment: photo,
    refreshes: productQueryIds,
    success: text('product.changed'),
    isQuiet: isConflict,
    onSaved: leave,
  });
  const { hook } = form;
  const { price } = fresh.base;
  useEffect(() => {
    typed.price = () => hook.getValues('price');
    if (hook.formState.defaultValues?.price !== price) hook.resetField('price', { defaultValue: price });
  }, [typed, hook, price]);
  return (
    <PermissionGateContext
      value={{ reason: latest.is_beyond_own_points ? text('product.beyond') : undefined, back }}
    >
      <FormPage
        form={form}
        title={latest.name}
        status={<ProductState state={latest.state} />}
        cancelHref={href}
      >
        <div className="flex flex-col gap-4 px-4 py-4 *:mb-0 empty:hidden md:px-6">
          <EditConflictNotice conflict={fresh} />
          {photo.failedFor === null ? null : (
            <PhotoUnsavedNotice
              isRetrying={form.isSubmitting}
              onRetry={form.submit}
              onSkip={() => {
                photo.discard();
                leave();
              }}
            />
          )}
        </div>
        <ProductFields form={form} photo={photo} product={latest} />
      </FormPage>
    </PermissionGateContext>
  );
}
