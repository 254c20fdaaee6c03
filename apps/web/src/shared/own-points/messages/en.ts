import type { Messages } from '#shared/i18n/messages.ts';
import type { OwnPointsId } from './uk.ts';

export const en: Messages<OwnPointsId> = {
  label: 'Points',
  all: 'All points',
  none: 'You haven’t been assigned to any point yet',
  ask: 'Ask your manager: terminals, payments and people are only visible at your own points.',
};
