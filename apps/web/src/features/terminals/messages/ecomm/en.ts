import type { Messages } from '#shared/i18n/messages.ts';
import type { EcommId } from './uk.ts';

export const en: Messages<EcommId> = {
  'list.title': 'Web terminals',
  'list.total': '{count, plural, one {# web terminal} other {# web terminals}}',
  'list.totalCapped': 'Over {total} web terminals',
  'list.create': 'Create terminal',
  'list.empty': 'Create a terminal for your website: all it takes is a name and the site’s address.',
  'list.search': 'Search web terminals',
  'list.searchPlaceholder': 'Number, name, website, point',
  'list.callbackLog': 'Callback log',

  'list.keys': 'Keys and secrets',

  'column.commission': 'Commission',
  'column.commissionShared': '{merchant} + {client} client',
  'column.noCallback': 'Not set up',
  'column.noWebsite': 'Not set',

  'action.payments': 'Transactions',
  'action.turnOff': 'Turn off',
  'action.turnOn': 'Turn on',
  'action.byBank': 'Blocked by the acquiring bank, which alone can unblock it',
  'action.released': 'The terminal has been released',
  'action.newPhrase': 'Replace key phrase',
  'action.callbackLog': 'Callback log',

  'off.title': 'Turn off “{name}”?',
  'off.text': 'The website can’t take payments through terminal {number} until it’s turned on again.',
  'off.busy': 'Turning off…',
  'off.done': 'Terminal “{name}” turned off',
  'on.done': 'Terminal “{name}” turned on',

  'phrase.title': 'Key phrase',
  'phrase.text':
    'Your website’s server signs its request for the terminal’s settings, GET /api/v1/Config/get, with it. It’s shown only once, when it’s created.',
  'phrase.set': 'A phrase is set.',
  'phrase.none': 'No phrase: your website’s server can’t request the settings.',
  'phrase.overlap': 'The previous phrase is valid until {at}.',
  'phrase.endOverlap': 'End the previous phrase now',
  'phrase.overlapEnded': 'Only the new phrase is valid',
  'phrase.new': 'New key phrase',
  'phrase.once':
    'Your website’s server signs its request for the terminal’s settings, GET /api/v1/Config/get, with it. Save it there now: we won’t show it again.',
  'phrase.copy': 'Copy phrase',
  'phrase.replaceTitle': 'Replace the phrase of “{name}”?',
  'phrase.replaceText':
    'You’ll see a new phrase. The previous one stays valid for {hours} more hours, so you have time to change it on your server.',
  'phrase.replaceAgain':
    'The previous phrase is still valid until {at}. Replacing ends it at once; the current one stays valid for {hours} more hours.',
  'phrase.replace': 'Replace',
  'phrase.replacing': 'Replacing…',
  'phrase.replaced': 'Phrase replaced. The previous one is valid until {at}.',
  'phrase.saved': 'I’ve saved the phrase',

  'create.title': 'New web terminal',
  'create.text': 'It can take payments right away: no activation code needed.',
  'create.general': 'Website',
  'create.generalText':
    'What the terminal is called, where its payments are made and which point they belong to.',
  'create.noPoint': 'No point',
  'create.limits': 'Commissions and limits',
  'create.limitsText': 'Who pays the commission and which payments to take. An empty limit means no limit.',
  'create.done': 'Web terminal created',

  'next.title': 'Terminal created. Its key phrase',
  'next.steps': 'What’s next:',
  'next.callback': 'Enter the callback address in the section below.',
  'next.key': 'Download the public key your server verifies signatures with:',
  'next.newTab': '(in a new tab)',
  'next.test': 'Send a test callback.',

  'edit.short': 'Web terminal',
  'edit.back': 'Web terminals',
  'edit.allSettings': 'All terminal settings',
  'edit.lostTitle': 'No such web terminal',
  'edit.lostText':
    'The link may be out of date, or the terminal belongs to another company or to a point where you don’t work.',
  'edit.toList': 'To web terminals',

  'locked.title': 'Settings come from the template “{template}”',
  'locked.text':
    'If you could edit them, the template’s secrets would be revealed to you too, so here you can only view them.',
};
