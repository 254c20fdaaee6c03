import type { FileEntry } from '@kasa/contracts/shared/files';
import type { Operation } from '@kasa/contracts/shared/operation';
import { examplePhoto } from '@kasa/contracts/shared/photos';
import { requestOf } from './call.ts';
import { exampleWith, type FailureCases } from './failure-cases.ts';

const picture = Buffer.from(examplePhoto.base64, 'base64');

/** How an operation that sets a photo refuses a file. */
export function photoFailureCases(op: Operation): FailureCases {
  const photo = (change: Partial<FileEntry>) =>
    exampleWith(op, { body: { photo: { ...examplePhoto, ...change } } });
  return {
    [`${op.id} payload_too_large`]: photo({ base64: Buffer.alloc(1024 * 1024 + 1).toString('base64') }),
    [`${op.id} malformed_request`]: async (_db, owner) => ({
      ...requestOf(op, op.example, owner),
      payload: 'no form',
    }),
    [`${op.id} file_type_wrong`]: photo({ file_name: 'photo.jpg' }),
    // The width stands in the bytes 16 to 20.
    [`${op.id} image_too_large`]: photo({
      base64: Buffer.concat([
        picture.subarray(0, 16),
        Buffer.from([0, 0, 0x10, 1]),
        picture.subarray(20),
      ]).toString('base64'),
    }),
  };
}
