import { type ReactNode, useState } from 'react';
import type { FieldProps } from '../field/field.ts';

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
