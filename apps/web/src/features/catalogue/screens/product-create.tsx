import { ProductInput } from '@kasa/contracts/catalogue/products';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { afterCreationNavigation } from '#shared/forms/after-creation-navigation.ts';
import { FormPage } from '#shared/forms/form-page.tsx';
import { useCreateForm } from '#shared/forms/use-object-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { PhotoUnsavedNotice } from '#shared/photo/photo-unsaved-notice.tsx';
import { usePhoto } from '#shared/photo/use-photo.ts';
import { useAddressSearch } from '#shared/routing/use-address-search.ts';
import { useSession } from '#shared/services/use-services.tsx';
import { withMade } from '#shared/table/lit-rows.ts';
import { ProductFields } from '../components/product/product-fields.tsx';
import { productMessages } from '../messages/products/catalogue.ts';
import { newProduct } from '../model/product-form.ts';
import { productQueryIds } from '../queries.ts';

/** `/products/create`: a new product; `?barcode=`: the one that was scanned. */
export function ProductCreateScreen() {
  const text = useText(productMessages);
  return (
    <PermissionGate
      permission="catalog_manage"
      title={text('product.createTitle')}
      back={{ label: text('products.title'), href: paths.products() }}
    >
      <Creating />
    </PermissionGate>
  );
}

function Creating() {
  const text = useText(productMessages);
  const navigate = useNavigate();
  const [search] = useAddressSearch();
  const own = useSession()?.points ?? null;
  const photo = usePhoto({
    upload: 'uploadProductPhoto',
    remove: 'removeProductPhoto',
    refreshes: productQueryIds,
  });
  const { failedFor } = photo;
  const leave = (id: string) =>
    void navigate(paths.products({ open: id }), { ...afterCreationNavigation, state: withMade(id) });
  // Of when the form opens.
  const [defaults] = useState(() => newProduct(own, search.get('barcode') ?? ''));
  const form = useCreateForm('createProduct', {
    schema: ProductInput,
    defaults,
    attachment: photo,
    refreshes: productQueryIds,
    success: text('product.created'),
    isQuiet: false,
    onSaved: ({ id }) => leave(id),
  });
  if (failedFor !== null) {
    const retry = async () => {
      if (await photo.save(failedFor)) leave(failedFor);
    };
    return (
      <div className="p-4 md:p-6">
        <PhotoUnsavedNotice
          isRetrying={photo.isSaving}
          onRetry={() => void retry()}
          onSkip={() => leave(failedFor)}
        />
      </div>
    );
  }
  return (
    <FormPage
      form={form}
      isNew
      title={text('product.createTitle')}
      description={text('product.createText')}
      cancelHref={paths.products()}
    >
      <ProductFields form={form} photo={photo} />
    </FormPage>
  );
}
