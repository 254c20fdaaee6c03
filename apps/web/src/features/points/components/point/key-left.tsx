import { Status } from '@kasa/ui/status';
import { useText } from '#shared/i18n/i18n.tsx';
import { useServerTime } from '#shared/live/use-server-time.ts';
import { pointMessages } from '../../messages/points/catalogue.ts';
import { daysLeft, toneOf } from '../../model/key-days.ts';

/** How long a key is still valid. */
export function KeyLeft({ validTo }: { validTo: string }) {
  const text = useText(pointMessages);
  const days = daysLeft(validTo, useServerTime());
  return (
    <Status tone={toneOf(days)} variant="badge">
      {days < 0 ? text('key.ended') : days < 1 ? text('key.lastDay') : text('key.left', { days })}
    </Status>
  );
}
