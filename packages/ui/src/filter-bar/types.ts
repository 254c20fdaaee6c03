import type { ReactNode } from 'react';

/** The choices of a filter, as checkboxes; a single choice takes effect as soon as it is made. */
export interface FilterChoices {
  items: readonly { readonly id: string; readonly label: string }[];
  value: readonly string[];
  /** Called with the chosen ids in the order of the items; none: the filter is removed. */
  onChange: (value: readonly string[]) => void;
  isSingle?: boolean | undefined;
}

export type FilterDef = {
  id: string;
  /** "Точка" */
  label: string;
  value?: string | null | undefined;
  /** Removes the filter. Absent for filters that are always set (the period). */
  onRemove?: (() => void) | undefined;
} & (
  | { choices: FilterChoices; editor?: undefined }
  /** The field. It calls `close` after a final choice. */
  | { editor: (close: () => void) => ReactNode; choices?: undefined }
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
  /** Applies the choices: "Застосувати". */
  apply: string;
  /** Closes the phone's sheet: "Показати". */
  done: string;
  close: string;
}

export function isSet(filter: FilterDef): boolean {
  return filter.value !== undefined && filter.value !== null && filter.value !== '';
}
