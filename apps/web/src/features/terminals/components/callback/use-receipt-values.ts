import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { useOperation } from '#shared/query/use-operation.ts';
import { useSession } from '#shared/services/use-services.tsx';
import { receiptValues } from '../../model/receipt-values.ts';
import type { SettingsForm } from '../../model/settings-form.ts';

/** Whose receipt is previewed: of a terminal (which may have no number yet), or null for a template. */
export type ReceiptSubject = { readonly number: string | undefined } | null;

export function useReceiptValues({ hook }: SettingsForm, of: ReceiptSubject) {
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
