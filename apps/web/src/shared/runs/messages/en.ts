import type { Messages } from '../../i18n/messages.ts';
import type { RunsId } from './uk.ts';

export const en: Messages<RunsId> = {
  'bar.selectAll': 'Select all {total}',

  'preview.show': 'Show',
  'preview.all': 'All',
  'preview.none': 'Nothing here.',
  'preview.position': '{page} of {pages}',
  'preview.previous': 'Previous',
  'preview.next': 'Next',
  'preview.unfinished': 'An action like this is already running.',
  'preview.changed': 'The data changed while you were looking. Here’s what will happen now.',
  'preview.toRun': 'View progress',
  'confirm.busy': 'Starting…',

  'list.failed': 'Failures',
  'list.failed.true': 'Some',
  'list.failed.false': 'None',

  'run.started': '{name}, {time}',
  'run.of': '{done} of {total}',
  'run.results': 'Summary',
  'run.xlsx': 'Report XLSX',
  'run.csv': 'Report CSV',
  'run.stop': 'Stop',
  'run.lostText': 'The address may be incomplete.',

  'stop.title': 'Stop the action?',
  'stop.keep': 'Keep running',
  'stop.busy': 'Stopping…',
};
