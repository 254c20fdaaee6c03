/** A unique rule refused a write; the same for both databases. */
export class UniqueViolation extends Error {
  override readonly name = 'UniqueViolation';
  readonly table: string;
  /** The conflicting columns, without the `merchant_id` scope. */
  readonly columns: readonly string[];

  constructor(table: string, columns: readonly string[], cause: unknown) {
    super(`${table}: ${columns.join(', ')} not unique`, { cause });
    this.table = table;
    this.columns = columns;
  }
}

/** The database can't be opened or reached. The message is for the user. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}
