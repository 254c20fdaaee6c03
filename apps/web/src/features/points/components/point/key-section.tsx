import { pointKeyFields } from '@kasa/contracts/points/fields';
import { KeyValue } from '@kasa/ui/key-value';
import { Status } from '@kasa/ui/status';
import { DrawerSection } from '#shared/entity/show-drawer.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useServerTime } from '#shared/live/use-server-time.ts';
import { useObject } from '#shared/query/use-object.ts';
import { pointMessages } from '../../messages/points/catalogue.ts';
import { daysLeft, toneOf } from '../../model/key-days.ts';

/** The signing key of a point by its certificate, and how long it is valid. */
export function KeySection({ id, validTo }: { id: string; validTo: string }) {
  const text = useText(pointMessages);
  const { fact } = useFields(pointKeyFields);
  const { data: key } = useObject('getPointKey', id).query;
  const days = daysLeft(validTo, useServerTime());
  const left = days < 0 ? text('key.ended') : days < 1 ? text('key.lastDay') : text('key.left', { days });
  return (
    <DrawerSection title={text('key.title')}>
      <div className="flex flex-col gap-3">
        <Status tone={toneOf(days)} variant="badge">
          {left}
        </Status>
        {key ? (
          <KeyValue
            items={[
              ...(['owner', 'tax_number', 'issuer', 'serial'] as const).map((name) => fact(key, name)),
              ...(['valid_from', 'valid_to'] as const).map((name) => fact(key, name)),
            ]}
          />
        ) : null}
      </div>
    </DrawerSection>
  );
}
