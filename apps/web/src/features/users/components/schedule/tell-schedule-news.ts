import type { SwapState } from '@kasa/contracts/users/swap-states';
import type { QueryClient } from '@tanstack/react-query';
import type { NavigateFunction } from 'react-router-dom';
import { translatorFor } from '#shared/i18n/catalogue.ts';
import { commonMessages } from '#shared/i18n/common.ts';
import { formatIn } from '#shared/i18n/format.ts';
import type { Locale } from '#shared/i18n/locales.ts';
import { paths } from '#shared/paths.ts';
import type { QueryId } from '#shared/query/operations.ts';
import type { Services } from '#shared/services/services.ts';
import { toast } from '#shared/toast/toast.ts';
import { scheduleMessages } from '../../messages/schedule/catalogue.ts';
import { swapMessages } from '../../messages/swaps/catalogue.ts';
import { weekRange } from '../../model/schedule/week.ts';

/** Says that one's own schedule of a week was published, and reads it anew. */
export async function tellPublished(
  { locale, queryClient }: Services,
  week: string,
  navigate: NavigateFunction,
): Promise<void> {
  reread(queryClient, 'listOwnShifts', 'listOwnSwaps');
  const language = locale.current();
  await scheduleMessages.load(language);
  const text = translatorFor(scheduleMessages, language);
  tell(text('own.published', { week: weekRange(formatIn(language).day, week) }), language, navigate);
}

/** Says what somebody else did about a swap of one's own shift, and reads it anew. */
export async function tellSwap(
  { locale, queryClient }: Services,
  state: SwapState,
  navigate: NavigateFunction,
): Promise<void> {
  reread(queryClient, 'listOwnSwaps', ...(state === 'approved' ? (['listOwnShifts'] as const) : []));
  const language = locale.current();
  await swapMessages.load(language);
  tell(translatorFor(swapMessages, language)(`told.${state}`), language, navigate);
}

function reread(queryClient: QueryClient, ...reads: readonly QueryId[]): void {
  for (const read of reads) void queryClient.invalidateQueries({ queryKey: [read] });
}

/** With a link to one's own schedule. */
function tell(words: string, language: Locale, navigate: NavigateFunction): void {
  const href = paths.profileSchedule();
  const label = translatorFor(commonMessages, language)('action.open');
  toast.info(words, { link: { label, href, onOpen: () => void navigate(href) } });
}
