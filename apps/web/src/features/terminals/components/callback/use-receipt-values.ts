import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { useOperation } from '#shared/query/use-operation.ts';
import { useSession } from '#shared/services/use-services.tsx';
import { receiptValues } from '../../model/receipt-values.ts';
import type { SettingsForm } from '../../model/settings-form.ts';

/** Whose receipt it is: of a terminal that may have no number yet; null: of any that takes the template. */
export type ReceiptOf = { readonly number: string | undefined } | null;

/** What stands on a receipt, as far as it is known: merchant, number, and point and website as the form has them. */
export function useReceiptValues({ hook }: SettingsForm, of: ReceiptOf) {
  const merchant = useSession()?.user.merchant.name;
  const points = useOperation('listTerminalPoints', {}, { isEnabled: of !== null, isQuiet: true });
  const [pointId, website] = useDeferredValue(
    useWatch({ control: hook.control, name: ['point_id', 'website'] }) as readonly unknown[],
  );
  if (of === null) return receiptValues(merchant, null);
  return receiptValues(merchant, {
    number: of.number,
    point: points.data?.items.find(({ id }) => id === pointId) ?? null,
    website: typeof website === 'string' ? website : '',
  });
}
