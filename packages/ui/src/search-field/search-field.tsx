import { Search, X } from 'lucide-react';
import type { KeyboardEvent, Ref } from 'react';
import { type FieldHandle, useFieldHandle } from '../field/field.ts';
import { controlClass, fieldClass, inputClass } from '../field/field-classes.ts';
import { InnerButton } from '../field/inner-button.tsx';

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
  ref?: Ref<FieldHandle> | undefined;
};

/** The search of a list. An input of its own: React Aria's would bring its forms along to the first screen. */
export function SearchField(props: SearchFieldProps) {
  const input = useFieldHandle<HTMLInputElement>(props.ref);
  const { value, onChange, onSubmit, isDisabled = false } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && onSubmit) onSubmit(value);
    else if (event.key === 'Escape' && value !== '') onChange('');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={fieldClass} data-disabled={isDisabled || undefined}>
      <div className={controlClass}>
        <Search aria-hidden className="ml-2.5 size-5 shrink-0 text-text-muted" />
        <input
          ref={input}
          type="search"
          aria-label={props.label}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          disabled={isDisabled}
          placeholder={props.placeholder}
          className={`${inputClass} pl-2 [&::-webkit-search-cancel-button]:hidden`}
        />
        {value !== '' && !isDisabled && (
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
    </div>
  );
}
