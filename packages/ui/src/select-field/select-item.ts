export type SelectItem = {
  id: string;
  label: string;
  /** Second line, to tell equal labels apart. */
  description?: string | undefined;
  isDisabled?: boolean | undefined;
};

/** Source of the items of SelectField and ComboboxField. */
export type SelectSource = {
  items: readonly SelectItem[];
  /** The chosen item, if `items` (a page of search results) may not contain it. */
  selectedItem?: SelectItem | null | undefined;
  /** A search is running; the old items stay meanwhile. */
  isLoading?: boolean | undefined;
  /** Shown and read out while the first items load. */
  loadingLabel?: string | undefined;
  onSearch?: ((query: string) => void) | undefined;
  emptyText?: string | undefined;
};

const SHORT_LENGTH = 30;

/** Truncates a label to 30 characters including the ellipsis (spec §9). */
export function shortenLabel(label: string): string {
  const characters = Array.from(label);
  if (characters.length <= SHORT_LENGTH) return label;
  return `${characters
    .slice(0, SHORT_LENGTH - 1)
    .join('')
    .trimEnd()}…`;
}

export function findSelected(id: string | null, { items, selectedItem }: SelectSource): SelectItem | null {
  if (id === null) return null;
  if (selectedItem?.id === id) return selectedItem;
  return items.find((item) => item.id === id) ?? null;
}
