import { Button } from '@kasa/ui/button';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { useEffect, useState } from 'react';
import { type FieldPath, type FieldValues, useFormState } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';
import { useServices } from '../services/use-services.tsx';
import { type DraftValues, isRecord } from '../session/stored-drafts.ts';
import { restoreDraft, saveDraft } from './form-drafts.ts';
import type { ContractForm } from './use-contract-form.ts';

/** Restores unsaved input after the session ended (security U7). Render once in each form. */
export function RestoredDraft<Values extends FieldValues>({
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
  // Read on mount: after the session has ended there is no user.
  const [user] = useState(() => session.current()?.user.id);
  const [restored, setRestored] = useState<'draft.restored' | 'draft.restoredOver' | null>(null);
  const { hook, isUnsaved } = form;

  useEffect(() => {
    const draft = user === undefined ? null : restoreDraft(user, address);
    const present = hook.getValues();
    const typed = draft && knownOf(draft.typed, present);
    if (!typed || Object.keys(typed).length === 0) return;
    hook.reset(over(present, typed), { keepDefaultValues: true });
    const before = knownOf(draft.before, present);
    const isChanged = JSON.stringify(over(present, before)) !== JSON.stringify(present);
    setRestored(isChanged ? 'draft.restoredOver' : 'draft.restored');
    // On mount only: the draft belongs to this form, not to the next address of its list.
  }, []);

  useEffect(() =>
    session.onEvent((event) => {
      if (event !== 'expired' || user === undefined || !isUnsaved()) return;
      const isTouched = (name: string) => hook.getFieldState(name as FieldPath<Values>).isDirty;
      const typed = touchedOf(hook.getValues(), isTouched);
      saveDraft(user, address, { typed, before: touchedOf(hook.formState.defaultValues ?? {}, isTouched) });
    }),
  );

  const { isDirty } = useFormState({ control: hook.control });
  if (!restored || !isDirty) return null;
  const discard = () => {
    hook.reset();
    setRestored(null);
  };
  return (
    <div className={className}>
      <InlineNotice
        tone={restored === 'draft.restored' ? 'info' : 'warning'}
        isLive
        actions={<Button onPress={discard}>{text('draft.discard')}</Button>}
      >
        {text(restored)}
      </InlineNotice>
    </div>
  );
}

const shapeOf = (value: unknown) =>
  Array.isArray(value) ? 'list' : typeof value === 'object' && value !== null ? 'record' : 'plain';

/** Same shape: an older version of the form may have stored another one. */
const isLike = (kept: unknown, present: unknown) => shapeOf(kept) === shapeOf(present);

/** Edited fields only, nested ones separately: the others follow the record. */
function touchedOf(values: DraftValues, isTouched: (name: string) => boolean, prefix = ''): DraftValues {
  const touched = Object.entries(values)
    .filter(([name]) => isTouched(prefix + name))
    .map(([name, value]) => [
      name,
      isRecord(value) ? touchedOf(value, isTouched, `${prefix}${name}.`) : value,
    ]);
  return Object.fromEntries(touched);
}

function knownOf(kept: DraftValues, present: DraftValues): DraftValues {
  const known = Object.entries(kept)
    .filter(([name, value]) => name in present && isLike(value, present[name]))
    .map(([name, value]) => [name, isRecord(value) ? knownOf(value, present[name] as DraftValues) : value]);
  return Object.fromEntries(known);
}

function over<Values extends DraftValues>(values: Values, others: DraftValues): Values {
  const put = Object.entries(others).map(([name, value]) => [
    name,
    isRecord(value) ? over(values[name] as DraftValues, value) : value,
  ]);
  return { ...values, ...Object.fromEntries(put) };
}
