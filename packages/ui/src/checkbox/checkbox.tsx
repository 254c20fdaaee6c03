import { Check, Minus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components';
import { type FieldProps, isFieldDisabled, useFieldHandle } from '../field/field.ts';
import { defaultStyle, FieldLabelText, FieldNotes } from '../field/field-frame.tsx';
import { omitUndefined } from '../lib/omit-undefined.ts';

export type CheckboxProps = Omit<FieldProps<boolean>, 'label'> & {
  /** May hold links: "Погоджуюсь з <a>умовами</a>". Pressing a link does not toggle the checkbox. */
  label: ReactNode;
  /** Some of the represented items are selected. */
  isIndeterminate?: boolean | undefined;
};

/** A boolean that takes effect when the form is saved; otherwise use Switch. */
export function Checkbox(props: CheckboxProps) {
  const root = useFieldHandle<HTMLDivElement>(props.ref, 'input');
  const id = useId();
  const labelId = `${id}-label`;
  return (
    <CheckboxField
      ref={root}
      id={id}
      aria-labelledby={labelId}
      className="group/field flex min-w-0 flex-col gap-1"
      data-field={props.name}
      validationBehavior="aria"
      isSelected={props.value}
      onChange={props.onChange}
      isIndeterminate={props.isIndeterminate ?? false}
      isInvalid={props.error !== undefined}
      isRequired={props.isRequired ?? false}
      isDisabled={isFieldDisabled(props)}
      isReadOnly={props.isReadOnly ?? false}
      {...omitUndefined({ name: props.name, onBlur: props.onBlur, autoFocus: props.autoFocus })}
    >
      <div className="flex items-start">
        <CheckboxButton
          style={defaultStyle(props.defaultNote)}
          className="group/box relative shrink-0 cursor-pointer py-2 data-disabled:cursor-not-allowed pointer-coarse:py-3"
        >
          {({ isSelected, isIndeterminate }) => (
            <span className="grid size-5 place-items-center rounded-[5px] border border-border-strong bg-surface text-on-accent transition-colors duration-100 group-data-indeterminate/box:border-accent group-data-invalid/box:border-danger group-data-selected/box:border-accent group-data-disabled/box:border-border! group-data-indeterminate/box:bg-accent group-data-selected/box:bg-accent group-data-disabled/box:bg-surface-2! group-data-disabled/box:text-text-muted! group-data-focus-visible/box:outline-2 group-data-focus-visible/box:outline-focus group-data-focus-visible/box:outline-offset-2">
              {isIndeterminate ? (
                <Minus aria-hidden className="size-4" strokeWidth={3} />
              ) : (
                isSelected && <Check aria-hidden className="size-4" strokeWidth={3} />
              )}
            </span>
          )}
        </CheckboxButton>
        {/* Outside of the box: React Aria treats every press inside its label as a press of the checkbox. */}
        <label
          id={labelId}
          htmlFor={id}
          className={
            props.isLabelHidden
              ? 'sr-only'
              : 'min-w-0 cursor-pointer py-2 pl-2.5 group-data-disabled/field:cursor-not-allowed group-data-disabled/field:text-text-muted pointer-coarse:py-3 [&_a]:rounded-sm [&_a]:text-accent-text [&_a]:underline [&_a]:underline-offset-2'
          }
        >
          <FieldLabelText label={props.label} isRequired={props.isRequired} />
        </label>
      </div>
      {/* Same distance as under other fields, despite the enlarged hit area between. */}
      <span className="-mt-1.5 flex flex-col gap-1 pl-[30px] empty:hidden pointer-coarse:-mt-2.5">
        <FieldNotes {...props} />
      </span>
    </CheckboxField>
  );
}
