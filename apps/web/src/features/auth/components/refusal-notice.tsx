import { InlineNotice } from '@kasa/ui/inline-notice';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { authMessages } from '../messages.ts';
import type { Refusal } from '../queries.ts';

/** Why the server refused, above the form; after too many attempts also when to come back. Nothing without a refusal. */
export function RefusalNotice({ refusal }: { refusal: Refusal | null }) {
  const words = useRefusalWords();
  if (!refusal) return null;
  return (
    <InlineNotice tone="danger" isLive>
      {words(refusal)}
    </InlineNotice>
  );
}

/** A refusal in words, in the language of the request that it answered. */
export function useRefusalWords(): (refusal: Refusal) => string {
  const text = useText(authMessages);
  const format = useFormat();
  return ({ message, details }) => {
    const seconds = details?.retry_after_seconds;
    if (seconds === undefined) return message;
    return text('refusal.retryIn', { message, time: format.minutes(Math.ceil(seconds / 60)) });
  };
}
