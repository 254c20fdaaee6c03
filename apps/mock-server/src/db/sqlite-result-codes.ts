/** SQLite result codes (https://www.sqlite.org/rescode.html). */
export const SQLITE_BUSY = 5;
export const SQLITE_CORRUPT = 11;
export const SQLITE_NOT_A_DATABASE = 26;

/** Primary result code of a SQLite error; 0 for other errors. */
export function primaryResultCode(error: unknown): number {
  return ((error as { errcode?: number } | null)?.errcode ?? 0) & 0xff;
}
