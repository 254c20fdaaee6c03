import { ChevronDown, X } from 'lucide-react';
import { Button, Popover, Select, SelectValue } from 'react-aria-components';
import { type FieldProps, isFieldDisabled, useFieldHandle } from '../field/field.ts';
import { controlClass, fieldClass } from '../field/field-classes.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { InnerButton } from '../field/inner-button.tsx';
import { omitUndefined } from '../lib/omit-undefined.ts';
import { findSelected, type SelectSource, shortenLabel } from './select-item.ts';
import { popoverClass, SelectList } from './select-list.tsx';
import { SelectSearch } from './select-search.tsx';
import { useIsNarrow } from './use-is-narrow.ts';

export type { SelectItem } from './select-item.ts';

export type SelectFieldProps = FieldProps<string | null> &
  SelectSource & {
    /** Shown while nothing is chosen; default: React Aria's text. */
    placeholder?: string | undefined;
    /** Adds a search box of this name to the list. Required with `onSearch`. */
    searchLabel?: string | undefined;
    clearLabel?: string | undefined;
  };

export function SelectField(props: SelectFieldProps) {
  const { value, onChange, onSearch, searchLabel, clearLabel, isLoading = false } = props;
  const trigger = useFieldHandle<HTMLButtonElement>(props.ref);
  const isDisabled = isFieldDisabled(props);
  const isReadOnly = props.isReadOnly ?? false;
  const isClearable = clearLabel !== undefined && value !== null && !isDisabled && !isReadOnly;
  const list = <SelectList {...props} />;
  return (
    <Select
      className={fieldClass}
      data-field={props.name}
      data-readonly={isReadOnly || undefined}
      validationBehavior="aria"
      value={value}
      onChange={(key) => onChange(key === null ? null : String(key))}
      onOpenChange={(isOpen) => {
        if (isOpen) onSearch?.('');
      }}
      allowsEmptyCollection
      isInvalid={props.error !== undefined}
      isRequired={props.isRequired ?? false}
      isDisabled={isDisabled}
      {...omitUndefined({
        placeholder: props.placeholder,
        onBlur: props.onBlur,
        autoFocus: props.autoFocus,
        autoComplete: props.autoComplete,
        isOpen: isReadOnly ? false : undefined,
      })}
    >
      <FieldFrame {...props}>
        <div className={`${controlClass} relative`}>
          <Button
            ref={trigger}
            className={`flex h-full min-w-0 flex-1 cursor-pointer items-center pl-3 text-left outline-none data-disabled:cursor-not-allowed pointer-coarse:text-base ${isClearable ? 'pr-17 pointer-coarse:pr-19' : 'pr-9'}`}
          >
            <SelectedLabel {...props} />
            <ChevronDown aria-hidden className="absolute right-2 size-5 text-text-muted" />
          </Button>
          {isClearable && (
            <span className="absolute right-8">
              <InnerButton
                label={clearLabel}
                onPress={() => {
                  onChange(null);
                  trigger.current?.focus();
                }}
              >
                <X />
              </InnerButton>
            </span>
          )}
        </div>
      </FieldFrame>
      <Popover offset={4} className={popoverClass}>
        {searchLabel === undefined ? (
          list
        ) : (
          <SelectSearch label={searchLabel} onSearch={onSearch} isLoading={isLoading}>
            {list}
          </SelectSearch>
        )}
      </Popover>
    </Select>
  );
}

function SelectedLabel(props: Pick<SelectFieldProps, 'value' | 'items' | 'selectedItem'>) {
  const isNarrow = useIsNarrow();
  const selected = findSelected(props.value, props);
  return (
    <SelectValue className="min-w-0 flex-1 truncate data-placeholder:text-text-muted">
      {({ defaultChildren, isPlaceholder }) =>
        selected === null ? (
          isPlaceholder && defaultChildren
        ) : (
          <span title={selected.label} className="text-text group-data-disabled/field:text-text-muted">
            {isNarrow ? shortenLabel(selected.label) : selected.label}
          </span>
        )
      }
    </SelectValue>
  );
}
