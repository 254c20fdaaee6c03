import { Search, X } from 'lucide-react';
import type { Ref } from 'react';
import { SearchField as AriaSearchField, Input } from 'react-aria-components';
import { type FieldHandle, useFieldHandle } from '../field/field.ts';
import { controlClass, fieldClass, inputClass } from '../field/field-frame.tsx';
import { InnerButton } from '../field/inner-button.tsx';
import { omitUndefined } from '../lib/omit-undefined.ts';

export type SearchFieldProps = {
  /** Accessible name; not shown. */
  label: string;
  value: string;
  /** On every character; debouncing is left to the caller. */
  onChange: (value: string) => void;
  onSubmit?: ((value: string) => void) | undefined;
  /** `Номер, назва, водій` */
  placeholder?: string | undefined;
  clearLabel: string;
  isDisabled?: boolean | undefined;
  autoFocus?: boolean | undefined;
  ref?: Ref<FieldHandle> | undefined;
};

export function SearchField(props: SearchFieldProps) {
  const input = useFieldHandle<HTMLInputElement>(props.ref);
  const { value, onChange } = props;
  return (
    <AriaSearchField
      className={fieldClass}
      aria-label={props.label}
      value={value}
      onChange={onChange}
      isDisabled={props.isDisabled ?? false}
      {...omitUndefined({ onSubmit: props.onSubmit, autoFocus: props.autoFocus })}
    >
      <div className={controlClass}>
        <Search aria-hidden className="ml-2.5 size-5 shrink-0 text-text-muted" />
        <Input
          ref={input}
          className={`${inputClass} pl-2 [&::-webkit-search-cancel-button]:hidden`}
          {...omitUndefined({ placeholder: props.placeholder })}
        />
        {value !== '' && !props.isDisabled && (
          <InnerButton
            label={props.clearLabel}
            onPress={() => {
              onChange('');
              input.current?.focus();
            }}
          >
            <X />
          </InnerButton>
        )}
      </div>
    </AriaSearchField>
  );
}
