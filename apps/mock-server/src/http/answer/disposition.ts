/** What may stand in a quoted name without escaping; the rest is for `filename*` alone. */
const PLAIN = /[^\w .,()+-]/g;
/** `encodeURIComponent` leaves these as they are, which the header's grammar does not (RFC 5987 attr-char). */
const LEFT_OVER = /['()*]/g;

const percent = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;

/**
 * The header `content-disposition` (RFC 6266): whatever a name holds, neither quotes nor line breaks nor letters
 * outside ASCII get into the header as they are (security T21). The package `content-disposition` keeps quotes, escaped
 * in a way that not every client undoes, and throws at half a letter.
 */
export function contentDisposition(how: 'inline' | 'attachment', fileName: string): string {
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(LEFT_OVER, percent);
  return `${how}; filename="${fileName.replace(PLAIN, '_')}"; filename*=UTF-8''${encoded}`;
}
