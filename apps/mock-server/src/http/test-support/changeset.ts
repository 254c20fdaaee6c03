/** Reads changesets of SQLite's sessions (https://sqlite.org/session/changesetfmt.html), as far as tests compare them. */

const UPDATE = 23;
const [INTEGER, FLOAT, TEXT, BLOB] = [1, 2, 3, 4];

/** The changes of one table, sorted: SQLite tells them in the order of a hash table, which other changes enlarge. */
export function changesIn(changeset: Uint8Array): string[] {
  const bytes = Buffer.from(changeset);
  if (bytes.length === 0) return [];
  let at = 1;
  const readNumber = () => {
    let number = 0;
    for (;;) {
      const byte = bytes.readUInt8(at++);
      number = number * 128 + (byte & 127);
      if (byte < 128) return number;
    }
  };
  const columns = readNumber();
  const skipRecord = () => {
    for (let column = 0; column < columns; column += 1) {
      const type = bytes.readUInt8(at++);
      if (type === INTEGER || type === FLOAT) at += 8;
      else if (type === TEXT || type === BLOB) {
        const length = readNumber();
        at += length;
      }
    }
  };
  // What is of the key, and the table's name.
  at = bytes.indexOf(0, at + columns) + 1;
  const changes: string[] = [];
  while (at < bytes.length) {
    const start = at;
    const operation = bytes.readUInt8(at);
    at += 2;
    skipRecord();
    if (operation === UPDATE) skipRecord();
    changes.push(bytes.toString('base64', start, at));
  }
  return changes.toSorted();
}
