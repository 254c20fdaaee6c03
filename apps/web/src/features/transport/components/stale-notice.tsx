import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { commonMessages } from '../../../shared/i18n/common.ts';
import { useText } from '../../../shared/i18n/i18n.tsx';
import { transportsMessages } from '../messages/transports/catalogue.ts';

/** Says that somebody else changed what is being edited, and offers their version without losing what was typed. */
export function StaleNotice({
  state,
  isLoading,
  onLoad,
}: {
  /** `merged`: the new version is in the form by now. */
  state: 'stale' | 'merged' | null;
  isLoading: boolean;
  onLoad: () => void;
}) {
  const text = useText(transportsMessages);
  const common = useText(commonMessages);
  if (state === null) return null;
  if (state === 'merged') {
    return (
      <InlineNotice tone="info" isLive>
        {text('stale.loaded')}
      </InlineNotice>
    );
  }
  return (
    <InlineNotice
      tone="warning"
      isLive
      title={text('stale.title')}
      actions={
        <Button onPress={onLoad} isLoading={isLoading} loadingLabel={common('table.loading')}>
          {text('stale.load')}
        </Button>
      }
    >
      {text('stale.text')}
    </InlineNotice>
  );
}
