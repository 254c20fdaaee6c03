import { SECRET_OVERLAP_HOURS as hours } from '@kasa/contracts/shared/secret-overlap';
import { Button } from '@kasa/ui/button';
import { Dialog } from '@kasa/ui/dialog';
import { useState } from 'react';
import { commonMessages } from '#shared/i18n/common.ts';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import type { DataOf } from '#shared/query/operations.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { ecommMessages } from '../../messages.ts';
import { terminalQueryIds } from '../../queries.ts';
import { IssuedPhrase } from './issued-phrase.tsx';

export interface PhraseSubject {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  /** Undefined: the list does not tell. */
  readonly previous_key_phrase_until?: string | null;
}

/** Replaces the key phrase of a terminal, and shows the new one, once. */
export function KeyPhraseDialog({ terminal, onClose }: { terminal: PhraseSubject; onClose: () => void }) {
  const text = useText(ecommMessages);
  const common = useText(commonMessages);
  const format = useFormat();
  const [issued, setIssued] = useState<DataOf<'replaceKeyPhrase'> | null>(null);
  const replace = useCommand('replaceKeyPhrase', { refreshes: terminalQueryIds });
  const { id, name, version, previous_key_phrase_until: until } = terminal;
  const send = () =>
    replace.run({ params: { id }, body: { version } }).then(setIssued, () => {
      // Reported; a newer version is read by then.
      onClose();
    });
  const shared = { isOpen: true, onClose, closeLabel: common('action.close') };
  if (issued) {
    const { previous_key_phrase_until: end } = issued.terminal;
    return (
      <Dialog
        {...shared}
        role="alertdialog"
        title={text('phrase.new')}
        footer={
          <Button variant="primary" onPress={onClose}>
            {text('phrase.saved')}
          </Button>
        }
      >
        <IssuedPhrase phrase={issued.secret_key_phrase} />
        {end ? <p className="mt-3">{text('phrase.replaced', { at: format.dateTime(end) })}</p> : null}
      </Dialog>
    );
  }
  return (
    <Dialog
      {...shared}
      role="alertdialog"
      title={text('phrase.replaceTitle', { name })}
      isBusy={replace.isRunning}
      footer={
        <>
          <Button onPress={onClose} isDisabled={replace.isRunning}>
            {common('action.cancel')}
          </Button>
          <Button
            variant="primary"
            isLoading={replace.isRunning}
            loadingLabel={text('phrase.replacing')}
            onPress={() => void send()}
          >
            {text('phrase.replace')}
          </Button>
        </>
      }
    >
      {until
        ? text('phrase.replaceAgain', { at: format.dateTime(until), hours })
        : text('phrase.replaceText', { hours })}
    </Dialog>
  );
}
