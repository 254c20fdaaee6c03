import { crc32 } from 'node:zlib';
import { type FileEntry, MAX_IMAGE_SIDE } from '@kasa/contracts/shared/files';
import { uploadDriverAvatar } from '@kasa/contracts/transport/operations/driver-photos';
import { Transformer } from '@napi-rs/image';

export const examplePhoto = uploadDriverAvatar.example.body.photo;
export const png = Buffer.from(examplePhoto.base64, 'base64');
/** The example PNG with another size in its header. */
export const withSize = (width: number, height: number) => {
  const copy = Buffer.from(png);
  copy.writeUInt32BE(width, 16);
  copy.writeUInt32BE(height, 20);
  return copy;
};
const pixels = (width: number, height: number) =>
  Transformer.fromRgbaPixels(new Uint8Array(width * height * 4).fill(200), width, height);
/** 16 by 8 pixels. */
export const jpeg = await pixels(16, 8).jpeg();
export const webp = await pixels(16, 8).webpLossless();
/** As large as a picture may be. */
export const largestPng = () => pixels(MAX_IMAGE_SIDE, MAX_IMAGE_SIDE).png();

/** What a camera writes beside the pixels: turned to the left, and the place. */
export const PLACE = 'GPS 50.4501 30.5234';
const exif = Buffer.concat([
  Buffer.from('MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0', 'latin1'),
  Buffer.from(PLACE),
]);

/** A JPEG, PNG and WebP that tell where they were taken; the last two behind their end, too. */
export const withPlace = {
  jpeg() {
    const data = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exif]);
    const head = Buffer.from([0xff, 0xe1, 0, data.length + 2]);
    return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
  },
  png() {
    const head = Buffer.alloc(4);
    head.writeUInt32BE(exif.length);
    const body = Buffer.concat([Buffer.from('eXIf'), exif]);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(body));
    const afterHeader = 33;
    return Buffer.concat([
      png.subarray(0, afterHeader),
      head,
      body,
      check,
      png.subarray(afterHeader),
      Buffer.from(PLACE),
    ]);
  },
  webp: () => Buffer.concat([webp, Buffer.from(PLACE)]),
};

export const fileEntryOf = (bytes: Buffer, media_type = 'image/png', file_name = 'photo.png'): FileEntry => ({
  file_name,
  media_type,
  base64: bytes.toString('base64'),
});
