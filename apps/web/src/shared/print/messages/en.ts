import type { Messages } from '../../i18n/messages.ts';
import type { PrintId } from './uk.ts';

export const en: Messages<PrintId> = {
  title: 'Print list',
  reading: 'Loading rows',
  progress: '{count} of {total}',
  ready: '{count, plural, one {# row} other {# rows}}',
  cut: 'First {count} rows of {total}',
  cutCapped: 'First {count} rows of more than {total}',
  cutHint: 'That’s the most that can be printed at once: narrow the list with filters, or export it.',
  asked: 'Search: {asked}',
};
