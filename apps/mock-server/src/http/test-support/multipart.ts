import type { FileEntry } from '@kasa/contracts/shared/files';

const BOUNDARY = '----kasa0123456789abcdef';

export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

const quoted = (text: string) =>
  `"${text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')}"`;

function isFile(value: unknown): value is FileEntry {
  const { file_name, media_type, base64 } = (value ?? {}) as Partial<FileEntry>;
  return [file_name, media_type, base64].every((part) => typeof part === 'string');
}

function part(name: string, value: unknown): Buffer {
  const file = isFile(value) ? value : undefined;
  const head = [
    `--${BOUNDARY}`,
    `content-disposition: form-data; name=${quoted(name)}${file ? `; filename=${quoted(file.file_name)}` : ''}`,
    ...(file ? [`content-type: ${file.media_type.replaceAll(/[\r\n]/g, '')}`] : []),
  ];
  const content = file
    ? Buffer.from(file.base64, 'base64')
    : Buffer.from(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), content, Buffer.from('\r\n')]);
}

/** The bytes of a multipart form; file entries are sent as files. */
export function formBytes(fields: readonly (readonly [name: string, value: unknown])[]): Buffer {
  return Buffer.concat([
    ...fields.map(([name, value]) => part(name, value)),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);
}
