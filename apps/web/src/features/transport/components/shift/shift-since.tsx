import { NO_VALUE } from '#shared/i18n/format.ts';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useServerTime } from '#shared/live/use-server-time.ts';

/** Start of a driver's shift, with the day if not today: shifts do not close automatically. */
export function ShiftSince({ at }: { at: string | null }) {
  const format = useFormat();
  const now = useServerTime();
  if (at === null) return NO_VALUE;
  const day = format.otherDay(at, now);
  return (
    <span className="figures">
      {day ? `${day}, ` : null}
      {format.time(at)}
    </span>
  );
}
