import { Button } from '@kasa/ui/button';
import { Status } from '@kasa/ui/status';
import { LoaderCircle } from 'lucide-react';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
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
