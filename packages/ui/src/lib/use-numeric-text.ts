import { useRef, useState } from 'react';

/**
 * Keeps text as typed, rejects characters that can't form a number, and formats on blur. What is pasted and is no
 * number stays, with `invalidText`, and stands for nothing: the number before it would be sent unseen.
 */
export function useNumericText({
  value,
  onChange,
  onBlur,
  read,
  write,
  error,
  invalidText,
}: {
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur: (() => void) | undefined;
  /** Text → number; null if empty, undefined if it can't become one. */
  read: (text: string) => number | null | undefined;
  write: (value: number) => string;
  error?: string | undefined;
  /** Undefined: what is pasted and is no number is not taken. */
  invalidText?: string | undefined;
}) {
  const [draft, setDraft] = useState<string | null>(null);
  const isPasting = useRef(false);
  const isInvalid = draft !== null && value === null && read(draft) === undefined;
  const isDraftCurrent = draft !== null && (isInvalid || read(draft) === value);
  return {
    value: isDraftCurrent ? draft : value === null ? '' : write(value),
    error: isInvalid ? invalidText : error,
    onPaste: () => {
      isPasting.current = true;
      // Its change comes at once, or never: what is pasted may be what is there.
      setTimeout(() => {
        isPasting.current = false;
      });
    },
    onChange: (text: string) => {
      const isRefused = isPasting.current && invalidText !== undefined;
      const next = read(text) ?? null;
      // One of several signs that are no number is taken away, too.
      if (read(text) === undefined && !isRefused && !isInvalid) return;
      setDraft(text);
      if (next !== value) onChange(next);
    },
    onBlur: () => {
      if (!isInvalid) setDraft(null);
      onBlur?.();
    },
  };
}
