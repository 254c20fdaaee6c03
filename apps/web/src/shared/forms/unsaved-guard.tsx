import { ConfirmDialog } from '@kasa/ui/confirm-dialog';
import { useEffect, useRef } from 'react';
import { type Location, useBlocker } from 'react-router-dom';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';

/** Asks before unsaved input is lost. Render once per form screen. */
export function UnsavedGuard({
  form,
  param,
}: {
  form: { readonly isUnsaved: () => boolean };
  /** Query parameter that opens the form's drawer: changing it leaves the form, too. */
  param?: string | undefined;
}) {
  const text = useText(commonMessages);
  const { isUnsaved } = form;
  // Going back is asynchronous; the closing dialog must not reset the blocker meanwhile.
  const isLeaving = useRef(false);
  const blocker = useBlocker(({ currentLocation: here, nextLocation: there }) => {
    isLeaving.current = false;
    const isOther = param !== undefined && paramOf(here, param) !== paramOf(there, param);
    return isUnsaved() && (isOther || here.pathname !== there.pathname) && !isForced(there.state);
  });
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  });
  const stay = () => {
    if (blocker.state === 'blocked' && !isLeaving.current) blocker.reset();
  };
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      tone="danger"
      title={text('form.leaveTitle')}
      confirmLabel={text('form.leave')}
      cancelLabel={text('form.stay')}
      closeLabel={text('action.close')}
      busyLabel={text('form.leaving')}
      onClose={stay}
      onConfirm={() => {
        isLeaving.current = true;
        if (blocker.state === 'blocked') blocker.proceed();
        return Promise.resolve();
      }}
    >
      {text('form.leaveText')}
    </ConfirmDialog>
  );
}

function paramOf({ search }: Location, name: string): string | null {
  return new URLSearchParams(search).get(name);
}

/** After the end of a session there is no choice, so no question. */
function isForced(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isForced' in state;
}
