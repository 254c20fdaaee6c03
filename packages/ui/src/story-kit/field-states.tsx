import { type ReactNode, useState } from 'react';
import type { FieldProps } from '../field/field.ts';
import { useTexts } from './story-kit.tsx';

type FieldStatesProps<Value> = {
  label: string;
  hint: string;
  /** Error message of `wrong`. */
  error: string;
  empty: Value;
  filled: Value;
  wrong: Value;
  field: (props: FieldProps<Value>) => ReactNode;
};

export function FieldStates<Value>({
  label,
  hint,
  error,
  empty,
  filled,
  wrong,
  field,
}: FieldStatesProps<Value>) {
  const t = useTexts({
    uk: {
      required: "Поле обов'язкове",
      reason: 'Потрібне право «Керування транспортом». Його може надати власник.',
    },
    en: {
      required: 'This field is required',
      reason: 'Needs the “Manage transport” permission. The owner can grant it.',
    },
  });
  const states: [Value, Partial<FieldProps<Value>>][] = [
    [empty, { hint, isRequired: true }],
    [filled, { hint }],
    [empty, { isRequired: true, error: t.required }],
    [wrong, { hint, error }],
    [filled, { disabledReason: t.reason }],
    [filled, { isReadOnly: true }],
  ];
  return (
    <div className="grid max-w-3xl items-start gap-x-4 gap-y-5 rounded-lg border border-border bg-surface p-4 md:grid-cols-2">
      {states.map(([value, props]) => (
        <OneState
          key={JSON.stringify([value, props])}
          start={value}
          field={field}
          label={label}
          props={props}
        />
      ))}
    </div>
  );
}

function OneState<Value>({
  start,
  field,
  label,
  props,
}: {
  start: Value;
  label: string;
  field: FieldStatesProps<Value>['field'];
  props: Partial<FieldProps<Value>>;
}) {
  const [value, setValue] = useState(start);
  return field({ label, ...props, value, onChange: setValue });
}
