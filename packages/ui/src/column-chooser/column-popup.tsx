import { ArrowDown, ArrowUp, Check } from 'lucide-react';
import { Header, Menu, MenuItem, MenuSection, Popover } from 'react-aria-components';
import { nextSort, sortDirection } from '../data-table/sort.ts';
import type { Column } from '../data-table/types.ts';
import { menuSurface } from '../menu/menu-list.tsx';
import type { PopupState } from '../menu/popup-trigger.tsx';
import { ChoiceRow, choiceClasses } from './choice-row.tsx';
import type { ColumnChooserProps } from './types.ts';

export function ColumnPopup<Row>({
  state,
  hideable,
  sortable,
  ...props
}: Omit<ColumnChooserProps<Row>, 'columns'> & {
  state: PopupState;
  hideable: readonly Column<Row>[];
  sortable: readonly Column<Row>[];
}) {
  const { hiddenColumns, onHiddenColumnsChange, sort, onSortChange, texts } = props;
  const { density = 'normal', onDensityChange } = props;
  return (
    <Popover
      aria-label={texts.label}
      triggerRef={state.triggerRef}
      isOpen={state.isOpen}
      onOpenChange={state.onOpenChange}
      placement="bottom end"
      offset={4}
      className={menuSurface}
    >
      <Menu
        aria-label={texts.label}
        className="outline-none"
        shouldCloseOnSelect={false}
        autoFocus={state.autoFocus}
      >
        {sortable.length > 0 ? (
          <MenuSection
            id="sort"
            selectionMode="single"
            selectedKeys={sortable
              .filter(({ id }) => sortDirection(sort, id) !== null)
              .map(({ id }) => `sort:${id}`)}
          >
            <Header className="px-2.5 pt-1.5 pb-1 text-text-muted text-xs">{texts.sort}</Header>
            {sortable.map(({ id, header }) => {
              const direction = sortDirection(sort, id);
              const Icon = direction === 'descending' ? ArrowDown : ArrowUp;
              return (
                <MenuItem
                  key={id}
                  // A column may be in both sections, and item ids must be unique in the menu.
                  id={`sort:${id}`}
                  textValue={header}
                  className={choiceClasses}
                  onAction={() => onSortChange?.(nextSort(sort, id))}
                >
                  <span className="size-[18px]">{direction ? <Icon size={18} aria-hidden /> : null}</span>
                  {header}
                </MenuItem>
              );
            })}
          </MenuSection>
        ) : null}
        {hideable.length > 0 ? (
          <MenuSection
            id="columns"
            selectionMode="multiple"
            selectedKeys={hideable.map(({ id }) => id).filter((id) => !hiddenColumns.includes(id))}
            onSelectionChange={(keys) =>
              onHiddenColumnsChange(
                hideable.map(({ id }) => id).filter((id) => keys !== 'all' && !keys.has(id)),
              )
            }
          >
            <Header className="px-2.5 pt-1.5 pb-1 text-text-muted text-xs">{texts.columns}</Header>
            {hideable.map(({ id, header }) => (
              <ChoiceRow key={id} id={id} label={header} />
            ))}
          </MenuSection>
        ) : null}
        {onDensityChange ? (
          <MenuSection id="density" selectionMode="single" selectedKeys={[density]}>
            <Header className="px-2.5 pt-1.5 pb-1 text-text-muted text-xs">{texts.density}</Header>
            {(['normal', 'compact'] as const).map((value) => (
              <MenuItem
                key={value}
                id={value}
                textValue={texts[value]}
                className={choiceClasses}
                onAction={() => onDensityChange(value)}
              >
                <span className="size-[18px]">
                  {density === value ? <Check size={18} aria-hidden /> : null}
                </span>
                {texts[value]}
              </MenuItem>
            ))}
          </MenuSection>
        ) : null}
      </Menu>
    </Popover>
  );
}
