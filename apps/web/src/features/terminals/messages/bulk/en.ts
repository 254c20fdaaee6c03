import type { Messages } from '#shared/i18n/messages.ts';
import type { BulkId } from './uk.ts';

export const en: Messages<BulkId> = {
  'bar.actions': 'Actions for selected',
  'bar.template': 'Template',

  'kind.block': 'Block terminals',
  'kind.unblock': 'Unblock terminals',
  'kind.apply_template': 'Apply template',
  'kind.detach_template': 'Remove template',
  'kind.offline_all_update': 'Update all offline terminals',

  'text.block': 'A blocked terminal can’t take payments until it’s unblocked.',
  'text.unblock':
    'The terminals will take payments again. Terminals blocked by the acquiring bank can only be unblocked by the bank.',
  'text.apply_template':
    'Settings in the template replace the terminal’s own values; its other own values stay. If the terminal had another template, that template’s settings are removed.',
  'text.detach_template':
    'The terminal’s own settings stay. Settings from the template go back to their defaults.',
  'text.offline_all_update':
    'These are “Offline” terminals: your own devices running Kasa Offline, whether or not they’re connected right now. Each one will receive all its settings again the next time it’s online. The settings themselves don’t change.',

  'preview.changing': 'Changing',
  'preview.leftOut': 'Unchanged',
  'preview.list': 'What will change',
  'preview.nothing': 'No terminals will change.',
  'preview.noTemplate': 'no template',
  'preview.sameValues': 'Setting values won’t change',
  'preview.update': 'Will receive its settings again',
  'preview.yes': 'yes',
  'preview.no': 'no',
  'preview.empty': 'empty',

  'confirm.block': 'Block {count, plural, one {# terminal} other {# terminals}}',
  'confirm.unblock': 'Unblock {count, plural, one {# terminal} other {# terminals}}',
  'confirm.apply_template': 'Apply to {count, plural, one {# terminal} other {# terminals}}',
  'confirm.detach_template': 'Remove from {count, plural, one {# terminal} other {# terminals}}',
  'confirm.offline_all_update': 'Update {count, plural, one {# terminal} other {# terminals}}',

  'runs.title': 'Bulk actions',
  'runs.total': '{count, plural, one {# action} other {# actions}}',
  'runs.empty': 'Select terminals in the list to block them or apply a template.',
  'runs.toTerminals': 'Go to terminals',

  'run.short': 'Bulk action',
  'run.template': 'Template “{name}”',
  'run.progress': 'Terminals processed',
  'run.updateLater':
    '“Done” means the update has been requested. Each terminal receives its settings the next time it’s online.',
  'run.lostTitle': 'Action not found',
  'run.toList': 'Go to bulk actions',
  'run.search': 'Search terminals',
  'run.searchPlaceholder': 'Number or name',
  'run.rows': 'Results by terminal',
  'run.rowsEmpty': 'No terminals.',
  'run.open': 'Open terminal',

  'stop.text':
    'Terminals that haven’t been processed yet stay as they are. Changes already made won’t be undone.',
};
