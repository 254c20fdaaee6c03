import { Button } from '@kasa/ui/button';
import { FormSection, FormWide } from '@kasa/ui/form-section';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { useCommand } from '#shared/query/use-command.ts';
import { ecommMessages } from '../../messages.ts';
import type { TerminalDetails } from '../../model/types.ts';
import { terminalQueryIds } from '../../queries.ts';

/** Form section: whether there is a key phrase, until when the one before counts, and replacing it. */
export function KeyPhraseSection({
  terminal: { id, version, has_secret_key_phrase: hasPhrase, previous_key_phrase_until: until },
  onReplace,
}: {
  terminal: TerminalDetails;
  onReplace: () => void;
}) {
  const text = useText(ecommMessages);
  const format = useFormat();
  const disabledReason = usePermissions().writeDenialReason('ecomm_manage');
  const end = useCommand('endKeyPhraseOverlap', {
    refreshes: terminalQueryIds,
    success: text('phrase.overlapEnded'),
  });
  const overlap = until && text('phrase.overlap', { at: format.dateTime(until) });
  return (
    <FormSection title={text('phrase.title')} description={text('phrase.text')}>
      <FormWide>
        <p>{[text(hasPhrase ? 'phrase.set' : 'phrase.none'), overlap].filter(Boolean).join(' ')}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button onPress={onReplace} disabledReason={disabledReason}>
            {text('action.newPhrase')}
          </Button>
          {until ? (
            <Button
              isLoading={end.isRunning}
              disabledReason={disabledReason}
              onPress={() => void end.run({ params: { id }, body: { version } }).catch(() => undefined)}
            >
              {text('phrase.endOverlap')}
            </Button>
          ) : null}
        </div>
      </FormWide>
    </FormSection>
  );
}
