import { InlineNotice } from '@kasa/ui/inline-notice';
import { useEffect, useRef } from 'react';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';

interface AlreadySavedNoticeProps {
  form: { readonly wasAlreadySaved: boolean };
  className?: string | undefined;
}

/** Says that an earlier attempt was saved after all, and that sending again creates another object. */
export function AlreadySavedNotice({ form, className }: AlreadySavedNoticeProps) {
  return form.wasAlreadySaved ? <Notice className={className} /> : null;
}

function Notice({ className }: Pick<AlreadySavedNoticeProps, 'className'>) {
  const text = useText(commonMessages);
  const place = useRef<HTMLDivElement>(null);
  // The submit button of a long form may be far below.
  useEffect(() => place.current?.scrollIntoView?.({ block: 'center' }), []);
  return (
    <div ref={place} className={className}>
      <InlineNotice tone="warning" isLive>
        {text('savedBefore.text')}
      </InlineNotice>
    </div>
  );
}
