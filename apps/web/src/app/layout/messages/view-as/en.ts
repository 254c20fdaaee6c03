import type { Messages } from '#shared/i18n/messages.ts';
import type { ViewAsId } from './uk.ts';

export const en: Messages<ViewAsId> = {
  banner: 'You’re viewing Kasa as “{role}”. You can’t change anything.',
  bannerAt: 'You’re viewing Kasa as “{role}” ({point}). You can’t change anything.',
  back: 'Back to my view',
  returning: 'Going back…',
  point: 'The point you view from',
  chosen: 'Point: {name}',
  allPoints: 'All points',
  switching: 'Opening…',
};
