import { InlineNotice } from '@kasa/ui/inline-notice';
import { useText } from '../../../shared/i18n/i18n.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { terminalFormsMessages } from '../messages/forms/catalogue.ts';
import type { TerminalDetails } from '../model/types.ts';

/** Whether the terminal has its present settings, and since when. */
export function SettingsTaken({
  terminal: { settings_changed_at, settings_taken_at },
}: {
  terminal: TerminalDetails;
}) {
  const text = useText(terminalFormsMessages);
  const format = useFormat();
  const at = format.dateTime(settings_taken_at);
  if (settings_taken_at === null) return <InlineNotice tone="info">{text('edit.takenNever')}</InlineNotice>;
  if (Date.parse(settings_taken_at) < Date.parse(settings_changed_at)) {
    const changed = format.dateTime(settings_changed_at);
    return <InlineNotice tone="warning">{text('edit.takenOld', { at, changed })}</InlineNotice>;
  }
  return <InlineNotice tone="info">{text('edit.taken', { at })}</InlineNotice>;
}
