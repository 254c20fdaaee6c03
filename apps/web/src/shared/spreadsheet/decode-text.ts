// biome-ignore lint/suspicious/noControlCharactersInRegex: they tell that a file is no text
const BINARY = /[\0-\x08\x0e-\x1f]/;

/** Excel on Windows saves CSV in the encoding of the system, which in Ukraine is windows-1251. */
const LOCAL = 'windows-1251';

/** @returns the text of a file, without its byte order mark; null: it is no text */
export function decodeText(bytes: Uint8Array): string | null {
  const all = new TextDecoder(encodingOf(bytes)).decode(bytes);
  // Old programs end a file with Ctrl-Z.
  const text = all.endsWith('\u001a') ? all.slice(0, -1) : all;
  return BINARY.test(text) ? null : text;
}

function encodingOf(bytes: Uint8Array): string {
  // "Unicode text" of Excel.
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return LOCAL;
  }
}
