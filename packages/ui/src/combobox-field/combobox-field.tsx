import { ChevronDown, LoaderCircle, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, ComboBox, Input, Popover, useFilter } from 'react-aria-components';
import { type FieldProps, isFieldDisabled, useFieldHandle } from '../field/field.ts';
import { controlClass, fieldClass, inputClass } from '../field/field-classes.ts';
import { FieldFrame } from '../field/field-frame.tsx';
import { InnerButton } from '../field/inner-button.tsx';
import { omitUndefined } from '../lib/omit-undefined.ts';
import { findSelected, type SelectSource } from '../select-field/select-item.ts';
import { popoverClass, SelectList } from '../select-field/select-list.tsx';

export type ComboboxFieldProps = FieldProps<string | null> &
  SelectSource & {
    placeholder?: string | undefined;
    clearLabel?: string | undefined;
  };

/** Chooses an item by typing into the field. `value` is the chosen item's id, or null. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { value, onChange, onSearch, clearLabel, items, isLoading = false } = props;
  const input = useFieldHandle<HTMLInputElement>(props.ref);
  const { contains } = useFilter({ sensitivity: 'base' });
  // The typed text; null while the field shows its choice.
  const [draft, setDraft] = useState<string | null>(null);
  // The item just chosen, for one render: React Aria closes its list when its value becomes that, even if the
  // parent keeps `value` unchanged.
  const [taken, setTaken] = useState<string | null>(null);
  useEffect(() => setTaken(null), [taken]);
  const selected = findSelected(value, props);
  const isFixed = isFieldDisabled(props) || props.isReadOnly === true;
  const shownItems =
    draft === null || onSearch
      ? items
      : items.filter((item) => contains(`${item.label} ${item.description ?? ''}`, draft));

  const type = (text: string) => {
    setDraft(text);
    onSearch?.(text);
  };
  const choose = (id: string | null) => {
    setDraft(null);
    setTaken(id);
    if (id !== value) onChange(id);
  };
  return (
    <ComboBox
      className={fieldClass}
      data-field={props.name}
      validationBehavior="aria"
      value={taken ?? value}
      onChange={(key) => choose(key === null ? null : String(key))}
      inputValue={draft ?? selected?.label ?? ''}
      onInputChange={type}
      onOpenChange={(isOpen, trigger) => {
        if (isOpen && trigger !== 'input') onSearch?.('');
      }}
      onBlur={() => {
        setDraft(null);
        props.onBlur?.();
      }}
      defaultFilter={() => true}
      allowsEmptyCollection
      isInvalid={props.error !== undefined}
      isRequired={props.isRequired ?? false}
      isDisabled={isFieldDisabled(props)}
      isReadOnly={props.isReadOnly ?? false}
      {...omitUndefined({ name: props.name, autoFocus: props.autoFocus })}
    >
      <FieldFrame {...props}>
        <div className={controlClass}>
          <Input ref={input} className={inputClass} {...omitUndefined({ placeholder: props.placeholder })} />
          {isLoading && (
            <LoaderCircle aria-hidden className="mr-1 size-5 shrink-0 animate-spin text-text-muted" />
          )}
          {clearLabel !== undefined && value !== null && !isFixed && (
            <InnerButton
              label={clearLabel}
              onPress={() => {
                choose(null);
                input.current?.focus();
              }}
            >
              <X />
            </InnerButton>
          )}
          <Button className="mr-1 grid size-7 shrink-0 cursor-pointer place-items-center rounded-md text-text-muted data-disabled:cursor-not-allowed data-hovered:bg-hover pointer-coarse:size-9">
            <ChevronDown aria-hidden className="size-5" />
          </Button>
        </div>
      </FieldFrame>
      <Popover offset={4} className={popoverClass}>
        <SelectList {...props} items={shownItems} />
      </Popover>
    </ComboBox>
  );
}
