import { type ReactNode, useState } from 'react';
import type { FieldProps } from '../field/field.ts';

/** Holds a field's value as a form does, for component tests; tells the test of every change. */
export function Held<Value>({
  start,
  onChange,
  children,
}: {
  start: Value;
  onChange?: (value: Value) => void;
  children: (props: Pick<FieldProps<Value>, 'value' | 'onChange'>) => ReactNode;
}) {
  const [value, setValue] = useState(start);
  return children({
    value,
    onChange: (next) => {
      setValue(next);
      onChange?.(next);
    },
  });
}
