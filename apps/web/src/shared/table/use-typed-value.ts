import { useEffect, useRef, useState } from 'react';

/** Pause after the last change before the list is asked, milliseconds. */
const PAUSE = 500;

/**
 * What is typed into a filter: it is asked for once typing pauses, or the field goes.
 * @returns what stands in the field, and how it is changed; `isMeant` false: on the way to something, never asked for
 */
export function useTypedValue<Value>(
  value: Value,
  onAsk: (value: Value) => void,
): readonly [typed: Value, change: (value: Value, isMeant?: boolean) => void] {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // Changed by other means: a usual period, "clear filters".
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ask = useRef<() => void>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      ask.current?.();
    },
    [],
  );
  const change = (next: Value, isMeant = true) => {
    setTyped(next);
    clearTimeout(timer.current);
    ask.current = undefined;
    if (!isMeant) return;
    const now = () => {
      ask.current = undefined;
      onAsk(next);
    };
    ask.current = now;
    timer.current = setTimeout(now, PAUSE);
  };
  return [typed, change];
}
