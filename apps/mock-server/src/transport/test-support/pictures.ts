/** Pictures for uploads: as small as their kinds allow. */
import type { FileEntry } from '@kasa/contracts/shared/files';
import { uploadDriverAvatar } from '@kasa/contracts/transport/operations/driver-photos';

/** The photo of the contract's example: a PNG of one pixel. */
export const examplePhoto = uploadDriverAvatar.example.body?.photo as FileEntry;
export const png = Buffer.from(examplePhoto.base64, 'base64');
/** The same with another size in its header. */
export const withSize = (width: number, height: number) => {
  const copy = Buffer.from(png);
  copy.writeUInt32BE(width, 16);
  copy.writeUInt32BE(height, 20);
  return copy;
};
/** The first frame of a JPEG, 16 by 8 pixels, after a segment of its application. */
export const jpeg = Buffer.from('ffd8ffe00004aabbffc0000b080008001001011100ffd9', 'hex');
/** A lossless WebP of 16 by 8 pixels, as far as its header goes. */
export const webp = Buffer.concat([
  Buffer.from('RIFF\x1a\0\0\0WEBPVP8L\x0d\0\0\0\x2f', 'latin1'),
  Buffer.from([15, 0xc0, 1, 0, 0, 0, 0, 0, 0, 0]),
]);

/** Bytes as an upload. */
export const file = (bytes: Buffer, media_type = 'image/png', file_name = 'photo.png'): FileEntry => ({
  file_name,
  media_type,
  base64: bytes.toString('base64'),
});
