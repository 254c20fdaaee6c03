import type { Messages } from '#shared/i18n/messages.ts';
import type { HomeId } from './uk.ts';

export const en: Messages<HomeId> = {
  title: 'Start page',
  about:
    'What opens after you sign in and when you press Kasa’s name. We remember it for you, on all devices.',
  screen: 'Open',
  byRole: 'By role: {screen}',
  clear: 'Back to what the role says',
  terminal: 'My terminal',
  terminalHint: 'The one you work at',
  search: 'Search by number or name',
  saved: 'Start page changed!',

  askTitle: 'Which terminal is yours?',
  askAbout: 'Kasa will start with it. You can change this in your profile.',
  all: 'Show all terminals',
};
