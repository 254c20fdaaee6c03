import type { ReactNode } from 'react';

export interface FilterItem {
  readonly id: string;
  readonly label: string;
  readonly description?: string | undefined;
}

/** What is offered for what was typed. */
export interface FoundItems {
  items: readonly FilterItem[];
  /** `loading`: they are not those that were asked for. */
  state: 'loading' | 'failed' | 'found';
  retry: () => void;
}

/** The choices of a filter, as checkboxes; a single choice takes effect as soon as it is made. */
export type FilterChoices = {
  value: readonly string[];
  /** Called with the chosen ids, in the order of the items if those are listed; none: the filter is removed. */
  onChange: (value: readonly string[]) => void;
  isSingle?: boolean | undefined;
} & (
  | { items: readonly FilterItem[]; useItems?: undefined }
  /** They are found by a hook, used while they are shown. */
  | {
      useItems: (typed: string) => FoundItems;
      /** Those of the value, as far as their names are known. */
      chosen: readonly FilterItem[];
      items?: undefined;
    }
);

export type FilterDef = {
  id: string;
  /** "Точка" */
  label: string;
  value?: string | null | undefined;
  /** Removes the filter. Absent while one that is always set, as a period, lets everything through. */
  onRemove?: (() => void) | undefined;
} & (
  | { choices: FilterChoices; editor?: undefined }
  /** The field. */
  | { editor: () => ReactNode; choices?: undefined }
);

export interface FilterBarTexts {
  /** "Фільтри": name of the bar, the phone's button and its sheet. */
  label: string;
  /** "Фільтр", after a plus. */
  add: string;
  /** "Скинути" */
  clear: string;
  /** "Прибрати фільтр: Точка" */
  remove: (label: string) => string;
  /** Search among many choices: "Пошук: Статус". */
  search: (label: string) => string;
  clearSearch: string;
  nothingFound: string;
  /** "Не вдалося завантажити дані." */
  failed: string;
  retry: string;
  /** Applies the choices: "Застосувати". */
  apply: string;
  /** Closes the phone's sheet: "Показати". */
  done: string;
  close: string;
}

export function isSet(filter: FilterDef): boolean {
  return filter.value !== undefined && filter.value !== null && filter.value !== '';
}
