import type { FileEntry } from '@kasa/contracts/shared/files';
import { uploadDriverAvatar } from '@kasa/contracts/transport/operations/driver-photos';

export const examplePhoto = uploadDriverAvatar.example.body.photo;
export const png = Buffer.from(examplePhoto.base64, 'base64');
/** The example PNG with another size in its header. */
export const withSize = (width: number, height: number) => {
  const copy = Buffer.from(png);
  copy.writeUInt32BE(width, 16);
  copy.writeUInt32BE(height, 20);
  return copy;
};
/** A JPEG header: 16 by 8 pixels, after an application segment. */
export const jpeg = Buffer.from('ffd8ffe00004aabbffc0000b080008001001011100ffd9', 'hex');
/** A lossless WebP header: 16 by 8 pixels. */
export const webp = Buffer.concat([
  Buffer.from('RIFF\x1a\0\0\0WEBPVP8L\x0d\0\0\0\x2f', 'latin1'),
  Buffer.from([15, 0xc0, 1, 0, 0, 0, 0, 0, 0, 0]),
]);

export const fileEntryOf = (bytes: Buffer, media_type = 'image/png', file_name = 'photo.png'): FileEntry => ({
  file_name,
  media_type,
  base64: bytes.toString('base64'),
});
