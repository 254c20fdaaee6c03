import { InlineNotice } from '@kasa/ui/inline-notice';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { terminalFormsMessages } from '../../messages/forms/catalogue.ts';
import type { TerminalDetails } from '../../model/types.ts';

/** Whether the terminal has fetched its current settings, and when; and a pending request to fetch all again. */
export function SettingsFetchStatus({
  terminal: { settings_changed_at, settings_taken_at, update_requested_at },
}: {
  terminal: TerminalDetails;
}) {
  const text = useText(terminalFormsMessages);
  const format = useFormat();
  const isLater = (at: string | null) =>
    at !== null && (settings_taken_at === null || Date.parse(settings_taken_at) < Date.parse(at));
  const isAsked = isLater(update_requested_at);
  const isChanged = isLater(settings_changed_at);
  const at = format.dateTime(settings_taken_at);
  const state = () => {
    if (settings_taken_at === null) return text('edit.takenNever');
    if (isChanged) return text('edit.takenOld', { at, changed: format.dateTime(settings_changed_at) });
    return text(isAsked ? 'edit.takenNotAnew' : 'edit.taken', { at });
  };
  const asked = isAsked ? text('edit.updateAsked', { asked: format.dateTime(update_requested_at) }) : null;
  const isWaiting = settings_taken_at !== null && (isChanged || isAsked);
  return (
    <InlineNotice tone={isWaiting ? 'warning' : 'info'}>
      {[asked, state()].filter(Boolean).join(' ')}
    </InlineNotice>
  );
}
