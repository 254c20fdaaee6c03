import { InlineNotice } from '@kasa/ui/inline-notice';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { authMessages } from '../messages.ts';
import type { FormError } from '../queries.ts';

/** The server's error above the form; for a rate limit also the time to wait. */
export function FormErrorNotice({ error }: { error: FormError | null }) {
  const words = useFormErrorText();
  if (!error) return null;
  return (
    <InlineNotice tone="danger" isLive>
      {words(error)}
    </InlineNotice>
  );
}

export function useFormErrorText(): (refusal: FormError) => string {
  const text = useText(authMessages);
  const format = useFormat();
  return ({ message, details }) => {
    const seconds = details?.retry_after_seconds;
    if (seconds === undefined) return message;
    return text('refusal.retryIn', { message, time: format.minutes(Math.ceil(seconds / 60)) });
  };
}
