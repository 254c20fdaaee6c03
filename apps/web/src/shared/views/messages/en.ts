import type { Messages } from '../../i18n/messages.ts';
import type { ViewsId } from './uk.ts';

export const en: Messages<ViewsId> = {
  button: 'Views',
  'button.named': 'View: {name}',
  'button.changed': '{button}, changed',
  changed: 'changed',
  shared: 'Shared · {author}',
  menu: 'Saved views',
  all: 'Full list',
  save: 'Save as view…',
  saveNew: 'Save as new…',
  update: 'Save changes to “{name}”',
  manage: 'Manage…',
  nothing: 'First choose filters, sorting or columns',
  failed: 'Couldn’t load views. Try again',

  'dialog.create': 'New view',
  'dialog.createText':
    'A view saves your search, filters, sorting and columns. Only you can see it, on all your devices.',
  'dialog.createTextSharing':
    'A view saves your search, filters, sorting and columns. Only you can see it, on all your devices, until you share it.',
  'dialog.edit': 'View “{name}”',
  'dialog.name': 'Name',
  'dialog.default': 'Open the list with this view',
  'dialog.hidden': 'Hide from my menu',
  'dialog.shared': 'Share with everyone',
  'dialog.sharedHint':
    'Everyone with access to this list will see the view. Anyone who manages users can change or delete it.',
  'dialog.sharedText':
    'Shared view by {author}. People who manage users can change it; how it is shown to you is your choice.',
  'dialog.manage': 'Saved views',
  'dialog.none': 'No saved views yet.',
  'dialog.isDefault': 'Opens by default',
  'dialog.isHidden': 'Hidden from the menu',
  'dialog.delete': 'Delete view “{name}”',
  'taken.shared': 'There is already a shared view with this name.',
  'taken.own': 'You already have a view with this name.',
  'taken.author': 'The view would go back to its author ({author}), who already has one with this name.',
  'order.drag': 'Drag: {name}',
  'order.up': 'Move up: {name}',
  'order.down': 'Move down: {name}',
  'order.edit': 'Edit',
  'order.moved': '{name}: position {position} of {count}',

  'delete.title': 'Delete view “{name}”?',
  'delete.text': 'The records in the list won’t be affected.',
  'delete.sharedText': 'Everyone will lose this view. The records in the list won’t be affected.',
  'delete.confirm': 'Delete',
  'delete.busy': 'Deleting…',

  'toast.created': 'View saved!',
  'toast.changed': 'View changed!',
  'toast.deleted': 'View deleted!',
};
