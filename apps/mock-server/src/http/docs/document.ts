/** The parts of our OpenAPI document (`buildDocument` of the contract) that the documentation reads. */

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly required?: readonly string[];
  readonly description?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

export interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
  readonly example?: unknown;
}

interface ExampleFile {
  readonly file_name: string;
  readonly media_type: string;
  readonly base64: string;
}

interface Content {
  /** In place of JSON: a form with one file. */
  readonly 'multipart/form-data'?: {
    readonly schema: Schema;
    readonly 'x-example-file': ExampleFile & { readonly field: string };
  };
  readonly 'application/json'?: {
    readonly schema: Schema;
    readonly example?: unknown;
    readonly examples?: Readonly<Record<string, { readonly $ref?: string; readonly value?: unknown }>>;
  };
}

export interface ApiOperation {
  readonly method: string;
  readonly path: string;
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly content?: Content }>>;
  /** Authentication other than by session. */
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly 'x-permission': string | null;
  /** Other tags that open it, or that some objects require. */
  readonly 'x-or-permission'?: string | readonly string[];
  readonly 'x-session': boolean;
  readonly 'x-signed': boolean;
  readonly 'x-assumed'?: string;
  readonly 'x-codes': readonly string[];
}

interface Texts {
  readonly uk: string;
  readonly en: string;
}

export interface ApiDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Omit<ApiOperation, 'method' | 'path'>>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly responses: Readonly<Record<string, { readonly content: Content }>>;
    readonly examples: Readonly<Record<string, { readonly value?: unknown }>>;
  };
  readonly 'x-codes': readonly (Texts & {
    readonly name: string;
    readonly code: number;
    readonly http: number;
    readonly when: string;
  })[];
  readonly 'x-permissions': readonly (Texts & { readonly tag: string })[];
  readonly 'x-roles': readonly (Texts & { readonly role: string; readonly tags: readonly string[] })[];
  readonly 'x-rules': readonly (Texts & { readonly rule: string })[];
  readonly 'x-state-machines': Readonly<
    Record<string, readonly { readonly from: string; readonly to: string; readonly by: string }[]>
  >;
}

export function operationsOf(document: ApiDocument): ApiOperation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  );
}

export const signers = ['terminal', 'merchant'] as const;
export type Signer = (typeof signers)[number];

/** Who signs each request of it in place of a session. */
export const signerOf = ({ security }: Pick<ApiOperation, 'security'>): Signer | undefined =>
  signers.find((signer) => security?.some((scheme) => signer in scheme));

export const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

/** Parameters that have the same meaning wherever they are taken: language, signature, key, tag. */
export function commonParameters({ components }: ApiDocument): Parameter[] {
  return Object.values(components.parameters).filter(
    (parameter) => parameter.in === 'header' || parameter.name === 'lng',
  );
}

/** The other parameters of an operation. */
export function ownParameters(document: ApiDocument, operation: ApiOperation): Parameter[] {
  const common = commonParameters(document);
  return operation.parameters
    .map((one) => (one.$ref ? (document.components.parameters[nameOf(one.$ref)] ?? one) : one))
    .filter((one) => !common.includes(one));
}

export function failureExamples(document: ApiDocument, operation: ApiOperation): Map<string, unknown> {
  const found = new Map<string, unknown>();
  for (const response of Object.values(operation.responses)) {
    const whole = response.$ref ? document.components.responses[nameOf(response.$ref)] : response;
    const examples = Object.entries(whole?.content?.['application/json']?.examples ?? {});
    for (const [name, { $ref, value }] of examples) {
      found.set(name, $ref ? document.components.examples[nameOf($ref)]?.value : value);
    }
  }
  return found;
}
