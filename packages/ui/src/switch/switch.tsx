import { SwitchButton, SwitchField } from 'react-aria-components';
import { type FieldProps, isFieldDisabled, useFieldHandle } from '../field/field.ts';
import { FieldLabelText, FieldNotes } from '../field/field-frame.tsx';
import { omitUndefined } from '../lib/omit-undefined.ts';

export type SwitchProps = FieldProps<boolean>;

/** A setting with immediate effect. In a form that is saved use Checkbox. */
export function Switch(props: SwitchProps) {
  const root = useFieldHandle<HTMLDivElement>(props.ref, 'input');
  return (
    <SwitchField
      ref={root}
      className="flex min-w-0 flex-col gap-1"
      data-field={props.name}
      validationBehavior="aria"
      isSelected={props.value}
      onChange={props.onChange}
      isInvalid={props.error !== undefined}
      isRequired={props.isRequired ?? false}
      isDisabled={isFieldDisabled(props)}
      isReadOnly={props.isReadOnly ?? false}
      {...omitUndefined({ name: props.name, onBlur: props.onBlur, autoFocus: props.autoFocus })}
    >
      <SwitchButton className="group/box relative flex min-h-9 cursor-pointer items-start gap-2.5 py-2 data-disabled:cursor-not-allowed data-disabled:text-text-muted pointer-coarse:min-h-11 pointer-coarse:py-3">
        <span className="flex h-5 w-9 shrink-0 items-center rounded-full border border-border-strong bg-surface p-0.5 transition-colors duration-100 group-data-selected/box:border-accent group-data-disabled/box:border-border! group-data-selected/box:bg-accent group-data-disabled/box:bg-surface-2! group-data-focus-visible/box:outline-2 group-data-focus-visible/box:outline-focus group-data-focus-visible/box:outline-offset-2">
          <span className="size-3.5 rounded-full bg-border-strong transition-transform duration-100 group-data-selected/box:[translate:1rem] group-data-selected/box:bg-on-accent group-data-disabled/box:bg-border-strong!" />
        </span>
        <span className={props.isLabelHidden ? 'sr-only' : 'min-w-0'}>
          <FieldLabelText {...props} />
        </span>
      </SwitchButton>
      <span className="flex flex-col gap-1 pl-[46px] empty:hidden">
        <FieldNotes {...props} />
      </span>
    </SwitchField>
  );
}
