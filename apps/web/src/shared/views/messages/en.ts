import type { Messages } from '../../i18n/messages.ts';
import type { ViewsId } from './uk.ts';

export const en: Messages<ViewsId> = {
  button: 'Views',
  'button.named': 'View: {name}',
  'button.changed': '{button}, changed',
  changed: 'changed',
  menu: 'Saved views',
  all: 'Full list',
  save: 'Save as view…',
  update: 'Save changes to “{name}”',
  manage: 'Manage…',
  nothing: 'First choose filters, sorting or columns',
  failed: 'Couldn’t load views. Try again',

  'dialog.create': 'New view',
  'dialog.createText':
    'A view saves your search, filters, sorting and columns. Only you can see it, on all your devices.',
  'dialog.edit': 'View “{name}”',
  'dialog.name': 'Name',
  'dialog.default': 'Open the list with this view',
  'dialog.manage': 'Saved views',
  'dialog.none': 'No saved views yet.',
  'dialog.isDefault': 'Opens by default',
  'dialog.delete': 'Delete view “{name}”',
  'order.drag': 'Drag: {name}',
  'order.up': 'Move up: {name}',
  'order.down': 'Move down: {name}',
  'order.edit': 'Edit',
  'order.moved': '{name}: position {position} of {count}',

  'delete.title': 'Delete view “{name}”?',
  'delete.text': 'The records in the list won’t be affected.',
  'delete.confirm': 'Delete',
  'delete.busy': 'Deleting…',

  'toast.created': 'View saved!',
  'toast.changed': 'View changed!',
  'toast.deleted': 'View deleted!',
};
