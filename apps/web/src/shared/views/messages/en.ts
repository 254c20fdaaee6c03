import type { Messages } from '../../i18n/messages.ts';
import type { ViewsId } from './uk.ts';

export const en: Messages<ViewsId> = {
  button: 'Views',
  menu: 'Saved views',
  all: 'The whole list',
  save: 'Save as a view…',
  update: 'Save the changes to “{name}”',
  manage: 'Manage…',
  nothing: 'First choose filters, an order of the rows or columns',
  failed: 'The views could not be loaded. Try again',

  'dialog.create': 'New view',
  'dialog.createText':
    'A view remembers search, filters, the order of the rows and the columns. Only you see it, on all your devices.',
  'dialog.edit': 'View “{name}”',
  'dialog.name': 'Name',
  'dialog.default': 'Open the list with this view',
  'dialog.manage': 'Saved views',
  'dialog.none': 'There are no saved views yet.',
  'dialog.isDefault': 'the list opens with it',
  'dialog.rename': 'Change the view “{name}”',
  'dialog.delete': 'Delete the view “{name}”',
  'delete.title': 'Delete the view “{name}”?',
  'delete.text': 'The entries of the list stay as they are.',
  'delete.confirm': 'Delete',
  'delete.busy': 'Deleting…',

  'toast.created': 'View saved!',
  'toast.changed': 'View changed!',
  'toast.deleted': 'View deleted!',
};
