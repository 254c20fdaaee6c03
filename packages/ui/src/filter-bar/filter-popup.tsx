import { type KeyboardEvent, type RefObject, useState } from 'react';
import { Popover } from 'react-aria-components';
import { Button } from '../button/button.tsx';
import { cx } from '../lib/cx.ts';
import { SwallowDoubleClick } from '../lib/swallow-double-click.tsx';
import { MenuList, menuSurface } from '../menu/menu-list.tsx';
import type { PopupFocus } from '../menu/popup-trigger.tsx';
import { FilterChoices } from './filter-choices.tsx';
import { FilterEditor } from './filter-editor.tsx';
import type { FilterBarTexts, FilterDef } from './types.ts';

const surface =
  'rounded-lg border border-border bg-surface shadow-float outline-none transition-opacity duration-100 data-entering:opacity-0 data-exiting:opacity-0';

/** What is offered while no filter is chosen. */
export interface OfferedFilters {
  filters: readonly FilterDef[];
  onPick: (id: string) => void;
  autoFocus: PopupFocus;
}

/** Edits a filter. Several choices apply together, by Enter, the button or a press outside; Escape drops them. */
export function FilterPopup({
  filter,
  offered,
  texts,
  triggerRef,
  isOpen,
  onClose,
}: {
  filter: FilterDef | undefined;
  offered?: OfferedFilters | undefined;
  texts: FilterBarTexts;
  triggerRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onClose: () => void;
}) {
  const [draft, setDraft] = useState<readonly string[]>();
  const close = () => {
    setDraft(undefined);
    onClose();
  };
  const apply = (value = draft) => {
    if (value) filter?.choices?.onChange(value);
    close();
  };
  return (
    <Popover
      aria-label={filter?.label ?? texts.add}
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={(next) => !next && apply()}
      placement="bottom start"
      offset={4}
      className={
        filter ? cx(surface, 'w-[min(320px,calc(100vw-24px))]', filter.choices ? 'p-2' : 'p-4') : menuSurface
      }
    >
      <SwallowDoubleClick />
      {filter?.choices ? (
        <ChoicesEditor
          key={filter.id}
          label={filter.label}
          choices={{
            ...filter.choices,
            value: draft ?? filter.choices.value,
            onChange: filter.choices.isSingle ? apply : setDraft,
          }}
          texts={texts}
          onApply={apply}
          onCancel={close}
        />
      ) : filter ? (
        <FilterEditor key={filter.id}>{filter.editor()}</FilterEditor>
      ) : offered && isOpen ? (
        <MenuList
          label={texts.add}
          autoFocus={offered.autoFocus}
          items={offered.filters.map(({ id, label }) => ({ id, label, onAction: () => offered.onPick(id) }))}
        />
      ) : null}
    </Popover>
  );
}

function ChoicesEditor({
  label,
  choices,
  texts,
  onApply,
  onCancel,
}: Pick<FilterDef, 'label'> & {
  choices: NonNullable<FilterDef['choices']>;
  texts: FilterBarTexts;
  onApply: (value?: readonly string[]) => void;
  onCancel: () => void;
}) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onCancel();
  };
  return (
    <div className="flex flex-col gap-2" onKeyDownCapture={onKeyDown}>
      <FilterChoices label={label} choices={choices} onEnter={onApply} texts={texts} hasFocus />
      {choices.isSingle ? null : (
        <Button variant="primary" onPress={() => onApply()}>
          {texts.apply}
        </Button>
      )}
    </div>
  );
}
