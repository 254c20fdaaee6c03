import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react';
import { Header, Menu, MenuItem, MenuSection, MenuTrigger, Popover } from 'react-aria-components';
import { nextSort, sortDirection } from '../data-table/sort.ts';
import type { Column } from '../data-table/types.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { PHONE, useMediaQuery } from '../media-query/use-media-query.ts';
import { menuSurface } from '../menu/menu-list.tsx';
import { ChoiceRow, choiceClasses } from './choice-row.tsx';

export interface ColumnChooserTexts {
  /** Names the button and its menu: "Колонки та порядок". */
  label: string;
  columns: string;
  /** On a phone, where there are no headers to press: "Порядок". */
  sort: string;
}

export interface ColumnChooserProps<Row> {
  columns: readonly Column<Row>[];
  /** Ids of hideable columns that are switched off. The app remembers them per list. */
  hiddenColumns: readonly string[];
  onHiddenColumnsChange: (hiddenColumns: readonly string[]) => void;
  sort?: string | undefined;
  onSortChange?: ((sort: string) => void) | undefined;
  texts: ColumnChooserTexts;
}

/** Which columns a list shows, and on a phone what it is ordered by. */
export function ColumnChooser<Row>(props: ColumnChooserProps<Row>) {
  const { columns, hiddenColumns, onHiddenColumnsChange, sort, onSortChange, texts } = props;
  const isPhone = useMediaQuery(PHONE);
  const hideable = columns.filter((column) => column.isHideable === true);
  const sortable = isPhone && onSortChange ? columns.filter((column) => column.isSortable === true) : [];
  if (hideable.length === 0 && sortable.length === 0) return null;
  return (
    <MenuTrigger>
      <IconButton label={texts.label} variant="secondary">
        <Columns3 aria-hidden />
      </IconButton>
      <Popover placement="bottom end" offset={4} className={menuSurface}>
        <Menu aria-label={texts.label} className="outline-none" shouldCloseOnSelect={false}>
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
                    // One column may be in both sections, and an item's id is unique in the whole menu.
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
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
