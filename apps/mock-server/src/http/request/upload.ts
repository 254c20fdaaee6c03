import fastifyMultipart from '@fastify/multipart';
import type { FileEntry } from '@kasa/contracts/shared/files';
import type { Upload } from '@kasa/contracts/shared/operation';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { OperationFailure } from './handler.ts';

/** Text fields parsed beside the file; none is declared so far, so each is reported as unknown. */
const MAX_FIELDS = 5;
const MAX_FIELD_BYTES = 1024;
/** Allowance for everything but the file, in bytes. */
const FORM_BYTES = 16 * 1024;

/** Enables form parsing for the routes of a scope only (security T6). */
export function registerMultipart(scope: FastifyInstance): void {
  scope.register(fastifyMultipart);
}

const TOO_MUCH = new Set([
  'FST_REQ_FILE_TOO_LARGE',
  'FST_PARTS_LIMIT',
  'FST_FILES_LIMIT',
  'FST_FIELDS_LIMIT',
]);

/**
 * Parses a form into the operation's `body`, in memory: an aborted upload leaves no temporary file.
 * @throws OperationFailure `unsupported_media_type`, `payload_too_large`, `malformed_request`, `file_type_wrong`
 */
export async function readMultipartForm(
  request: FastifyRequest,
  upload: Upload,
): Promise<Record<string, unknown>> {
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
  // No prototype: field names come from the client.
  const form: Record<string, unknown> = Object.create(null);
  for await (const part of request.parts({ limits })) {
    // A repeated field is ambiguous.
    if (Object.hasOwn(form, part.fieldname)) throw new OperationFailure('malformed_request');
    if (part.type === 'field') form[part.fieldname] = part.value;
    else {
      const bytes = await part.toBuffer();
      // Takes precedence over field validation.
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
