import { useEffect, useRef, useState } from 'react';

/** Debounce, milliseconds. */
const DEBOUNCE_MS = 500;

/**
 * Debounced value of a filter field; applied at once on unmount.
 * @returns value and setter; `isComplete` false: unfinished, not applied
 */
export function useDebouncedInput<Value>(
  value: Value,
  onCommit: (value: Value) => void,
): readonly [typed: Value, change: (value: Value, isComplete?: boolean) => void] {
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
  const change = (next: Value, isComplete = true) => {
    setTyped(next);
    clearTimeout(timer.current);
    ask.current = undefined;
    if (!isComplete) return;
    const now = () => {
      ask.current = undefined;
      onCommit(next);
    };
    ask.current = now;
    timer.current = setTimeout(now, DEBOUNCE_MS);
  };
  return [typed, change];
}
