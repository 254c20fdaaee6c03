import { type ReactNode, useState } from 'react';
import type { FieldProps } from '../field/field.ts';

export function ControlledField<Value>({
  initialValue,
  onChange,
  children,
}: {
  initialValue: Value;
  onChange?: (value: Value) => void;
  children: (props: Pick<FieldProps<Value>, 'value' | 'onChange'>) => ReactNode;
}) {
  const [value, setValue] = useState(initialValue);
  return children({
    value,
    onChange: (next) => {
      setValue(next);
      onChange?.(next);
    },
  });
}
