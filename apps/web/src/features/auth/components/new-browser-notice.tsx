import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import type { LiveEvent } from '#shared/live/live-event.ts';
import { paths } from '#shared/paths.ts';
import { formatDevice, parseUserAgent } from '#shared/user-agent/user-agent.ts';
import { activityMessages } from '../messages/activity/catalogue.ts';

export type NewBrowserEvent = Extract<LiveEvent, { type: 'account.new_browser' }>;

/** Tells the person that somebody has signed in to their account in a browser that was unknown. */
export function NewBrowserNotice({ event, onDismiss }: { event: NewBrowserEvent; onDismiss: () => void }) {
  const text = useText(activityMessages);
  const format = useFormat();
  const { address, user_agent } = event.data;
  const device = formatDevice(parseUserAgent(user_agent)) ?? text('unknown');
  return (
    <InlineNotice
      tone="warning"
      variant="banner"
      isLive
      onDismiss={onDismiss}
      dismissLabel={text('notice.dismiss')}
      actions={<Button href={paths.profile()}>{text('notice.open')}</Button>}
    >
      {text('notice.text', { device, at: format.dateTime(event.at), address })}
    </InlineNotice>
  );
}
