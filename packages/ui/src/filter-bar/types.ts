import type { ReactNode } from 'react';

export interface FilterDef {
  id: string;
  /** "Точка" */
  label: string;
  value?: string | null | undefined;
  /** The field. It calls `close` after a final choice. */
  editor: (close: () => void) => ReactNode;
  /** Removes the filter. Absent for filters that are always set (the period). */
  onRemove?: (() => void) | undefined;
}

export interface FilterBarTexts {
  /** "Фільтри": name of the bar, the phone's button and its sheet. */
  label: string;
  /** "Фільтр", after a plus. */
  add: string;
  /** "Скинути" */
  clear: string;
  /** "Прибрати фільтр: Точка" */
  remove: (label: string) => string;
  /** Closes the phone's sheet: "Показати". */
  done: string;
  close: string;
}

export function isSet(filter: FilterDef): boolean {
  return filter.value !== undefined && filter.value !== null && filter.value !== '';
}
