import type { LucideIcon } from 'lucide-react';

/** One thing that can be gone to or done. */
export interface CommandItem {
  /** Unique in the whole palette, across its sections. */
  id: string;
  label: string;
  /** Second line: what tells it from others of its name. */
  description?: string | undefined;
  icon: LucideIcon;
  /** Where it leads. */
  href?: string | undefined;
  /** What it does when it is chosen, also besides leading somewhere. */
  onAction?: (() => void) | undefined;
  /** The keys that do the same, as people read them: "Ctrl J". Only shown, not listened to. */
  shortcut?: string | undefined;
  /** Why it can't be used and who can change that: takes the second line, and the item stays reachable. */
  disabledReason?: string | undefined;
  /** The palette stays open after it, e.g. for "try again". */
  isStaying?: boolean | undefined;
}

/** Items of one sort. Sections without items are left out. */
export interface CommandSection {
  id: string;
  title: string;
  items: readonly CommandItem[];
}

export interface CommandPaletteTexts {
  /** Name of the dialog and of its field: "Пошук і команди". */
  label: string;
  /** What can be found: "Екран, водій, номер…". */
  placeholder: string;
  close: string;
  /** Empties the field. */
  clear: string;
  /** While nothing has been found yet: "Шукаємо…". */
  loading: string;
  /** What the arrow keys, Enter and Esc do: "вибрати", "відкрити", "закрити". */
  move: string;
  open: string;
  leave: string;
}

export interface CommandPaletteProps {
  isOpen: boolean;
  onClose: () => void;
  /** What is in the field. The app finds; the palette shows what it is given. */
  query: string;
  onQueryChange: (query: string) => void;
  /** What was found, or what is offered while nothing is looked for: recent things, screens, actions. */
  sections: readonly CommandSection[];
  /** More may come. What was found before stays. */
  isLoading?: boolean | undefined;
  /** Shown when there are no items and none may come: what was looked for, and what can be. */
  empty: { title: string; text?: string | undefined };
  /** How many were found, shown and read out: "5 результатів". Empty while it is not known. */
  status: string;
  texts: CommandPaletteTexts;
}
