/** One thing to choose. */
export type SelectItem = {
  id: string;
  label: string;
  /** A second line, muted: what tells two alike labels apart. */
  description?: string | undefined;
  isDisabled?: boolean | undefined;
};

/** What SelectField and ComboboxField have in common about where their items come from. */
export type SelectSource = {
  items: readonly SelectItem[];
  /** The chosen one, where `items` may not hold it: a page of search results. */
  selectedItem?: SelectItem | null | undefined;
  /** The items of the last search are on their way; the old ones stay meanwhile. */
  isLoading?: boolean | undefined;
  /** Read out and shown while the first items load. */
  loadingLabel?: string | undefined;
  /** With it the items are searched by its owner (on the server); without it here, by label and description. */
  onSearch?: ((query: string) => void) | undefined;
  /** Shown when there is nothing to choose. */
  emptyText?: string | undefined;
};

const SHORT_LENGTH = 30;

/** A label of at most 30 characters, the last one an ellipsis when it was cut (spec §9). */
export function shortenLabel(label: string): string {
  const characters = Array.from(label);
  if (characters.length <= SHORT_LENGTH) return label;
  return `${characters
    .slice(0, SHORT_LENGTH - 1)
    .join('')
    .trimEnd()}…`;
}

/** The item with this id, wherever it is known from. */
export function findSelected(id: string | null, { items, selectedItem }: SelectSource): SelectItem | null {
  if (id === null) return null;
  if (selectedItem?.id === id) return selectedItem;
  return items.find((item) => item.id === id) ?? null;
}
