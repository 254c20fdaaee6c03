import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { Status } from '@kasa/ui/status';
import { LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useServices } from '#shared/services/use-services.tsx';
import type { Editor } from './use-editor.ts';
import { useWords } from './use-words.ts';

/** Whether all is saved. */
export function SaveStatus({ editor: { saving } }: { editor: Editor }) {
  const { text } = useWords();
  const common = useText(commonMessages);
  const { state, autosave } = saving;
  const isBusy = state === 'waiting' || state === 'saving';
  return (
    <span className="flex items-center gap-2">
      <span role="status">
        {isBusy ? (
          <Status tone="neutral" icon={LoaderCircle}>
            {text('save.saving')}
          </Status>
        ) : state === 'saved' ? (
          <Status tone="positive">{text('save.saved')}</Status>
        ) : (
          <Status tone="danger">{text('save.failed')}</Status>
        )}
      </span>
      {state === 'failed' ? (
        <Button size="sm" onPress={() => void autosave.flush().catch(() => undefined)}>
          {common('action.retry')}
        </Button>
      ) : null}
    </span>
  );
}

/** Somebody else has saved: theirs is taken, or one's own is saved over it. */
export function StaleNotice({ editor: { saving } }: { editor: Editor }) {
  const { text } = useWords();
  const { report } = useServices();
  const [isLoading, setLoading] = useState(false);
  if (saving.state !== 'stale') return null;
  const run = async (work: () => Promise<unknown>) => {
    setLoading(true);
    await work().catch(report);
    setLoading(false);
  };
  return (
    <div className="mb-4">
      <InlineNotice
        tone="warning"
        isLive
        title={text('stale.title')}
        actions={
          <>
            <Button
              isLoading={isLoading}
              loadingLabel={text('stale.loading')}
              onPress={() => void run(saving.takeNewer)}
            >
              {text('stale.load')}
            </Button>
            <Button isDisabled={isLoading} onPress={() => void run(saving.keepOwn)}>
              {text('stale.keep')}
            </Button>
          </>
        }
      >
        {text('stale.text')}
      </InlineNotice>
    </div>
  );
}
