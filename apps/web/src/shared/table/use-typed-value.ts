import { useEffect, useRef, useState } from 'react';

/** Debounce, milliseconds. */
const PAUSE = 500;

/**
 * Debounced value of a filter field; applied at once on unmount.
 * @returns value and setter; `isMeant` false: unfinished, not applied
 */
export function useTypedValue<Value>(
  value: Value,
  onAsk: (value: Value) => void,
): readonly [typed: Value, change: (value: Value, isMeant?: boolean) => void] {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // Changed elsewhere: a quick period, "clear filters".
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
