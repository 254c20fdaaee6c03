import { useEffect, useState } from 'react';

/** The value, debounced by `pause` milliseconds. */
export function useDebouncedValue<Value>(value: Value, pause: number): Value {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return paused;
}
