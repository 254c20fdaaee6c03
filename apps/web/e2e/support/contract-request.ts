import type { FileEntry } from '@kasa/contracts/shared/files';
import type { Operation } from '@kasa/contracts/shared/operation';

/** The request of a contract example: valid as it is, for a user with the permission. */
export interface ContractRequest {
  /** Operation id. */
  readonly id: string;
  readonly url: string;
  readonly method: string;
  /** Empty: no body. */
  readonly json: string;
  /** An uploaded file instead, in a form field. */
  readonly file: { field: string; name: string; type: string; base64: string } | null;
}

export function requestOf(
  { id, method, path, example, upload }: Operation,
  baseURL: string,
): ContractRequest {
  const params = (example.params ?? {}) as Record<string, string>;
  const body = example.body as Record<string, unknown> | undefined;
  const file = upload && (body?.[upload.field] as FileEntry);
  return {
    id,
    method,
    url: baseURL + path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? ''),
    json: body && !file ? JSON.stringify(body) : '',
    file: file
      ? { field: upload.field, name: file.file_name, type: file.media_type, base64: file.base64 }
      : null,
  };
}
