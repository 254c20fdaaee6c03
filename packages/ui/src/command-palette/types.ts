import type { LucideIcon } from 'lucide-react';

export interface CommandItem {
  id: string;
  label: string;
  /** Second line, to tell items of the same name apart. */
  description?: string | undefined;
  icon: LucideIcon;
  href?: string | undefined;
  onAction?: (() => void) | undefined;
  /** Display form of the item's shortcut: "Ctrl J". Shown only, not handled here. */
  shortcut?: string | undefined;
  /** Why it is disabled and who can change that: replaces the second line; the item stays reachable. */
  disabledReason?: string | undefined;
  /** Keeps the palette open, e.g. for "try again". */
  isStaying?: boolean | undefined;
}

/** Sections without items are not shown. */
export interface CommandSection {
  id: string;
  title: string;
  items: readonly CommandItem[];
}

export interface CommandPaletteTexts {
  /** Name of the dialog and of its field: "Пошук і команди". */
  label: string;
  /** "Екран, водій, номер…" */
  placeholder: string;
  close: string;
  clear: string;
  loading: string;
  /** Labels of the arrow keys, Enter and Esc: "вибрати", "відкрити", "закрити". */
  move: string;
  open: string;
  leave: string;
}

export interface CommandPaletteProps {
  isOpen: boolean;
  onClose: () => void;
  /** Text of the field. The app searches; the palette shows `sections`. */
  query: string;
  onQueryChange: (query: string) => void;
  /** Results or, with an empty query, suggestions: recent items, screens, actions. */
  sections: readonly CommandSection[];
  isLoading?: boolean | undefined;
  /** Shown when there are no results and none are loading. */
  empty: { title: string; text?: string | undefined };
  /** Number of results, shown and read out: "5 результатів". Empty while unknown. */
  status: string;
  texts: CommandPaletteTexts;
}
