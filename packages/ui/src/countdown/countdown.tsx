import { useEffect, useRef, useState } from 'react';

/** Seconds left at which the time is read out: often enough to act, rarely enough to do something else. */
const MILESTONES = [60, 30, 10, 0] as const;
const SECOND = 1000;

export interface CountdownProps {
  /** When it ends, milliseconds of this device's clock (`Date.now() + left`). */
  until: number;
  /** What is shown with so many seconds left, 0 at the end: "Надіслати ще раз через 0:45". */
  text: (secondsLeft: number) => string;
  /** What is read out; unless told, what is shown. Words serve better than "0:45". */
  spokenText?: ((secondsLeft: number) => string) | undefined;
  /** Seconds left at which it is read out. Default 60, 30, 10 and 0. */
  milestones?: readonly number[] | undefined;
  /** Once, when the time is over. */
  onEnd?: (() => void) | undefined;
}

const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - Date.now()) / SECOND));

/** Time that runs out, in words. It changes each second for the eye; for screen readers at few moments. */
export function Countdown({
  until,
  text,
  spokenText = text,
  milestones = MILESTONES,
  onEnd,
}: CountdownProps) {
  const [left, setLeft] = useState(() => secondsUntil(until));
  const [spoken, setSpoken] = useState<number | null>(null);
  const latest = useRef({ milestones, onEnd });
  latest.current = { milestones, onEnd };

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let before = secondsUntil(until);
    setLeft(before);
    setSpoken(null);
    const tick = () => {
      const now = secondsUntil(until);
      // A tab in the background ticks late: what was passed meanwhile counts.
      if (latest.current.milestones.some((moment) => now <= moment && moment < before)) setSpoken(now);
      if (now === 0 && before > 0) latest.current.onEnd?.();
      before = now;
      setLeft(now);
      if (now > 0) wait();
    };
    const wait = () => {
      timer = setTimeout(tick, (until - Date.now()) % SECOND || SECOND);
    };
    if (before > 0) wait();
    return () => clearTimeout(timer);
  }, [until]);

  return (
    <span>
      <span role="timer" className="tabular-nums">
        {text(left)}
      </span>
      <span aria-live="polite" className="sr-only">
        {spoken === null ? '' : spokenText(spoken)}
      </span>
    </span>
  );
}
