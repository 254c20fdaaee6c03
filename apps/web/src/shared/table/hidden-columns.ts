/** The parameter of a list's address that says which columns are switched off. Without it the device's own choice counts. */
export const COLUMNS_PARAMETER = 'hidden';

/** None: a parameter without value would be no parameter. */
const NONE = '-';

/** Ids of columns in a text; what is no column of the list hides none. */
export const columnsIn = (text: string): readonly string[] =>
  text.split('.').filter((id) => id !== '' && id !== NONE);

/** The text that says which columns are switched off, the same in whatever order they were. */
export const columnsText = (hidden: readonly string[]): string => hidden.toSorted().join('.') || NONE;
