/** Replaced in the quoted `filename`; `filename*` keeps the full name. */
const PLAIN = /[^\w .,()+-]/g;
/** Left unencoded by `encodeURIComponent`, but not allowed here (RFC 5987 attr-char). */
const LEFT_OVER = /['()*]/g;

const percent = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;

/** `content-disposition` (RFC 6266), safe for any file name (security T21); the npm package keeps quotes. */
export function contentDisposition(how: 'inline' | 'attachment', fileName: string): string {
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(LEFT_OVER, percent);
  return `${how}; filename="${fileName.replace(PLAIN, '_')}"; filename*=UTF-8''${encoded}`;
}
