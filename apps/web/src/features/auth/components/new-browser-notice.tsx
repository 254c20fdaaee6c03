import type { Schema } from '@kasa/client/http/types';
import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { paths } from '#shared/paths.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { useServices } from '#shared/services/use-services.tsx';
import { formatDevice, parseUserAgent } from '#shared/user-agent/user-agent.ts';
import { activityMessages } from '../messages/activity/catalogue.ts';

/** Tells the person that somebody has signed in to their account in a browser that was unknown. */
export function NewBrowserNotice({ newBrowser }: { newBrowser: Schema<'NewBrowser'> }) {
  const text = useText(activityMessages);
  const format = useFormat();
  const { session } = useServices();
  const { session_id, at, address, user_agent } = newBrowser;
  const device = formatDevice(parseUserAgent(user_agent)) ?? text('unknown');
  const command = useCommand('dismissNewBrowser', { refreshes: [] });
  const dismiss = () => command.run({ body: { session_id } }).then(session.store, () => undefined);
  return (
    <InlineNotice
      tone="warning"
      variant="banner"
      isLive
      onDismiss={() => void dismiss()}
      dismissLabel={text('notice.dismiss')}
      actions={<Button href={paths.profile()}>{text('notice.open')}</Button>}
    >
      {text('notice.text', { device, at: format.dateTime(at), address })}
    </InlineNotice>
  );
}
