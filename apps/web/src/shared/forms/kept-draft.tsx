import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { useEffect, useState } from 'react';
import { type FieldPath, type FieldValues, useFormState } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { useServices } from '../services/use-services.tsx';
import { keepDraft, takeDraft } from './form-drafts.ts';
import type { ContractForm } from './use-contract-form.ts';

/**
 * Gets a form over the end of its session (security U7): what was typed is kept, and is there again when the same
 * person opens the same address. Says so, and offers to discard it. Stands once in each form that an address opens.
 */
export function KeptDraft<Values extends FieldValues>({
  form,
  className,
}: {
  form: ContractForm<Values>;
  className?: string | undefined;
}) {
  const text = useText(commonMessages);
  const { session } = useServices();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  // By the time that a session has ended nobody is signed in any more.
  const [user] = useState(() => session.current()?.user.id);
  const [isRestored, setRestored] = useState(false);
  const { hook, isUnsaved } = form;

  useEffect(() => {
    const draft = user === undefined ? null : takeDraft(user, address);
    const present = hook.getValues();
    const known = Object.entries(draft ?? {}).filter(
      ([name, value]) => name in present && isLike(value, present[name]),
    );
    if (known.length === 0) return;
    hook.reset({ ...present, ...Object.fromEntries(known) }, { keepDefaultValues: true });
    setRestored(true);
    // Once: it belongs to the form that is opened and not to the next address that its list has.
  }, []);

  useEffect(() =>
    session.onEvent((event) => {
      if (event !== 'expired' || user === undefined || !isUnsaved()) return;
      const isTouched = ([name]: [string, unknown]) => hook.getFieldState(name as FieldPath<Values>).isDirty;
      keepDraft(user, address, Object.fromEntries(Object.entries(hook.getValues()).filter(isTouched)));
    }),
  );

  const { isDirty } = useFormState({ control: hook.control });
  if (!isRestored || !isDirty) return null;
  const discard = () => {
    hook.reset();
    setRestored(false);
  };
  return (
    <div className={className}>
      <InlineNotice tone="info" isLive actions={<Button onPress={discard}>{text('draft.discard')}</Button>}>
        {text('draft.restored')}
      </InlineNotice>
    </div>
  );
}

const shapeOf = (value: unknown) =>
  Array.isArray(value) ? 'list' : typeof value === 'object' && value !== null ? 'record' : 'plain';

/** Whether a field can hold what was kept: an older version of the form may have kept something else. */
const isLike = (kept: unknown, present: unknown) => shapeOf(kept) === shapeOf(present);
