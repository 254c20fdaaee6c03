import type { ClientError } from '@kasa/client/http/errors';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { encashmentMessages } from '../messages/encashment/catalogue.ts';
import { cashErrorOf } from '../model/cash-error.ts';

/** Error that the cash inside differs from what the user saw, with the current amount; nothing was taken out. */
export function CashErrorNotice({ error }: { error: ClientError | null }) {
  const text = useText(encashmentMessages);
  const format = useFormat();
  const cashError = cashErrorOf(error);
  if (cashError === null) return null;
  const { message, inside } = cashError;
  return (
    <InlineNotice tone="danger" title={message} isLive>
      {inside === undefined ? null : text('form.inside', { amount: format.money(inside) })}
    </InlineNotice>
  );
}
