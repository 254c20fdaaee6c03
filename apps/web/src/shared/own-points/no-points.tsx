import { EmptyState } from '@kasa/ui/empty-state';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { MapPinOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../i18n/i18n.tsx';
import type { Locale } from '../i18n/locales.ts';
import { ownPointsMessages } from './messages.ts';

/** For `useLazyModule`. */
export async function loadNoPoints(locale: Locale) {
  await ownPointsMessages.load(locale);
  return NoPoints;
}

/** In place of a list of what belongs to points, for a user who works at none. */
function NoPoints({ actions }: { actions?: ReactNode }) {
  const text = useText(ownPointsMessages);
  return <EmptyState icon={MapPinOff} title={text('none')} text={text('ask')} actions={actions} />;
}

/** Among the user's own data. */
export function NoPointsNotice() {
  const text = useText(ownPointsMessages);
  return (
    <InlineNotice tone="warning" title={text('none')}>
      {text('ask')}
    </InlineNotice>
  );
}
