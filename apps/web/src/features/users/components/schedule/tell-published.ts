import type { NavigateFunction } from 'react-router-dom';
import { translatorFor } from '#shared/i18n/catalogue.ts';
import { commonMessages } from '#shared/i18n/common.ts';
import { formatIn } from '#shared/i18n/format.ts';
import { paths } from '#shared/paths.ts';
import type { Services } from '#shared/services/services.ts';
import { toast } from '#shared/toast/toast.ts';
import { scheduleMessages } from '../../messages/schedule/catalogue.ts';
import { weekRange } from '../../model/schedule/week.ts';

/** Says that one's own schedule of a week was published, and reads it anew. */
export async function tellPublished(
  { locale, queryClient }: Services,
  week: string,
  navigate: NavigateFunction,
): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: ['listOwnShifts'] });
  const language = locale.current();
  await scheduleMessages.load(language);
  const text = translatorFor(scheduleMessages, language);
  const href = paths.profileSchedule();
  toast.info(text('own.published', { week: weekRange(formatIn(language).day, week) }), {
    link: {
      label: translatorFor(commonMessages, language)('action.open'),
      href,
      onOpen: () => void navigate(href),
    },
  });
}
