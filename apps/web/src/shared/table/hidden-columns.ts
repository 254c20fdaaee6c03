/** Query parameter with the hidden columns; without it the device's preference applies. */
export const COLUMNS_PARAMETER = 'hidden';

/** No hidden columns: a parameter without a value would be dropped. */
const NONE = '-';

export const parseHiddenColumns = (text: string): readonly string[] =>
  text.split('.').filter((id) => id !== '' && id !== NONE);

/** Parameter value of hidden columns, independent of their order. */
export const formatHiddenColumns = (hidden: readonly string[]): string => hidden.toSorted().join('.') || NONE;
