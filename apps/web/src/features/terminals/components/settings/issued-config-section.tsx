import { FormSection, FormWide } from '@kasa/ui/form-section';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { Skeleton } from '@kasa/ui/skeleton';
import { LoadError } from '#shared/errors/load-error.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useOperation } from '#shared/query/use-operation.ts';
import { useSession } from '#shared/services/use-services.tsx';
import { offlineMessages } from '../../messages/offline/catalogue.ts';
import { issuedConfig } from '../../model/displayed-config.ts';
import type { TerminalDetails } from '../../model/types.ts';
import { untranslatedTexts } from '../../model/untranslated-texts.ts';
import { ConfigView } from './config-view.tsx';

/** Form section: the current response of `/Config/get` for the saved settings, or why there is none. */
export function IssuedConfigSection({ terminal }: { terminal: TerminalDetails }) {
  const text = useText(offlineMessages);
  const why = !terminal.has_secret_key_phrase
    ? text('config.noPhrase')
    : { added: text('config.notActive'), blocked: text('config.blocked'), active: null }[terminal.status];
  return (
    <FormSection
      title={text('config.title')}
      description={text('config.text', { request: untranslatedTexts.configRequest })}
    >
      {why === null ? null : (
        <FormWide>
          <InlineNotice tone="warning">{why}</InlineNotice>
        </FormWide>
      )}
      <FormWide>
        <TerminalConfigView terminal={terminal} />
      </FormWide>
    </FormSection>
  );
}

export function TerminalConfigView({ terminal }: { terminal: TerminalDetails }) {
  const session = useSession();
  const points = useOperation('listTerminalPoints', {}, { isQuiet: true });
  if (points.data) {
    return (
      <ConfigView config={issuedConfig(terminal, session?.user.merchant.name ?? '', points.data.items)} />
    );
  }
  return points.isError ? <LoadError query={points} /> : <Skeleton height="320px" />;
}
