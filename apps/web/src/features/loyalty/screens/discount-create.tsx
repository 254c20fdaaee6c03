import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { afterCreationNavigation } from '#shared/forms/after-creation-navigation.ts';
import { FormPage } from '#shared/forms/form-page.tsx';
import { useCreateForm } from '#shared/forms/use-object-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { paths } from '#shared/paths.ts';
import { PermissionGate } from '#shared/permissions/permission-gate.tsx';
import { useSession } from '#shared/services/use-services.tsx';
import { withMade } from '#shared/table/lit-rows.ts';
import { DiscountFields } from '../components/discount/discount-fields.tsx';
import { WithPreview } from '../components/preview/with-preview.tsx';
import { discountMessages } from '../messages/discounts/catalogue.ts';
import { DiscountForm, discountBody, formPath, newDiscount, withRequired } from '../model/discount-form.ts';
import { discountQueryIds } from '../queries.ts';

/** `/Loyalty/Create`: a new discount, which gives nothing until it is switched on. */
export function DiscountCreateScreen() {
  const text = useText(discountMessages);
  return (
    <PermissionGate
      permission="loyalty_manage"
      title={text('discount.createTitle')}
      back={{ label: text('discounts.title'), href: paths.discounts() }}
    >
      <Creating />
    </PermissionGate>
  );
}

function Creating() {
  const text = useText(discountMessages);
  const navigate = useNavigate();
  const own = useSession()?.points ?? null;
  // Of when the form opens.
  const [defaults] = useState(() => newDiscount(own));
  const form = withRequired(
    useCreateForm('createDiscount', {
      schema: DiscountForm,
      defaults,
      toBody: discountBody,
      formPath,
      refreshes: discountQueryIds,
      success: text('discount.created'),
      isQuiet: false,
      onSaved: ({ id }) =>
        void navigate(paths.discounts({ open: id }), { ...afterCreationNavigation, state: withMade(id) }),
    }),
  );
  return (
    <WithPreview form={form}>
      <FormPage
        form={form}
        isNew
        title={text('discount.createTitle')}
        description={text('discount.createText')}
        cancelHref={paths.discounts()}
      >
        <DiscountFields form={form} />
      </FormPage>
    </WithPreview>
  );
}
