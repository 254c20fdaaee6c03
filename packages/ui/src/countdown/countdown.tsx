import { useEffect, useRef, useState } from 'react';

/** Seconds left at which the time is read out by default. */
const MILESTONES = [60, 30, 10, 0] as const;
const SECOND = 1000;

export interface CountdownProps {
  /** End time in milliseconds of the local clock (`Date.now() + left`). */
  until: number;
  /** Text for the seconds left, 0 at the end: "Надіслати ще раз через 0:45". */
  text: (secondsLeft: number) => string;
  /** Text read out; default: `text`. Words are better than "0:45". */
  spokenText?: ((secondsLeft: number) => string) | undefined;
  /** Seconds left at which it is read out. Default 60, 30, 10 and 0. */
  milestones?: readonly number[] | undefined;
  onEnd?: (() => void) | undefined;
}

const secondsUntil = (end: number) => Math.max(0, Math.ceil((end - Date.now()) / SECOND));

/** A countdown, updated every second; screen readers hear it at milestones only. */
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
      // Timers in background tabs are throttled: milestones passed meanwhile count.
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
      <span role="timer" className="figures">
        {text(left)}
      </span>
      <span aria-live="polite" className="sr-only">
        {spoken === null ? '' : spokenText(spoken)}
      </span>
    </span>
  );
}
