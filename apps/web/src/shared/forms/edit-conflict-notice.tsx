import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { useEffect, useRef } from 'react';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import type { EditConflict } from './use-edit-conflict.ts';

/**
 * Offers a newer version without losing input. After a refused save it scrolls into view: the submit button
 * may be far below.
 */
export function EditConflictNotice({
  conflict: { state, saveError, isLoading, loadLatest },
}: {
  conflict: Pick<EditConflict<unknown>, 'state' | 'saveError' | 'isLoading' | 'loadLatest'>;
}) {
  const common = useText(commonMessages);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (saveError === null) return;
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.focus({ preventScroll: true });
  }, [saveError]);
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
          <Button onPress={loadLatest} isLoading={isLoading} loadingLabel={common('table.loading')}>
            {common('stale.load')}
          </Button>
        }
      >
        {common('stale.text')}
      </InlineNotice>
    </div>
  );
}
