import type { FileEntry } from '@kasa/contracts/shared/files';
import type { Operation } from '@kasa/contracts/shared/operation';

/** A request as the contract's example has it: it works when it is sent as it stands by whoever may. */
export interface ContractRequest {
  /** Operation id. */
  readonly id: string;
  readonly url: string;
  readonly method: string;
  /** The body as JSON; empty: none. */
  readonly json: string;
  /** A file that the operation wants instead, in a field of a form. */
  readonly file: { field: string; name: string; type: string; base64: string } | null;
}

/** The request of an operation's example. */
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
