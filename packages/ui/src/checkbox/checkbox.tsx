import { Check, Minus } from 'lucide-react';
import { CheckboxButton, CheckboxField } from 'react-aria-components';
import { type FieldProps, isFieldDisabled, useFieldHandle } from '../field/field.ts';
import { FieldLabelText, FieldNotes } from '../field/field-frame.tsx';
import { given } from '../lib/given.ts';

export type CheckboxProps = FieldProps<boolean> & {
  /** Neither: some of what it stands for is chosen. */
  isIndeterminate?: boolean | undefined;
};

/** Yes or no, taken over when the form is saved. */
export function Checkbox(props: CheckboxProps) {
  const root = useFieldHandle<HTMLDivElement>(props.ref, 'input');
  return (
    <CheckboxField
      ref={root}
      className="flex min-w-0 flex-col gap-1"
      data-field={props.name}
      validationBehavior="aria"
      isSelected={props.value}
      onChange={props.onChange}
      isIndeterminate={props.isIndeterminate ?? false}
      isInvalid={props.error !== undefined}
      isRequired={props.isRequired ?? false}
      isDisabled={isFieldDisabled(props)}
      isReadOnly={props.isReadOnly ?? false}
      {...given({ name: props.name, onBlur: props.onBlur, autoFocus: props.autoFocus })}
    >
      <CheckboxButton className="group/box relative flex min-h-9 cursor-pointer items-start gap-2.5 py-2 data-disabled:cursor-not-allowed data-disabled:text-text-muted pointer-coarse:min-h-11 pointer-coarse:py-3">
        {({ isSelected, isIndeterminate }) => (
          <>
            <span className="grid size-5 shrink-0 place-items-center rounded-[5px] border border-border-strong bg-surface text-on-accent transition-colors duration-100 group-data-indeterminate/box:border-accent group-data-invalid/box:border-danger group-data-selected/box:border-accent group-data-disabled/box:border-border! group-data-indeterminate/box:bg-accent group-data-selected/box:bg-accent group-data-disabled/box:bg-surface-2! group-data-disabled/box:text-text-muted! group-data-focus-visible/box:outline-2 group-data-focus-visible/box:outline-focus group-data-focus-visible/box:outline-offset-2">
              {isIndeterminate ? (
                <Minus aria-hidden className="size-4" strokeWidth={3} />
              ) : (
                isSelected && <Check aria-hidden className="size-4" strokeWidth={3} />
              )}
            </span>
            <span className={props.isLabelHidden ? 'sr-only' : 'min-w-0'}>
              <FieldLabelText {...props} />
            </span>
          </>
        )}
      </CheckboxButton>
      <span className="flex flex-col gap-1 pl-[30px] empty:hidden">
        <FieldNotes {...props} />
      </span>
    </CheckboxField>
  );
}
