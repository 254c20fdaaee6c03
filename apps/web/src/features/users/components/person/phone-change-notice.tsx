import { InlineNotice } from '@kasa/ui/inline-notice';
import { type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import type { ContractForm } from '#shared/forms/use-contract-form.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { usersMessages } from '../../messages/catalogue.ts';
import type { MerchantUser } from '../../model/types.ts';

const WHOLE = /^\+380\d{9}$/;

/** What another phone does, before it is saved. */
export function PhoneChangeNotice<Values extends FieldValues>({
  form,
  user: { phone, state },
}: {
  form: ContractForm<Values>;
  user: MerchantUser;
}) {
  const text = useText(usersMessages);
  const typed = String(useWatch({ control: form.hook.control, name: 'phone' as FieldPath<Values> }) ?? '');
  if (typed === phone || !WHOLE.test(typed) || state === 'left') return null;
  return (
    <InlineNotice tone="warning" isLive>
      {text(`phone.${state}`)}
    </InlineNotice>
  );
}
