import type { ReactNode } from 'react';

/** One thing a list can be narrowed by. */
export interface FilterDef {
  id: string;
  /** "Точка" */
  label: string;
  /** What it is set to, as people read it: "Хрещатик, 22". Null or absent: not set. */
  value?: string | null | undefined;
  /** The field that sets it. Call `close` after a choice that needs no other. */
  editor: (close: () => void) => ReactNode;
  /** Takes it away. Absent: always set (the period), so its chip has no ×. */
  onRemove?: (() => void) | undefined;
}

export interface FilterBarTexts {
  /** "Фільтри": names the bar, the phone's button and its sheet. */
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

/** Whether the filter narrows the list now. */
export function isSet(filter: FilterDef): boolean {
  return filter.value !== undefined && filter.value !== null && filter.value !== '';
}
