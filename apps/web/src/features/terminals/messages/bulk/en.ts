import type { Messages } from '#shared/i18n/messages.ts';
import type { BulkId } from './uk.ts';

export const en: Messages<BulkId> = {
  'bar.selectAll': 'Select all {total}',
  'bar.actions': 'Actions on the selected',
  'bar.template': 'Template',

  'kind.block': 'Blocking terminals',
  'kind.unblock': 'Unblocking terminals',
  'kind.apply_template': 'Applying a template',
  'kind.detach_template': 'Detaching the template',
  'kind.offline_all_update': 'Update of all offline terminals',

  'text.block': 'A blocked terminal takes no payments until it is unblocked.',
  'text.unblock':
    'The terminals take payments again. Those that the acquiring bank has blocked, only the bank unblocks.',
  'text.apply_template':
    'A terminal takes from the template the settings that it holds: its own values of these go, all others of its own stay. What it had of another template before goes, too.',
  'text.detach_template': 'Own settings stay. What came from the template becomes standard.',
  'text.offline_all_update':
    'These are the terminals of the kind “Offline”: your own devices with the Kasa Offline program, whether connected now or not. As soon as a terminal is online, it gets all of its settings anew. The settings themselves do not change.',

  'preview.show': 'Show',
  'preview.all': 'All',
  'preview.changing': 'Changing',
  'preview.leftOut': 'Unchanged',
  'preview.list': 'What will change',
  'preview.none': 'There is nothing here.',
  'preview.nothing': 'No terminal will change.',
  'preview.position': '{page} of {pages}',
  'preview.previous': 'Previous',
  'preview.next': 'Next',
  'preview.noTemplate': 'no template',
  'preview.sameValues': 'No value of a setting changes',
  'preview.update': 'Gets its settings anew',
  'preview.yes': 'yes',
  'preview.no': 'no',
  'preview.empty': 'empty',
  'preview.unfinished': 'Such an action is already running.',
  'preview.changed': 'Something has changed while you were looking. This is what would happen now.',
  'preview.toRun': 'See how it goes',

  'confirm.block': 'Block {count, plural, one {# terminal} other {# terminals}}',
  'confirm.unblock': 'Unblock {count, plural, one {# terminal} other {# terminals}}',
  'confirm.apply_template': 'Apply to {count, plural, one {# terminal} other {# terminals}}',
  'confirm.detach_template': 'Detach from {count, plural, one {# terminal} other {# terminals}}',
  'confirm.offline_all_update': 'Update {count, plural, one {# terminal} other {# terminals}}',
  'confirm.busy': 'Starting…',

  'runs.title': 'Bulk actions',
  'runs.total': '{count, plural, one {# action} other {# actions}}',
  'runs.empty': 'Select terminals in the list to block them or to apply a template.',
  'runs.toTerminals': 'To the list of terminals',
  'runs.failed': 'Failures',
  'runs.failed.true': 'Failed for some terminals',
  'runs.failed.false': 'Failed for none',

  'run.short': 'Bulk action',
  'run.started': '{name}, {time}',
  'run.template': 'Template “{name}”',
  'run.progress': 'Terminals dealt with',
  'run.of': '{done} of {total}',
  'run.results': 'Summary',
  'run.xlsx': 'Protocol XLSX',
  'run.csv': 'Protocol CSV',
  'run.stop': 'Stop',
  'run.updateLater':
    '“Done” means that the update is assigned. A terminal gets its settings when it is next online.',
  'run.lostTitle': 'There is no such action',
  'run.lostText': 'Perhaps not all of the address was copied.',
  'run.toList': 'To the bulk actions',
  'run.search': 'Search terminals',
  'run.searchPlaceholder': 'Number or name',
  'run.rows': 'Results by terminal',
  'run.rowsEmpty': 'There are no terminals.',
  'run.open': 'Open the terminal',

  'stop.title': 'Stop the action?',
  'stop.text': 'Terminals whose turn has not come stay as they are. What has been done is not undone.',
  'stop.keep': 'Go on',
  'stop.busy': 'Stopping…',
};
