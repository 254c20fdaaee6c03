import { MAX_USER_POINTS } from '@kasa/contracts/users/users';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { useText } from '#shared/i18n/i18n.tsx';
import { userBranchMessages } from '../../messages/branches/catalogue.ts';
import type { Placed } from './use-placement.ts';

/** Who stays as they were, by name, and why; until it is dismissed. */
export function SkippedNotice({ skipped, onDismiss }: { skipped: Placed['skipped']; onDismiss: () => void }) {
  const text = useText(userBranchMessages);
  if (skipped.length === 0) return null;
  return (
    <div className="mb-5">
      <InlineNotice
        tone="warning"
        isLive
        title={text('skipped.title', { count: skipped.length })}
        dismissLabel={text('skipped.dismiss')}
        onDismiss={onDismiss}
      >
        <ul>
          {skipped.map(({ id, name, reason }) => (
            <li key={id}>{`${name} — ${text(`skipped.${reason}`, { most: MAX_USER_POINTS })}`}</li>
          ))}
        </ul>
      </InlineNotice>
    </div>
  );
}
