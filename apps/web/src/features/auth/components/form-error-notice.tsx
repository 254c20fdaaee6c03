import { InlineNotice } from '@kasa/ui/inline-notice';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { authMessages } from '../messages.ts';
import type { FormError } from '../queries.ts';

/** The server's error above the form; for a rate limit also the time to wait. */
export function FormErrorNotice({ error }: { error: FormError | null }) {
  const text = useText(authMessages);
  const format = useFormat();
  if (!error) return null;
  const { message, details } = error;
  const seconds = details?.retry_after_seconds;
  return (
    <InlineNotice tone="danger" isLive>
      {seconds === undefined
        ? message
        : text('refusal.retryIn', { message, time: format.minutes(Math.ceil(seconds / 60)) })}
    </InlineNotice>
  );
}
