/**
 * Encodes an uploaded image anew, so that what it says besides its pixels is gone: where and when it was taken, by
 * whom, and what is hidden behind its end (security T13).
 */
import type { FileEntry } from '@kasa/contracts/shared/files';
import { FairShares } from '../limits/fair-shares.ts';
import { WorkQueue } from '../limits/work-queue.ts';
import { type Context, OperationFailure } from '../request/handler.ts';

/** Of 100. */
const QUALITY = 90;

// A picture of the largest size takes 64 MB and most of a second, on one of libuv's threads.
const places = new FairShares({ max: [20, 4], retryAfterSeconds: 1 });
const turns = new WorkQueue(1);

/**
 * The image upright, in the same format, without metadata.
 * @param image whose header was checked, see `requireValidImage`
 * @throws OperationFailure `file_type_wrong` for what is no image behind its header; `rate_limited`
 */
export function cleanImage(
  { session, exchange }: Pick<Context, 'session' | 'exchange'>,
  { file_name, media_type, base64 }: FileEntry,
): Promise<FileEntry> {
  const encode = async () => {
    // Loaded with the first photo: most processes never see one.
    const { Transformer } = await import('@napi-rs/image');
    try {
      const image = new Transformer(Buffer.from(base64, 'base64')).rotate();
      const formats: Readonly<Record<string, () => Promise<Buffer>>> = {
        'image/png': () => image.png(),
        'image/jpeg': () => image.jpeg(QUALITY),
        'image/webp': () => image.webp(QUALITY),
      };
      const bytes = await formats[media_type]?.();
      if (bytes) return { file_name, media_type, base64: bytes.toString('base64') };
    } catch {
      // What the decoder says of hostile bytes helps nobody.
    }
    throw new OperationFailure('file_type_wrong');
  };
  return places.run([session.merchantId], () => turns.run(encode, () => exchange.isAbandoned));
}
