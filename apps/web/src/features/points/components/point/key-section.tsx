import { pointKeyFields } from '@kasa/contracts/points/fields';
import { KEY_REMINDER_DAYS } from '@kasa/contracts/points/key-reminders';
import { KeyValue } from '@kasa/ui/key-value';
import { Link } from 'react-router-dom';
import { DrawerSection } from '#shared/entity/show-drawer.tsx';
import { RetryLine } from '#shared/errors/retry-line.tsx';
import { useFields } from '#shared/fields/use-fields.tsx';
import { useText } from '#shared/i18n/i18n.tsx';
import { useServerTime } from '#shared/live/use-server-time.ts';
import { paths } from '#shared/paths.ts';
import { useObject } from '#shared/query/use-object.ts';
import { pointMessages } from '../../messages/points/catalogue.ts';
import { daysLeft } from '../../model/key-days.ts';
import { KeyLeft } from './key-left.tsx';

/** The signing key of a point by its certificate, and how long it is valid. */
export function KeySection({
  pointId,
  signingKey: { id, valid_to: validTo },
}: {
  pointId: string;
  signingKey: { id: string; valid_to: string };
}) {
  const text = useText(pointMessages);
  const now = useServerTime();
  const { fact } = useFields(pointKeyFields);
  const { query } = useObject('getPointKey', id);
  const { data: key } = query;
  return (
    <DrawerSection title={text('key.title')}>
      <div className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center gap-x-4">
          <KeyLeft validTo={validTo} />
          {daysLeft(validTo, now) <= KEY_REMINDER_DAYS ? (
            <Link to={paths.pointEdit({ id: pointId })}>{text('key.replace')}</Link>
          ) : null}
        </div>
        {key ? (
          <KeyValue
            items={[
              ...(['owner', 'tax_number', 'issuer', 'serial'] as const).map((name) => fact(key, name)),
              ...(['valid_from', 'valid_to'] as const).map((name) => fact(key, name)),
            ]}
          />
        ) : (
          <RetryLine query={query} />
        )}
      </div>
    </DrawerSection>
  );
}
