import type { LucideIcon } from 'lucide-react';

/** One thing that can be done: the same object makes a menu item, a row's ⋯ action and a header's action. */
export interface MenuAction {
  /** Unique in the whole menu, across its groups. */
  id: string;
  label: string;
  icon?: LucideIcon | undefined;
  /** What it does. An action with `href` and no `onAction` only navigates. */
  onAction?: (() => void) | undefined;
  /** Where it leads, when it is a link. */
  href?: string | undefined;
  isDisabled?: boolean | undefined;
  /** Why it can't be done and who can change that; shown under the label, so the item stays reachable. */
  disabledReason?: string | undefined;
  /** What it does it to, where the label alone may be misread: under the label in a menu, a tooltip of a button. */
  hint?: string | undefined;
  /** `danger`: takes something away or can't be undone. */
  tone?: 'default' | 'danger' | undefined;
  /** The key combination that does the same, as people read it: "Ctrl K". Only shown, not listened to. */
  shortcut?: string | undefined;
  /**
   * For a choice of one (language, theme, a saved view): true at the chosen one, false at the others of its
   * group.
   */
  isChosen?: boolean | undefined;
}

/** Actions that belong together; a line divides one group from the next. */
export interface MenuGroup {
  id: string;
  title?: string | undefined;
  items: readonly MenuAction[];
}

/** Items as one list, or as groups. */
export type MenuContent =
  | { items: readonly MenuAction[]; groups?: undefined }
  | { groups: readonly MenuGroup[]; items?: undefined };

/** Where a context menu hangs: under an element, or at a point of the window (CSS pixels). */
export type MenuAnchor = Element | { x: number; y: number };

export type ContextMenuProps = {
  label: string;
  /** Null: closed. */
  anchor: MenuAnchor | null;
  onClose: () => void;
} & MenuContent;
