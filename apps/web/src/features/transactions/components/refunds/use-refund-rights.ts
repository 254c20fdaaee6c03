import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { missingRefundRight, type RefundRights } from '../../model/refund.ts';
import type { Transaction } from '../../model/types.ts';

/** Which reversals the person may ask for, and why not. */
export function useRefundRights() {
  const { can, writeDenialReason, readDenialReason, viewAsReason } = usePermissions();
  const rights: RefundRights = { full: can('facq_transac_reversal'), sum: can('facq_transac_reversal_sum') };
  return {
    rights,
    /** Why all that is left cannot be refunded; undefined: it can. */
    fullDenialReason: readDenialReason('facq_transac_reversal'),
    /** Why nothing of a payment can be refunded by this person; undefined: it can. */
    denialReason: (payment: Transaction): string | undefined => {
      const missing = missingRefundRight(payment, rights);
      return missing === undefined ? viewAsReason : writeDenialReason(missing);
    },
  };
}
