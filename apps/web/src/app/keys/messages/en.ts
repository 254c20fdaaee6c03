import type { Messages } from '#shared/i18n/messages.ts';
import type { KeysId } from './uk.ts';

export const en: Messages<KeysId> = {
  'keys.title': 'Keyboard shortcuts',
  'keys.anywhere': 'Anywhere',
  'keys.palette': 'find or do anything',
  'keys.search': 'search the list',
  'keys.help': 'this list of shortcuts',
  'keys.close': 'close a dialog, a drawer or a menu',
  'keys.list': 'In a list',
  'keys.move': 'next and previous row',
  'keys.open': 'open the row',
  'keys.select': 'select the row, where several can be selected',
  'keys.actions': 'actions of the row',
  'keys.areas': 'Areas: G, then a letter',
  'keys.on': 'Shortcuts without Ctrl are on',
};
