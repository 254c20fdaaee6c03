import { InlineNotice } from '@kasa/ui/inline-notice';
import { useEffect, useRef } from 'react';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';

interface SavedBeforeProps {
  form: { readonly isSavedBefore: boolean };
  className?: string | undefined;
}

/**
 * Says of a form that was changed after an attempt whose answer was lost that the attempt had succeeded, and what now:
 * nothing was done with the changed data, and doing it makes another one.
 */
export function AlreadySavedNotice({ form, className }: SavedBeforeProps) {
  return form.isSavedBefore ? <Notice className={className} /> : null;
}

function Notice({ className }: Pick<SavedBeforeProps, 'className'>) {
  const text = useText(commonMessages);
  const place = useRef<HTMLDivElement>(null);
  // Whoever has just pressed the button at the bottom of a long form looks there.
  useEffect(() => place.current?.scrollIntoView?.({ block: 'center' }), []);
  return (
    <div ref={place} className={className}>
      <InlineNotice tone="warning" isLive>
        {text('savedBefore.text')}
      </InlineNotice>
    </div>
  );
}
