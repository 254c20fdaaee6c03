/** SQLite's own result codes (https://www.sqlite.org/rescode.html), those that mean something to us. */
export const SQLITE_BUSY = 5;
export const SQLITE_CORRUPT = 11;
export const SQLITE_NOT_A_DATABASE = 26;

/** The primary result code of an error of SQLite's; 0 for any other. */
export function primaryCode(error: unknown): number {
  return ((error as { errcode?: number } | null)?.errcode ?? 0) & 0xff;
}
