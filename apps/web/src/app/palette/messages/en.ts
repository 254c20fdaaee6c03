import type { Messages } from '#shared/i18n/messages.ts';
import type { PaletteId } from './uk.ts';

export const en: Messages<PaletteId> = {
  'palette.label': 'Search and commands',
  'palette.placeholder': 'Number, name or action',
  'palette.loading': 'Searching…',
  'palette.move': 'select',
  'palette.open': 'open',
  'palette.leave': 'close',
  'palette.recent': 'Recent',
  'palette.screens': 'Pages',
  'palette.actions': 'Actions',
  'palette.all': 'Show all: {total}',
  'palette.allCapped': 'Show all: more than {total}',
  'palette.failed': '{section}: search failed',
  'palette.count': '{count, plural, one {# result} other {# results}}',
  'palette.countCapped': 'More than {total} results',
  'palette.nothing': 'Nothing found for “{typed}”',
  'palette.short': 'Type at least one more letter',
};
