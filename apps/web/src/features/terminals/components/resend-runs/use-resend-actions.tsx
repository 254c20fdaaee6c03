import type { MenuAction } from '@kasa/ui/menu';
import { ListChecks, Send } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useText } from '#shared/i18n/i18n.tsx';
import type { Locale } from '#shared/i18n/locales.ts';
import { paths } from '#shared/paths.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { runMessages } from '#shared/runs/messages/catalogue.ts';
import { useLazyModule } from '#shared/services/use-lazy-module.ts';
import { callbacksMessages } from '../../messages/callbacks/catalogue.ts';
import { resendRunsMessages } from '../../messages/resend-runs/catalogue.ts';
import type { CallbackFilters } from '../../model/callback-log.ts';
import { type ResendTarget, resendTarget } from '../../model/resend-run.ts';

async function loadDialog(locale: Locale) {
  const [{ ResendDialog }] = await Promise.all([
    import('./resend-dialog.tsx'),
    resendRunsMessages.load(locale),
    runMessages.load(locale),
  ]);
  return ResendDialog;
}

/** Sending all again that the log is narrowed to and that was given up, for its header and its screen. */
export function useResendActions(filters: CallbackFilters): {
  actions: readonly MenuAction[];
  dialog: ReactNode;
} {
  const text = useText(callbacksMessages);
  const disabledReason = usePermissions().writeDenialReason('ecomm_manage');
  const [target, setTarget] = useState<ResendTarget | null>(null);
  const Dialog = useLazyModule(loadDialog, target !== null);
  return {
    actions: [
      {
        id: 'resend-all',
        label: text('action.resendAll'),
        icon: Send,
        onAction: () => setTarget(resendTarget(filters)),
        disabledReason,
      },
      { id: 'runs', label: text('action.runs'), icon: ListChecks, href: paths.callbackRuns() },
    ],
    dialog: target && Dialog ? <Dialog target={target} onClose={() => setTarget(null)} /> : null,
  };
}
