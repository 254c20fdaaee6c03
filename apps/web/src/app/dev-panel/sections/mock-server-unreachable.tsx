import { InlineNotice } from '@kasa/ui/inline-notice';
import { useText } from '#shared/i18n/i18n.tsx';
import { devPanelCatalogue } from '../messages.ts';

export function MockServerUnreachable() {
  return <InlineNotice tone="danger">{useText(devPanelCatalogue)('panel.unreachable')}</InlineNotice>;
}
