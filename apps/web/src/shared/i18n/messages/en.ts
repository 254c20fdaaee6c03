import type { Messages } from '../messages.ts';
import type { CommonId } from './uk.ts';

export const en: Messages<CommonId> = {
  'app.name': 'Kasa',
  'app.loading': 'Opening the page',
  'app.title': '{page} · Kasa',

  'action.save': 'Save',
  'action.saving': 'Saving…',
  'action.create': 'Create',
  'action.creating': 'Creating…',
  'action.cancel': 'Cancel',
  'action.close': 'Close',
  'action.retry': 'Try again',
  'action.reload': 'Reload the page',
  'action.open': 'Open',
  'action.edit': 'Edit',
  'action.copy': 'Copy',
  'action.call': 'Call',
  'action.copyPhone': 'Copy the phone number',
  'action.copied': 'Copied',
  'action.clear': 'Clear',
  'action.history': 'History of changes',

  'export.xlsx': 'Export XLSX',
  'export.csv': 'Export CSV',
  'action.more': 'More actions',

  'error.default': 'Something went wrong!',
  'error.title': 'This page could not be shown',
  'error.text': 'The other pages still work. Try again, or come back later.',
  'error.load': 'Could not be loaded',
  'error.loadText': 'Check your connection and try again.',
  'error.loadOffline': 'The data will appear by itself once the connection is back.',
  'error.crashId': 'Error number',
  'error.updated': 'There is a new version',
  'error.updatedText': 'Reload the page to continue.',
  'error.requestId': 'Request number',

  'toast.label': 'Notifications',
  'toast.details': 'Details',
  'toast.code': 'Code',

  'notFound.title': 'There is no such page',
  'notFound.text': 'The address may be misspelt, or the page may have moved.',
  'notFound.home': 'To the start page',

  'maintenance.title': 'Sorry, maintenance work is ongoing',
  'maintenance.text': 'This page will open by itself as soon as the work is done.',

  'connection.lost': 'No connection',
  'connection.lostText':
    'You see what has been loaded already. Changes cannot be saved until the connection is back.',

  'live.live': 'Live',
  'live.reconnecting': 'Reconnecting…',
  'live.asOf': 'As of {time}',
  'live.behind': 'May be out of date',

  'slow.text': 'Still working…',
  'slow.cancel': 'Cancel the request',

  'account.changedTitle': 'Somebody else has signed in',
  'account.changedText':
    'Another account was signed in to in another tab. Reload the page to go on in its name.',

  'permission.missing': 'You need the permission “{name}”. The owner grants it',
  'permission.missingGiver': 'You need the permission “{name}”. It can be granted by: {people}',
  'permission.missingGivers': 'You need the permission “{name}”. It can be granted by: {people}',
  'permission.missingGiversMore':
    'You need the permission “{name}”. It can be granted by: {people} and {rest, plural, one {# more person} other {# more people}}',

  'view.banner': 'You are viewing Kasa as the role “{role}”. Nothing can be changed.',
  'view.readOnly': 'You are viewing Kasa as the role “{role}”: nothing can be changed',
  'view.back': 'Back to your own view',
  'view.returning': 'Going back…',

  'choice.choose': 'Choose',
  'choice.none': 'Nothing found',
  'choice.person': 'Search people',

  'stale.title': 'Somebody else has changed this',
  'stale.text':
    'Load the new version: your changes stay in the form, the other fields are brought up to date. Check them and save.',
  'stale.load': 'Load the new version',
  'stale.loaded': 'The new version is here. Your unsaved changes are still in the form: check and save.',

  'draft.restored': 'We kept what you had typed when the session ended. Check the fields and save.',
  'draft.restoredOver':
    'We kept what you had typed when the session ended. Somebody has changed these data since: saving puts yours in their place. Check the fields.',
  'draft.discard': 'Discard it',

  'savedBefore.text':
    'Your earlier attempt succeeded, although its answer did not arrive: what the form held then is saved. Check it in the list. To add another record with the present data, save once more.',

  'gate.back': 'Back to the list',
  'gate.viewTitle': 'You are only viewing now',
  'gate.title': 'This needs a permission that you do not have',

  'list.empty': 'No data',
  'list.failed': 'The data could not be loaded.',
  'list.failedOffline': 'The data could not be loaded. It will appear by itself once the connection is back.',
  'list.emptyFiltered': 'Nothing matches these conditions.',
  'list.pastEnd': 'The list has no such page.',
  'list.toFirst': 'To the first page',
  'list.clearFilters': 'Clear filters',
  'list.range': '{from}–{to} of {total}',
  'list.rangeCapped': '{from}–{to} of more than {total}',
  'list.rangeNone': '0 of {total}',
  'list.leftOut': 'No room for: {columns}.',
  'list.showAllColumns': 'Show all columns',

  'table.actions': 'Actions',
  'table.actionsFor': 'Actions: {label}',
  'table.detailsFor': 'Details: {label}',
  'table.selectRow': 'Select: {label}',
  'table.selectAll': 'Select all rows',
  'table.selected': '{count, plural, one {# row selected} other {# rows selected}}',
  'table.clearSelection': 'Clear the selection',
  'table.loading': 'Loading…',
  'table.columns': 'Columns',
  'table.columnsAndSort': 'Columns and order',
  'table.sort': 'Order',

  'pager.label': 'Pages',
  'pager.first': 'First page',
  'pager.previous': 'Previous page',
  'pager.next': 'Next page',
  'pager.last': 'Last page',
  'pager.page': 'Page {page}',
  'pager.perPage': 'Per page',
  'pager.perPageOption': '{size} per page',

  'filter.label': 'Filters',
  'filter.add': 'Filter',
  'filter.clear': 'Reset',
  'filter.remove': 'Remove the filter: {label}',
  'filter.more': '{names}, {count} more',
  'filter.search': 'Search: {label}',
  'filter.nothingFound': 'Nothing found',
  'filter.apply': 'Apply',
  'filter.done': 'Show',
  'filter.clearSearch': 'Clear the search',

  'form.showPassword': 'Show the password',
  'form.hidePassword': 'Hide the password',
  'form.leaveTitle': 'Leave without saving?',
  'form.leaveText': 'You have changed something and not saved it. If you leave, the changes are lost.',
  'form.leave': 'Leave without saving',
  'form.stay': 'Stay',
  'form.leaving': 'Leaving…',

  'theme.label': 'Theme',
  'theme.light': 'Light',
  'theme.dark': 'Dark',
  'theme.system': 'As on the device',
  'language.label': 'Language',
};
