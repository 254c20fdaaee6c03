import { NO_VALUE } from '#shared/i18n/format.ts';
import { useFormat } from '#shared/i18n/use-format.ts';
import { useNow } from '#shared/live/use-now.ts';

/** Since when a driver is on shift: the time, and the day when it is not today. No shift is closed by itself. */
export function ShiftSince({ at }: { at: string | null }) {
  const format = useFormat();
  const now = useNow();
  if (at === null) return NO_VALUE;
  const day = format.otherDay(at, now);
  return (
    <span className="block tabular-nums">
      {format.time(at)}
      {day ? <span className="block text-text-muted text-xs">{day}</span> : null}
    </span>
  );
}
