import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { WifiOff } from 'lucide-react';
import { useBooleanStore } from '../boolean-store.ts';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { useServices } from '../services/use-services.tsx';

export function ConnectionNotice() {
  const { connection } = useServices();
  const text = useText(commonMessages);
  if (!useBooleanStore(connection.isLost)) return null;
  return (
    // Sticky, so that a form far down the page does not fail unnoticed.
    <div className="sticky top-(--sticky-top) z-10">
      <InlineNotice
        tone="warning"
        variant="banner"
        icon={WifiOff}
        isLive
        title={text('connection.lost')}
        actions={<Button onPress={() => void connection.verify()}>{text('action.retry')}</Button>}
      >
        {text('connection.lostText')}
      </InlineNotice>
    </div>
  );
}
