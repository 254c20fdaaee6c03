import { FormSection, FormWide } from '@kasa/ui/form-section';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { useText } from '#shared/i18n/i18n.tsx';
import { LiveConnectionStatus } from '#shared/live/live-connection-status.tsx';
import { useGateBackLink } from '#shared/permissions/permission-gate-context.ts';
import { ScreenHeader } from '#shared/title/screen-header.tsx';
import { ecommMessages, terminalFormsMessages } from '../../messages.ts';
import type { TerminalDetails } from '../../model/types.ts';
import { TerminalConfigView } from '../settings/config-view.tsx';
import { EcommFacts } from './ecomm-facts.tsx';
import { KeyPhraseSection } from './key-phrase-section.tsx';
import { useEcommActions } from './use-ecomm-actions.tsx';

/** An e-commerce terminal for who may not change its settings: why, what they are, and what can be done all the same. */
export function EcommReadOnly({
  title,
  terminal,
  reason,
}: {
  title: string;
  terminal: TerminalDetails;
  reason: string;
}) {
  const text = useText(ecommMessages);
  const forms = useText(terminalFormsMessages);
  const back = useGateBackLink();
  const { dialog, commands, askForPhrase } = useEcommActions();
  return (
    <>
      <ScreenHeader title={title} back={back} status={<LiveConnectionStatus />} />
      <div className="w-full max-w-5xl rounded-lg border border-border bg-surface">
        <div className="flex flex-col gap-3 px-4 py-4 md:px-6">
          <InlineNotice
            tone="warning"
            title={text('locked.title', { template: terminal.template?.name ?? '' })}
          >
            {text('locked.text')} {reason}
          </InlineNotice>
          <EcommFacts terminal={terminal} commands={commands(terminal)} />
        </div>
        <KeyPhraseSection terminal={terminal} onReplace={() => askForPhrase(terminal)} />
        <FormSection title={forms('config.title')} description={forms('config.text')}>
          <FormWide>
            <TerminalConfigView terminal={terminal} />
          </FormWide>
        </FormSection>
      </div>
      {dialog}
    </>
  );
}
