import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';

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
  const common = useText(commonMessages);
  if (state === null) return null;
  if (state === 'merged') {
    return (
      <InlineNotice tone="info" isLive>
        {common('stale.loaded')}
      </InlineNotice>
    );
  }
  return (
    <InlineNotice
      tone="warning"
      isLive
      title={common('stale.title')}
      actions={
        <Button onPress={onLoad} isLoading={isLoading} loadingLabel={common('table.loading')}>
          {common('stale.load')}
        </Button>
      }
    >
      {common('stale.text')}
    </InlineNotice>
  );
}
