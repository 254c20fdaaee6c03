import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { useEffect, useRef } from 'react';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import type { FreshVersion } from './use-fresh-version.ts';

/**
 * Offers a newer version without losing input. After a refused save it scrolls into view: the submit button
 * may be far below.
 */
export function StaleNotice({
  fresh: { state, refusal, isLoading, load },
}: {
  fresh: Pick<FreshVersion<unknown>, 'state' | 'refusal' | 'isLoading' | 'load'>;
}) {
  const common = useText(commonMessages);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal === null) return;
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.focus({ preventScroll: true });
  }, [refusal]);
  if (state === null) return null;
  if (state === 'merged') {
    return (
      <InlineNotice tone="info" isLive>
        {common('stale.loaded')}
      </InlineNotice>
    );
  }
  return (
    <div ref={box} tabIndex={-1} className="rounded-lg outline-none">
      <InlineNotice
        tone="warning"
        isLive
        title={common('stale.title')}
        actions={
          <Button onPress={load} isLoading={isLoading} loadingLabel={common('table.loading')}>
            {common('stale.load')}
          </Button>
        }
      >
        {common('stale.text')}
      </InlineNotice>
    </div>
  );
}
