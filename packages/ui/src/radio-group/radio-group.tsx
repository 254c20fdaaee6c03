import { RadioGroup as AriaRadioGroup, RadioButton, RadioField, Text } from 'react-aria-components';
import { type FieldProps, isFieldDisabled, useFieldHandle } from '../field/field.ts';
import { fieldClass } from '../field/field-classes.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { omitUndefined } from '../lib/omit-undefined.ts';

export type RadioOption<Id extends string = string> = {
  id: Id;
  label: string;
  description?: string | undefined;
  isDisabled?: boolean | undefined;
};

export type RadioGroupProps<Id extends string> = FieldProps<Id | null> & {
  options: readonly RadioOption<Id>[];
  /** Default `vertical`; `horizontal` for two or three short options. */
  orientation?: 'vertical' | 'horizontal' | undefined;
};

export function RadioGroup<Id extends string>(props: RadioGroupProps<Id>) {
  const { options, orientation = 'vertical', onChange } = props;
  const root = useFieldHandle<HTMLDivElement>(props.ref, 'input:checked, input');
  return (
    <AriaRadioGroup
      ref={root}
      className={fieldClass}
      data-field={props.name}
      validationBehavior="aria"
      orientation={orientation}
      value={props.value}
      onChange={(id) => {
        const option = options.find((candidate) => candidate.id === id);
        if (option) onChange(option.id);
      }}
      isInvalid={props.error !== undefined}
      isRequired={props.isRequired ?? false}
      isDisabled={isFieldDisabled(props)}
      isReadOnly={props.isReadOnly ?? false}
      {...omitUndefined({ name: props.name, onBlur: props.onBlur })}
    >
      <FieldFrame {...props}>
        <div className={orientation === 'horizontal' ? 'flex flex-wrap gap-x-6' : 'flex flex-col'}>
          {options.map((option) => (
            <Option key={option.id} option={option} />
          ))}
        </div>
      </FieldFrame>
    </AriaRadioGroup>
  );
}

function Option({ option }: { option: RadioOption }) {
  return (
    <RadioField value={option.id} isDisabled={option.isDisabled ?? false} className="min-w-0">
      <RadioButton className="group/box relative flex min-h-9 cursor-pointer items-start gap-2.5 py-2 data-disabled:cursor-not-allowed data-disabled:text-text-muted pointer-coarse:min-h-11 pointer-coarse:py-3">
        <span className="grid size-5 shrink-0 place-items-center rounded-full border border-border-strong bg-surface transition-colors duration-100 group-data-invalid/box:border-danger group-data-selected/box:border-accent group-data-disabled/box:border-border! group-data-selected/box:bg-accent group-data-disabled/box:bg-surface-2! group-data-focus-visible/box:outline-2 group-data-focus-visible/box:outline-focus group-data-focus-visible/box:outline-offset-2">
          <span className="size-2 rounded-full bg-on-accent opacity-0 group-data-selected/box:opacity-100 group-data-disabled/box:bg-border-strong!" />
        </span>
        <span className="min-w-0">{option.label}</span>
      </RadioButton>
      {option.description !== undefined && (
        <Text
          slot="description"
          className="-mt-1.5 block pb-1.5 pl-[30px] text-[13px] text-text-muted leading-5"
        >
          {option.description}
        </Text>
      )}
    </RadioField>
  );
}
