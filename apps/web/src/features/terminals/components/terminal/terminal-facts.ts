import type { KeyValueItem } from '@kasa/ui/key-value';
import type { Translate } from '#shared/i18n/catalogue.ts';
import type { Format } from '#shared/i18n/format.ts';
import type { TerminalsId } from '../../messages/list/uk.ts';
import type { Terminal } from '../../model/types.ts';

export const terminalFacts = (
  { last_started_at, template, created_at }: Terminal,
  text: Translate<TerminalsId>,
  format: Format,
): KeyValueItem[] => [
  { id: 'started', label: text('facts.lastStart'), value: format.dateTime(last_started_at) },
  { id: 'template', label: text('facts.template'), value: template?.name },
  { id: 'added', label: text('facts.added'), value: format.dateTime(created_at) },
];
