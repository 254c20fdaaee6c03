import type { ClientError } from '@kasa/client/http/errors';
import { InlineNotice } from '@kasa/ui/inline-notice';
import { useText } from '#shared/i18n/i18n.tsx';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useGateReason } from '#shared/permissions/gate.ts';
import { usePermissions } from '#shared/permissions/use-permissions.ts';
import { vehicleMessages } from '../messages/vehicles/catalogue.ts';
import { refusalOf } from '../model/refusal.ts';

/** The server's error in the dialog, with the next action. Shows nothing for other failures (spec §8). */
export function RefusalNotice({ error }: { error: ClientError | null }) {
  const text = useText(vehicleMessages);
  const format = useFormat();
  const { reasonAgainst } = usePermissions();
  const saidAbove = useGateReason();
  const refusal = refusalOf(error);
  if (!refusal) return null;
  const permission = 'text' in refusal ? refusal.permission : undefined;
  const missing = permission && saidAbove === undefined && reasonAgainst(permission);
  return (
    <div className="mb-4">
      <InlineNotice tone="danger" isLive>
        {'text' in refusal
          ? [refusal.text, missing].filter(Boolean).join('. ')
          : text(`refusal.${refusal.code}`, { name: refusal.name, date: format.day(refusal.day) })}
      </InlineNotice>
    </div>
  );
}
