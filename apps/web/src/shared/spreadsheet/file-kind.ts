/** Told by its bytes: names and media types of files are often wrong. */
export type FileKind = 'xlsx' | 'text' | 'encrypted' | 'other';

const begins = (bytes: Uint8Array, ...start: readonly number[]) =>
  start.every((byte, n) => bytes[n] === byte);

/** A character for each byte, to look for names within. */
const asCharacters = (bytes: Uint8Array) => new TextDecoder('windows-1252').decode(bytes);

export function kindOfFile(bytes: Uint8Array): FileKind {
  // PK: a ZIP archive, as are XLSX, DOCX and many more.
  if (begins(bytes, 0x50, 0x4b, 0x03, 0x04)) {
    return /xl\/(?:workbook|worksheets|_rels)/.test(asCharacters(bytes)) ? 'xlsx' : 'other';
  }
  // OLE2: a file of the old Office, or one with a password.
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    return asCharacters(bytes).includes([...'EncryptedPackage'].join('\0')) ? 'encrypted' : 'other';
  }
  return 'text';
}

/** Bytes that an archive says it unpacks to: a small file may swell to gigabytes. */
export function unpackedSize(archive: Uint8Array): number {
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength);
  let size = 0;
  for (let at = 0; at + 46 <= archive.length; at += 1) {
    // An entry of the central directory.
    if (archive[at] === 0x50 && view.getUint32(at) === 0x504b0102) size += view.getUint32(at + 24, true);
  }
  return size;
}
