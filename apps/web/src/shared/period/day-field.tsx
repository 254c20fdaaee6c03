import { DateField } from '@kasa/ui/date-field';
import { useEffect, useRef, useState } from 'react';
import { commonMessages } from '../i18n/common.ts';
import { useText } from '../i18n/i18n.tsx';

/** Pause after the last change before the list is asked, milliseconds. */
const PAUSE = 500;
/** While a year is typed it is one of the first centuries: nobody means those. */
const FIRST_DAY = '2000-01-01';

/**
 * An end of a period. What is typed is asked for once typing pauses, or the field goes: a day is many days on its way,
 * and none while it is incomplete.
 */
export function DayField({
  name,
  label,
  value,
  error,
  onChange,
}: {
  name: string;
  label: string;
  value: string | null;
  error?: string | undefined;
  onChange: (day: string | null) => void;
}) {
  const common = useText(commonMessages);
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
  const change = (day: string | null) => {
    setTyped(day);
    clearTimeout(timer.current);
    ask.current = undefined;
    if (day !== null && day < FIRST_DAY) return;
    const now = () => {
      ask.current = undefined;
      onChange(day);
    };
    ask.current = now;
    timer.current = setTimeout(now, PAUSE);
  };
  return (
    <DateField
      name={name}
      label={label}
      value={typed}
      onChange={change}
      clearLabel={common('action.clear')}
      error={error}
    />
  );
}
