/** A unique rule of the database refused a write; which one, in words both databases share. */
export class UniqueViolation extends Error {
  override readonly name = 'UniqueViolation';
  readonly table: string;
  /** The columns whose values exist already, `merchant_id` left out: the scope is not what clashed. */
  readonly columns: readonly string[];

  constructor(table: string, columns: readonly string[], cause: unknown) {
    super(`${table}: ${columns.join(', ')} not unique`, { cause });
    this.table = table;
    this.columns = columns;
  }
}

/** The database can't be opened or reached. The message is for the person who started the server. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}
