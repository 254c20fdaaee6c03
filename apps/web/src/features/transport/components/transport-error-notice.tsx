import type { ClientError } from '@kasa/client/http/errors';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useSubmitDenialReason } from '#shared/permissions/permission-gate-context.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { transportMessages } from '../messages/transport/catalogue.ts';
import { transportErrorOf } from '../model/transport-error.ts';

/** The server's error in the dialog, with the next action. Shows nothing for other failures (spec §8). */
export function TransportErrorNotice({ error }: { error: ClientError | null }) {
  const text = useText(transportMessages);
  const format = useFormat();
  const { writeDenialReason } = usePermissions();
  const saidAbove = useSubmitDenialReason();
  const shownError = transportErrorOf(error);
  if (!shownError) return null;
  const permission = 'text' in shownError ? shownError.permission : undefined;
  const missing = permission && saidAbove === undefined && writeDenialReason(permission);
  return (
    <div className="mb-4">
      <InlineNotice tone="danger" isLive>
        {'text' in shownError
          ? [shownError.text, missing].filter(Boolean).join('. ')
          : text(`refusal.${shownError.code}`, { name: shownError.name, date: format.day(shownError.day) })}
      </InlineNotice>
    </div>
  );
}
