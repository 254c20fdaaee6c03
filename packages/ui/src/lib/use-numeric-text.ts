import { useState } from 'react';

/** Keeps text as typed, rejects characters that can't form a number, and formats on blur. */
export function useNumericText({
  value,
  onChange,
  onBlur,
  read,
  write,
}: {
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur: (() => void) | undefined;
  /** Text → number; null if empty, undefined if it can't become one. */
  read: (text: string) => number | null | undefined;
  write: (value: number) => string;
}) {
  const [draft, setDraft] = useState<string | null>(null);
  const isDraftCurrent = draft !== null && read(draft) === value;
  return {
    value: isDraftCurrent ? draft : value === null ? '' : write(value),
    onChange: (text: string) => {
      const next = read(text);
      if (next === undefined) return;
      setDraft(text);
      if (next !== value) onChange(next);
    },
    onBlur: () => {
      setDraft(null);
      onBlur?.();
    },
  };
}
