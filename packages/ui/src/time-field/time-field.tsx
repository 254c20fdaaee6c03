import { parseTime } from '@internationalized/date';
import { useMemo } from 'react';
import { TimeField as AriaTimeField, I18nProvider } from 'react-aria-components';
import { isHalfTyped, Segments } from '../date-field/segments.tsx';
import { useDateLocale } from '../date-field/use-date-locale.ts';
import { type FieldProps, isFieldDisabled, useFieldHandle } from '../field/field.ts';
import { controlClass, fieldClass } from '../field/field-classes.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { omitUndefined } from '../lib/omit-undefined.ts';

export type TimeOfDay = string;

export type TimeFieldProps = FieldProps<TimeOfDay | null>;

/** A time of day, 24-hour in every language. Null while incomplete. */
export function TimeField(props: TimeFieldProps) {
  const { value, onChange } = props;
  const locale = useDateLocale();
  const root = useFieldHandle<HTMLDivElement>(props.ref, '[role="spinbutton"]');
  // Memoised: a new object would discard the text being typed.
  const parsed = useMemo(() => (value === null ? null : parseTime(value)), [value]);
  const blur = () => {
    if (value !== null && isHalfTyped(root.current)) onChange(null);
    props.onBlur?.();
  };
  return (
    <I18nProvider locale={locale}>
      <AriaTimeField
        ref={root}
        className={fieldClass}
        data-field={props.name}
        validationBehavior="aria"
        value={parsed}
        onChange={(time) => onChange(time === null ? null : time.toString().slice(0, 5))}
        granularity="minute"
        hourCycle={24}
        shouldForceLeadingZeros
        onBlur={blur}
        isInvalid={props.error !== undefined}
        isRequired={props.isRequired ?? false}
        isDisabled={isFieldDisabled(props)}
        isReadOnly={props.isReadOnly ?? false}
        {...omitUndefined({ name: props.name, autoFocus: props.autoFocus })}
      >
        <FieldFrame {...props}>
          <div className={controlClass}>
            <Segments />
          </div>
        </FieldFrame>
      </AriaTimeField>
    </I18nProvider>
  );
}
