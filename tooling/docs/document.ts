export interface ApiOperation {
  readonly method: string;
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  readonly permission: string | null;
  /** Other tags that open it, or that some objects require. */
  readonly orPermissions: readonly string[];
  readonly codes: readonly string[];
}

export interface ErrorCode {
  readonly name: string;
  readonly code: number;
  readonly http: number;
  readonly when: string;
  readonly uk: string;
  readonly en: string;
}

export interface ApiDocument {
  readonly operations: readonly ApiOperation[];
  readonly codes: readonly ErrorCode[];
  readonly permissions: readonly { tag: string; uk: string; en: string }[];
  readonly roles: readonly { role: string; uk: string; en: string; tags: readonly string[] }[];
}

interface RawOperation {
  operationId: string;
  summary: string;
  'x-permission': string | null;
  'x-or-permission'?: string | readonly string[];
  'x-codes': readonly string[];
}

interface RawDocument {
  paths: Record<string, Record<string, RawOperation>>;
  'x-codes': ApiDocument['codes'];
  'x-permissions': ApiDocument['permissions'];
  'x-roles': ApiDocument['roles'];
}

/** Reads a document from `buildOpenApi`, without validation. */
export function readDocument(document: object): ApiDocument {
  const raw = document as RawDocument;
  const operations = Object.entries(raw.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operationId: operation.operationId,
      summary: operation.summary,
      permission: operation['x-permission'],
      orPermissions: [operation['x-or-permission'] ?? []].flat(),
      codes: operation['x-codes'],
    })),
  );
  return { operations, codes: raw['x-codes'], permissions: raw['x-permissions'], roles: raw['x-roles'] };
}
