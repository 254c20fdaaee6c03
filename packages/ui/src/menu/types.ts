import type { LucideIcon } from 'lucide-react';

/** An action: a menu item, a row's ⋯ action or a header's action. */
export interface MenuAction {
  /** Unique in the whole menu, across its groups. */
  id: string;
  label: string;
  icon?: LucideIcon | undefined;
  /** Called when chosen. An action with only `href` navigates. */
  onAction?: (() => void) | undefined;
  href?: string | undefined;
  /** Default: whether there is a reason. */
  isDisabled?: boolean | undefined;
  /** Why it is disabled and who can change that; shown under the label, and the item stays reachable. */
  disabledReason?: string | undefined;
  /** Object of the action, if the label alone is ambiguous: below it in a menu, a tooltip of a button. */
  hint?: string | undefined;
  /** `danger`: removes something or can't be undone. */
  tone?: 'default' | 'danger' | undefined;
  /** Display form of the action's shortcut: "Ctrl K". Shown only, not handled here. */
  shortcut?: string | undefined;
  /** Stands in the header of a page however narrow it is, on a phone by its icon. */
  isProminent?: boolean | undefined;
  /** For a single choice: true for the chosen item, false for the others of its group. */
  isChosen?: boolean | undefined;
}

export interface MenuGroup {
  id: string;
  title?: string | undefined;
  items: readonly MenuAction[];
}

export type MenuContent =
  | { items: readonly MenuAction[]; groups?: undefined }
  | { groups: readonly MenuGroup[]; items?: undefined };

/** Position of a context menu: under an element, or at a point of the window (CSS pixels). */
export type MenuAnchor = Element | { x: number; y: number };

export type ContextMenuProps = {
  label: string;
  /** Null: closed. */
  anchor: MenuAnchor | null;
  onClose: () => void;
} & MenuContent;
