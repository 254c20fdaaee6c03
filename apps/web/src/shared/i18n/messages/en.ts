import type { Messages } from '../messages.ts';
import type { CommonId } from './uk.ts';

export const en: Messages<CommonId> = {
  'app.name': 'Kasa',
  'app.loading': 'Opening page',
  'app.title': '{page} · Kasa',

  'action.save': 'Save',
  'action.saving': 'Saving…',
  'action.create': 'Create',
  'action.creating': 'Creating…',
  'action.cancel': 'Cancel',
  'action.close': 'Close',
  'action.retry': 'Try again',
  'action.reload': 'Reload page',
  'action.open': 'Open',
  'action.edit': 'Edit',
  'action.print': 'Print',
  'action.copy': 'Copy',
  'action.call': 'Call',
  'action.copyPhone': 'Copy phone number',
  'action.copied': 'Copied',
  'action.clear': 'Clear',
  'action.history': 'Change history',
  'action.previous': 'Previous row',
  'action.next': 'Next row',
  'action.openPage': 'Open the page',

  'money.invalid': 'Enter an amount with no more than two decimals',

  'export.xlsx': 'Export XLSX',
  'export.csv': 'Export CSV',
  'action.more': 'More actions',

  'error.default': 'Something went wrong!',
  'error.title': 'Couldn’t show this page',
  'error.text': 'Other sections still work. Try again or come back later.',
  'error.load': 'Couldn’t load',
  'error.loadText': 'Check your connection and try again.',
  'error.loadOffline': 'The data will appear automatically once you’re back online.',
  'error.crashId': 'Error ID',
  'error.updated': 'A new version is available',
  'error.updatedText': 'Reload the page to continue.',
  'error.requestId': 'Request ID',

  'toast.label': 'Notifications',
  'toast.details': 'Details',
  'toast.code': 'Code',

  'notFound.title': 'Page not found',
  'notFound.text': 'The address may be mistyped, or the page may have moved.',
  'notFound.home': 'Go to home page',

  'maintenance.title': 'Sorry, maintenance work is ongoing',
  'maintenance.text': 'This page will open automatically as soon as the work is done.',

  'connection.lost': 'No connection',
  'connection.lostText':
    'You’re seeing what’s already loaded. Changes can’t be saved until the connection is restored.',

  'live.live': 'Live',
  'live.reconnecting': 'Reconnecting…',
  'live.asOf': 'As of {time}',
  'live.behind': 'Data may be out of date',

  'slow.text': 'Still working…',
  'slow.cancel': 'Cancel request',

  'account.changedTitle': 'A different user has signed in',
  'account.changedText':
    'Another account was signed in to in a different tab. Reload the page to continue as that user.',

  'permission.missing': 'Requires the permission “{name}”. The owner can grant it',
  'permission.missingGiver': 'Requires the permission “{name}”. It can be granted by: {people}',
  'permission.missingGivers': 'Requires the permission “{name}”. It can be granted by: {people}',
  'permission.missingGiversMore':
    'Requires the permission “{name}”. It can be granted by: {people} and {rest, plural, one {# more person} other {# more people}}',

  'view.readOnly': 'You’re viewing Kasa as “{role}”: you can’t change anything',

  'choice.choose': 'Choose',
  'choice.none': 'Nothing found',
  'choice.person': 'Search people',

  'stale.title': 'Someone else has changed this record',
  'stale.text':
    'Load the new version: your changes will stay in the form and the other fields will update. Check them and save.',
  'stale.load': 'Load new version',
  'stale.loaded': 'New version loaded. Your unsaved changes are still in the form: check them and save.',

  'draft.restored': 'We kept what you entered when your session ended. Check the fields and save.',
  'draft.restoredOver':
    'We kept what you entered when your session ended. Someone else has changed this record since then: saving will replace it with your data. Check the fields.',
  'draft.discard': 'Discard what I entered',

  'savedBefore.text':
    'Your previous attempt succeeded even though the response didn’t arrive: what was in the form then has been saved. Check it in the list. To add another record with the current data, save again.',

  'gate.back': 'Back to the list',
  'gate.viewTitle': 'You’re in view-only mode',
  'gate.title': 'You don’t have the permission this needs',

  'list.empty': 'No data',
  'object.missing': 'Not found',
  'list.failed': 'Couldn’t load data.',
  'list.failedOffline': 'Couldn’t load data. It will appear automatically once you’re back online.',
  'list.emptyFiltered': 'Nothing matches these filters.',
  'list.nothingFor': 'Nothing found for “{asked}”.',
  'list.pastEnd': 'This page of the list doesn’t exist.',
  'list.toFirst': 'Go to first page',
  'list.clearFilters': 'Reset filters',
  'list.range': '{from}–{to} of {total}',
  'list.rangeCapped': '{from}–{to} of more than {total}',
  'list.rangeNone': '0 of {total}',
  'list.leftOut': 'Hidden columns: {columns}.',
  'list.showAllColumns': 'Show all columns',
  'list.suggestLarge': 'Your screen has room for {size} rows.',
  'list.takeLarge': 'Show {size}',
  'list.keepSmall': 'Keep {size}',

  'table.actions': 'Actions',
  'table.actionsFor': 'Actions: {label}',
  'table.detailsFor': 'Details: {label}',
  'table.selectRow': 'Select: {label}',
  'table.selectAll': 'Select all rows',
  'table.selected': '{count, plural, one {# row selected} other {# rows selected}}',
  'table.clearSelection': 'Clear selection',
  'table.loading': 'Loading…',
  'table.columns': 'Columns',
  'table.columnsAndSort': 'Columns and sorting',
  'table.sort': 'Sort',
  'table.density': 'Row height',
  'table.density.normal': 'Normal',
  'table.density.compact': 'Compact',

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
  'filter.remove': 'Remove filter: {label}',
  'filter.more': '{names}, {count} more',
  'filter.search': 'Search: {label}',
  'filter.nothingFound': 'Nothing found',
  'filter.apply': 'Apply',
  'filter.done': 'Show',
  'filter.clearSearch': 'Clear search',

  'form.showPassword': 'Show password',
  'form.hidePassword': 'Hide password',
  'form.leaveTitle': 'Leave without saving?',
  'form.leaveText': 'You have unsaved changes. If you leave, they’ll be lost.',
  'form.leave': 'Leave without saving',
  'form.stay': 'Stay',
  'form.leaving': 'Leaving…',

  'theme.label': 'Theme',
  'theme.light': 'Light',
  'theme.dark': 'Dark',
  'theme.system': 'System',
  'language.label': 'Language',
};
