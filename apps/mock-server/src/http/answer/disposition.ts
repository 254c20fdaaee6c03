/** Replaced in the quoted `filename`; `filename*` keeps the full name. */
const PLAIN = /[^\w .,()+-]/g;
/** Left unencoded by `encodeURIComponent`, but not allowed here (RFC 5987 attr-char). */
const LEFT_OVER = /['()*]/g;

const percent = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;

/**
 * The `content-disposition` header (RFC 6266), safe against quotes, line breaks and non-ASCII letters in names
 * (security T21). The npm package of this name keeps escaped quotes and throws on lone surrogates.
 */
export function contentDisposition(how: 'inline' | 'attachment', fileName: string): string {
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(LEFT_OVER, percent);
  return `${how}; filename="${fileName.replace(PLAIN, '_')}"; filename*=UTF-8''${encoded}`;
}
