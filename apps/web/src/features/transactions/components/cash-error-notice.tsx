import type { ClientError } from '@kasa/client/http/errors';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { encashmentMessages } from '../messages/encashment/catalogue.ts';

const cashErrorCodes: readonly (string | null)[] = ['cash_not_enough', 'cash_changed'];

/** The cash inside differs from what the user saw: shown in the form rather than as a toast. */
export const isCashError = (error: ClientError) =>
  error.kind === 'server' && cashErrorCodes.includes(error.codeName);

/** A cash error with the current amount; nothing was taken out. */
export function CashErrorNotice({ error }: { error: ClientError | null }) {
  const text = useText(encashmentMessages);
  const format = useFormat();
  if (error?.kind !== 'server' || !isCashError(error)) return null;
  const inside = error.details?.inside_amount;
  return (
    <InlineNotice tone="danger" title={error.userMessage ?? ''} isLive>
      {inside === undefined ? null : text('form.inside', { amount: format.money(inside) })}
    </InlineNotice>
  );
}
