import fastifyMultipart from '@fastify/multipart';
import type { FileEntry } from '@kasa/contracts/shared/files';
import type { Upload } from '@kasa/contracts/shared/operation';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { OperationFailure } from './handler.ts';

/** Texts that a form may hold beside its file; none is declared so far, so that each is told to be unknown. */
const MAX_FIELDS = 5;
const MAX_FIELD_BYTES = 1024;
/** What a form weighs beside its file. */
const FORM_BYTES = 16 * 1024;

/** Lets the routes of a scope take forms; nowhere else is a form even read (security T6). */
export function acceptForms(scope: FastifyInstance): void {
  scope.register(fastifyMultipart);
}

/** More of something than a form may have. */
const TOO_MUCH = new Set([
  'FST_REQ_FILE_TOO_LARGE',
  'FST_PARTS_LIMIT',
  'FST_FILES_LIMIT',
  'FST_FIELDS_LIMIT',
]);

/**
 * Reads a form as the value that the operation's `body` describes. The file is kept in memory, up to its limit: no
 * temporary file can be left behind by an upload that breaks off.
 * @throws OperationFailure `unsupported_media_type`, `payload_too_large`, `malformed_request`, `file_type_wrong`
 */
export async function readForm(request: FastifyRequest, upload: Upload): Promise<Record<string, unknown>> {
  if (!request.isMultipart()) throw new OperationFailure('unsupported_media_type');
  const told = Number(request.headers['content-length'] ?? 0);
  if (told > upload.maxBytes + FORM_BYTES) throw new OperationFailure('payload_too_large');
  try {
    return await readParts(request, upload);
  } catch (error) {
    if (error instanceof OperationFailure) throw error;
    const { code = '' } = error as { code?: string };
    throw new OperationFailure(TOO_MUCH.has(code) ? 'payload_too_large' : 'malformed_request');
  }
}

async function readParts(request: FastifyRequest, upload: Upload): Promise<Record<string, unknown>> {
  const limits = {
    files: 1,
    fields: MAX_FIELDS,
    parts: MAX_FIELDS + 1,
    fileSize: upload.maxBytes,
    fieldSize: MAX_FIELD_BYTES,
    fieldNameSize: 100,
    headerPairs: 20,
  };
  // Without a prototype, whatever the fields are called.
  const form: Record<string, unknown> = Object.create(null);
  for await (const part of request.parts({ limits })) {
    // Of a field that comes twice, neither can be meant.
    if (Object.hasOwn(form, part.fieldname)) throw new OperationFailure('malformed_request');
    if (part.type === 'field') form[part.fieldname] = part.value;
    else {
      const bytes = await part.toBuffer();
      // Before rules of fields: a file of no declared type is a wrong one, whatever else is missing.
      if (!upload.types.includes(part.mimetype)) throw new OperationFailure('file_type_wrong');
      form[part.fieldname] = {
        file_name: part.filename,
        media_type: part.mimetype,
        base64: bytes.toString('base64'),
      } satisfies FileEntry;
    }
  }
  return form;
}
